import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { UserView } from '@sae/domain/access';
import { Refusal } from '@sae/domain/kernel';
import type { Admitted } from './authenticator.js';

/** Oneself; nobody else can be looked at. */
export class User extends Query<UserView> {
  constructor(
    readonly userId: number,
    readonly asking: Admitted,
  ) {
    super();
  }
}

@QueryHandler(User)
export class UserHandler implements IQueryHandler<User> {
  execute({ userId, asking }: User): Promise<UserView> {
    if (userId !== asking.restaurantId)
      throw new Refusal('forbidden', 'restaurant/not-yours', 'You may only use your own restaurant');
    return Promise.resolve(asking.access.user);
  }
}
