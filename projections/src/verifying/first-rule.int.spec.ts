import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BillView } from '@sae/domain/billing';
import { firstRuleBook } from '../../../domain/testing/first-rule.js';
import { RESTAURANT } from '../../testing/facts.js';
import { verdict } from '../../testing/verified.js';
import { World } from '../../testing/world.js';
import { AnalyticsReader } from '../models/analytics.js';
import { OrderReader } from '../models/ordering.js';

describe('A book of the first bill rule', () => {
  const STREAM = `orderBook-${RESTAURANT}-2026`;
  let world: World;
  const append = (events: ReturnType<typeof firstRuleBook>) =>
    world.log.append(
      STREAM,
      -1,
      events.map((event, index) => ({
        ...event,
        id: randomUUID(),
        metadata: {
          actor: `restaurant:${RESTAURANT}` as const,
          requestId: 'old',
          at: new Date(Date.UTC(2026, 10, 20, 6, 30, index)).toISOString(),
          v: 1,
        },
      })),
    );
  const shown = (orderId: number): Promise<BillView | null> => new OrderReader(world.redis).bill(RESTAURANT, orderId);

  beforeAll(async () => {
    world = await World.begin();
    const progress = await world.listen(() => undefined);
    const { position } = await append(firstRuleBook());
    world.run();
    expect(await progress.reached(position, 20_000)).toBe(true);
  });
  afterAll(() => world.end());

  it('shows each bill as it was printed, with the taxable value that took the remainder', async () => {
    expect(await shown(1)).toMatchObject({
      ...{ billNo: '2026-27/000001', originalSubtotal: 1930, discountAmount: 193, taxableAmount: 1736.99 },
      ...{ cgstAmount: 43.43, sgstAmount: 43.43, gstAmount: 86.86, roundOff: 0, total: 1823.85 },
      items: [{ name: 'Thali', price: 1930, quantity: 1, amount: 1930 }],
    });
    expect(await shown(2)).toMatchObject({ taxableAmount: 94.28, cgstAmount: 2.36, roundOff: 0, total: 99 });
    expect(await shown(3)).toMatchObject({ billNo: '2026-27/000006', taxableAmount: 311.04, total: 392.02 });
  });

  it('counts what its bills charged, by category', async () => {
    const { totalSecondary, earningsByCategory } = await new AnalyticsReader(world.redis).answer(RESTAURANT, {
      period: {},
    });
    const charged = 182385 + 9900 + 50569 + 39202;
    expect(totalSecondary).toBe(charged / 100);
    expect(earningsByCategory.reduce((sum, { total }) => sum + Math.round(total * 100), 0)).toBe(charged);
  });

  it('is verified by the rule of its time, bill by bill', async () =>
    expect(await verdict(world)).toMatchObject({ bills: 6, difference: null }));

  it('is no longer verified once one of its numbers is changed', async () => {
    const other = await World.begin();
    const progress = await other.listen(() => undefined);
    other.run();
    const forged = firstRuleBook().map((event) => {
      if (event.type !== 'BillIssued') return event;
      const { amounts } = event.data as { amounts: { taxable: number; discount: number } };
      return { ...event, data: { ...event.data, amounts: { ...amounts, discount: amounts.discount + 1 } } };
    });
    const [before, after] = [world, other];
    world = after;
    const { position } = await append(forged).finally(() => (world = before));
    expect(await progress.reached(position, 20_000)).toBe(true);
    expect((await verdict(other)).difference).toMatch(/amounts\.discount is 19301 in the log, 19300 by the bill maths/);
    await other.end();
  });
});
