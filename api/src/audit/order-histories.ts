import { Injectable } from '@nestjs/common';
import { OrderStory } from '@sae/domain/audit';
import type { Turns } from '../kernel/turns.js';
import { KnownPlaces } from './known-places.js';
import { begunBy, LoggedBooks, type FactOfYear } from './logged-books.js';

/** Tells what was read, in turns. */
const tell = async (story: OrderStory, facts: readonly FactOfYear[], turns: Turns): Promise<void> => {
  await turns.begin();
  for (const { fact, year } of facts) {
    story.tell(fact, year);
    await turns.pause();
  }
  await turns.end();
};

/** All that ever happened to an order, told by the log alone (docs/decisions/0103-the-past-by-index.md). */
@Injectable()
export class OrderHistories {
  constructor(
    private readonly books: LoggedBooks,
    private readonly places: KnownPlaces,
  ) {}

  /** Null of an order that was never placed. */
  async of(restaurantId: number, orderId: number, turns: Turns): Promise<OrderStory | null> {
    return (await this.named(restaurantId, orderId, turns)) ?? this.searched(restaurantId, orderId, turns);
  }

  /** By the places that the read models name; null where they name none, or any that tells of something else. */
  async named(restaurantId: number, orderId: number, turns: Turns): Promise<OrderStory | null> {
    const places = await this.places.ofOrder(restaurantId, orderId);
    if (!places) return null;
    const story = new OrderStory(orderId);
    for await (const facts of this.books.at(restaurantId, places)) {
      const [first] = facts;
      const isBegun = story.entries.length > 0 || (first && begunBy(first.fact) === orderId);
      if (!isBegun) return null;
      await tell(story, facts, turns);
    }
    return story.entries.length === places.length ? story : null;
  }

  /** By the whole of its books, from where it was placed. */
  async searched(restaurantId: number, orderId: number, turns: Turns): Promise<OrderStory | null> {
    const placed = await this.books.placed(restaurantId, orderId);
    if (!placed) return null;
    const story = new OrderStory(orderId);
    let { year, revision } = placed;
    for (let isThere = true; isThere && (year === placed.year || !story.isOver); year += 1, revision = 0) {
      isThere = false;
      for await (const page of this.books.pages(restaurantId, year, revision)) {
        isThere = true;
        const facts = page.map((fact) => ({ fact, year }));
        await tell(story, facts, turns);
      }
    }
    return story;
  }
}
