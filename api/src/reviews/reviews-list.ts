import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ReviewsReader, type ReviewsPage } from '@sae/projections/models/reviews';

/** What guests wrote, newest first, page by page. */
export class ReviewsList extends Query<{ json: string; total: number }> {
  constructor(
    readonly restaurantId: number,
    readonly page: ReviewsPage,
  ) {
    super();
  }
}

@QueryHandler(ReviewsList)
export class ReviewsListHandler implements IQueryHandler<ReviewsList> {
  constructor(private readonly reviews: ReviewsReader) {}

  execute({ restaurantId, page }: ReviewsList): Promise<{ json: string; total: number }> {
    return this.reviews.page(restaurantId, page);
  }
}
