import { describe, expect, it } from '@jest/globals';
import type { IssuedBill } from '@sae/domain/billing';
import { carriedOver, type OrderBookEvent } from '@sae/domain/ordering';
import { RESTAURANT } from '../../testing/facts.js';
import { lived, place, verdict } from '../../testing/verified.js';

describe('What was forged in the log itself', () => {
  const bill = (change: (data: IssuedBill) => Partial<IssuedBill>) => (event: OrderBookEvent) =>
    event.type === 'BillIssued' ? { ...event, data: { ...event.data, ...change(event.data) } } : event;

  it.each<[string, (event: OrderBookEvent) => OrderBookEvent, RegExp]>([
    [
      'a bill’s amount',
      bill(({ amounts }) => ({ amounts: { ...amounts, total: amounts.total - 100 } })),
      /\(BillIssued\): its parts add up to \d+ paise, its total is \d+$/,
    ],
    [
      'a gap in the bill numbers',
      bill(() => ({ billNo: '2026-27/000777' })),
      /\(BillIssued\): it has the number 2026-27\/000777 where 2026-27\/\d{6} comes next$/,
    ],
  ])('is found and named: %s', async (_, forge, message) => {
    const { world, progress } = await lived();
    const living = world.livingOf();
    const from = living.events.length;
    for (const wish of [place, { does: 'accept', n: living.book.nextOrderId - 2 }, { does: 'complete', n: 1 }] as const)
      living.live(wish);
    const events = living.events.slice(from).map(forge);
    expect(events.map(({ type }) => type)).toContain('BillIssued');
    const position = await world.append(`orderBook-${RESTAURANT}-2026`, from - 1, events);
    expect(await progress.reached(position, 10_000)).toBe(true);
    const { difference } = await verdict(world);
    expect(difference).toMatch(new RegExp(`^orderBook-${RESTAURANT}-2026, event \\d+ ${message.source}`));
    await world.end();
  });

  it('is found and named: an order that was not carried over', async () => {
    const { world, progress } = await lived();
    const { book, events } = world.livingOf();
    await world.append(`orderBook-${RESTAURANT}-2026`, events.length - 1, [
      { type: 'BookClosed', data: { financialYear: 2026 } },
    ]);
    const { openOrders, nextOrderId } = carriedOver(book);
    const position = await world.append(`orderBook-${RESTAURANT}-2027`, -1, [
      { type: 'OrdersCarriedOver', data: { orders: openOrders.slice(1) } },
      { type: 'BookOpened', data: { financialYear: 2027, nextOrderId } },
    ]);
    expect(await progress.reached(position, 10_000)).toBe(true);
    expect((await verdict(world)).difference).toMatch(
      new RegExp(`^orderBook-${RESTAURANT}-2027, event 1 \\(BookOpened\\): openOrders\\[0\\]`),
    );
    await world.end();
  });
});
