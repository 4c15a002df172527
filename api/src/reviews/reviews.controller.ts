import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { reviewDays, starsIn } from '@sae/domain/reviews';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Right } from '../access/auth.guard.js';
import { Answers, SendsList } from '../answers/answers.js';
import { RestaurantId } from '../access/request-context.js';
import { Id, idsIn, pageQuery } from '../http/params.js';
import { sendPage, sendRows } from '../http/lists.js';
import { knownReviews, oneReview, reviews, reviewSummary } from './reviews.queries.js';

@Controller('reviews')
@Right('SeeReviews')
export class ReviewsController {
  constructor(private readonly queries: QueryBus) {}

  @SendsList('ReviewView', 'What guests said, the newest first; its filter knows `stars`, `from` and `to`')
  @Get()
  async list(@RestaurantId() restaurantId: number, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const ids = idsIn(request.query);
    if (ids) return sendRows('reviews', await this.queries.execute(knownReviews(restaurantId, ids)), request, reply);
    const { page, filter } = pageQuery(request.query, ['stars', 'from', 'to']);
    const wanted = { ...reviewDays(filter), stars: starsIn(filter.stars) };
    sendPage('reviews', await this.queries.execute(reviews(restaurantId, wanted, page)), page, reply);
  }

  @Answers('ReviewSummary', 'What guests think in all, by stars and by week', {
    asks: { from: 'The first day, such as 2026-11-01', to: 'The last day' },
  })
  @Get('summary')
  summary(@RestaurantId() restaurantId: number, @Query() query: Record<string, unknown>) {
    return this.queries.execute(reviewSummary(restaurantId, reviewDays(query)));
  }

  @Answers('ReviewView', 'What one guest said')
  @Get(':id')
  one(@RestaurantId() restaurantId: number, @Param('id', Id) reviewId: number) {
    return this.queries.execute(oneReview(restaurantId, reviewId));
  }
}
