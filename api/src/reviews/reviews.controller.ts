import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { SendsList } from '../docs/answers.js';
import { RestaurantId } from '../http/request-context.js';
import { sendPage } from '../http/lists.js';
import { reviewsPage } from './reviews-page.js';
import { ReviewsList } from './reviews-list.js';

@Controller('reviews')
export class ReviewsController {
  constructor(private readonly queries: QueryBus) {}

  @SendsList('ReviewView', 'What guests said, the newest first')
  @Get()
  async list(@RestaurantId() restaurantId: number, @Query() query: unknown, @Res() reply: FastifyReply) {
    const page = reviewsPage(query);
    sendPage('reviews', await this.queries.execute(new ReviewsList(restaurantId, page)), page, reply);
  }
}
