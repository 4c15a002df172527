import { describe, expect, it } from '@jest/globals';
import type { OrderBookEvent } from '@sae/domain/ordering';
import { biryani, bookOpened, dosa, placed } from '../../../domain/testing/orders.js';
import { everyHistoryIn } from '../../testing/every-history.js';
import { inBook, RESTAURANT } from '../../testing/facts.js';
import { Models } from '../../testing/models.js';
import { orders } from './ordering.js';
import { portions, portionsKey } from './portions.js';

describe('Whatever staff do, in whatever order', () => {
  it('what is shown to be left is what the book knows', () =>
    everyHistoryIn(
      portions,
      orders,
    )(({ book }, models) => {
      expect(models.document(portionsKey(RESTAURANT)) ?? []).toEqual(book.counted);
    }));
});

describe('Of what is left', () => {
  const counted = (left: number, { itemId, name } = dosa): OrderBookEvent => ({
    type: 'PortionsCounted',
    data: { itemId, name, left },
  });
  const pushed = (...events: OrderBookEvent[]) =>
    new Models(portions).tell(inBook(`orderBook-${RESTAURANT}-2026`, events)).pushes.map(({ name }) => name);

  it('staff hear each time, and guests once there is none, and once there is some again', () => {
    const [staff, guests] = ['portionsChanged', 'restaurantChanged'];
    expect(pushed(bookOpened, counted(8))).toEqual([staff]);
    expect(pushed(bookOpened, counted(8), placed(1))).toEqual([staff, staff]);
    expect(pushed(bookOpened, counted(4), placed(1))).toEqual([staff, staff, guests]);
    expect(pushed(bookOpened, counted(0), counted(4))).toEqual([staff, guests, staff, guests]);
  });
  it('nobody hears of a dish that is not counted', () =>
    expect(pushed(bookOpened, counted(8, biryani), placed(1))).toEqual(['portionsChanged']));
});
