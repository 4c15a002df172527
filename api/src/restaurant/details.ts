import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { restaurantDetails, type RestaurantDetails, type Seller } from '@sae/domain/billing';

/** The restaurant as its receipts name it. */
export class Details extends Query<RestaurantDetails> {
  constructor(readonly seller: Seller) {
    super();
  }
}

@QueryHandler(Details)
export class DetailsHandler implements IQueryHandler<Details> {
  execute({ seller }: Details): Promise<RestaurantDetails> {
    return Promise.resolve(restaurantDetails(seller));
  }
}
