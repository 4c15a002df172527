import { describe, expect, it } from '@jest/globals';
import { audited } from '@sae/domain/audit';
import { newsRow, ORDER_PUSHES } from '@sae/domain/live';
import { placed } from '../../../domain/testing/orders.js';
import { everyHistoryIn } from '../../testing/every-history.js';
import { inBook, RESTAURANT } from '../../testing/facts.js';
import { Models } from '../../testing/models.js';
import { orders } from './ordering.js';

const everyHistory = everyHistoryIn(orders);

describe('What is pushed of orders', () => {
  it('says what the audit says of the fact, under a name that this kind of news has', () =>
    everyHistory((living, models) => {
      const kinds = living.events.flatMap((event) => audited(event).map(({ kind }) => kind));
      const told = models.pushes.filter(({ name }) => ORDER_PUSHES.some((one) => one === name));
      for (const push of told) {
        const news = 'news' in push ? push.news : undefined;
        expect(kinds).toContain(news?.kind);
        expect(Object.keys(newsRow(news)?.notice ?? {})).toContain(push.name);
      }
    }));

  it('says under which key it was asked for, so that the screen that asked knows it', () => {
    const [event] = inBook(`orderBook-${RESTAURANT}-2026`, [placed(1)]);
    const { pushes } = new Models(orders).tell([{ ...event!, key: 'my own' }]);
    expect(pushes).toMatchObject([{ name: 'newOrder', news: { kind: 'order-placed', key: 'my own' } }]);
  });
});
