import { expect, it } from '@jest/globals';
import type { OrderBookEvent } from '@sae/domain/ordering';
import { billOver, biryani, bookOpened, dosa } from '../../../domain/testing/orders.js';
import { inBook, RESTAURANT, ZONE } from '../../testing/facts.js';
import { Models } from '../../testing/models.js';
import { documentsFor } from './analytics.js';
import { earnings } from './earnings.js';

it.each([
  [{}, 4],
  [{ year: '2026' }, 16],
  [{ year: '2026', month: '11' }, 5],
  [{ year: '2026', month: '11', day: '21' }, 5],
])('a question about %j reads %i documents', (period, count) => {
  expect(documentsFor(RESTAURANT, { period })).toHaveLength(count);
  expect(documentsFor(RESTAURANT, { period, category: 'Rice' })).toHaveLength(count);
});

it('documents grow with days, not with bills', () => {
  const bill = (n: number): OrderBookEvent => ({
    type: 'BillIssued',
    data: billOver([{ orderId: n, items: [dosa, biryani], total: 34850 }], `2026-27/${String(n).padStart(6, '0')}`),
  });
  const sizeAfter = (bills: number) => {
    const history = [bookOpened, ...Array.from({ length: bills }, (_, n) => bill(n + 1))];
    const models = new Models(earnings(ZONE)).tell(inBook(`orderBook-${RESTAURANT}-2026`, history));
    const read = [...models.documents.keys()].filter((key) => !key.includes(':earning:'));
    return { documents: read.length, places: read.flatMap((key) => models.document(key) as readonly object[]).length };
  };
  expect(sizeAfter(1_000)).toEqual(sizeAfter(1));
});
