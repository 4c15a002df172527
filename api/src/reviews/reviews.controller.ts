import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { SendsList } from '../answers/answers.js';
import { RestaurantId } from '../access/request-context.js';
import { pageQuery } from '../http/list-query.js';
import { sendPage } from '../http/lists.js';
import { reviews } from './reviews.queries.js';

@Controller('reviews')
export class ReviewsController {
  constructor(private readonly queries: QueryBus) {}

  @SendsList('ReviewView', 'What guests said, the newest first')
  @Get()
  async list(@RestaurantId() restaurantId: number, @Query() query: unknown, @Res() reply: FastifyReply) {
    const { page } = pageQuery(query);
    sendPage('reviews', await this.queries.execute(reviews(restaurantId, page)), page, reply);
  }
}
