import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers, SendsList } from '../answers/answers.js';
import { RestaurantId } from '../access/request-context.js';
import { Id, idsIn, pageQuery } from '../http/params.js';
import { sendPage, sendRows } from '../http/lists.js';
import { knownReviews, oneReview, reviews } from './reviews.queries.js';

@Controller('reviews')
export class ReviewsController {
  constructor(private readonly queries: QueryBus) {}

  @SendsList('ReviewView', 'What guests said, the newest first')
  @Get()
  async list(@RestaurantId() restaurantId: number, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const ids = idsIn(request.query);
    if (ids) return sendRows('reviews', await this.queries.execute(knownReviews(restaurantId, ids)), request, reply);
    const { page } = pageQuery(request.query);
    sendPage('reviews', await this.queries.execute(reviews(restaurantId, page)), page, reply);
  }

  @Answers('ReviewView', 'What one guest said')
  @Get(':id')
  one(@RestaurantId() restaurantId: number, @Param('id', Id) reviewId: number) {
    return this.queries.execute(oneReview(restaurantId, reviewId));
  }
}
