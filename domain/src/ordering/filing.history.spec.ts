import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { asked, Ledger, start } from '../../testing/ledger.js';
import { seller, terms } from '../../testing/orders.js';
import { wishes, type Wish } from '../../testing/wishes.js';
import { billPaper, billView, type BillPaper, type IssuedBill } from '../billing/index.js';
import { GstReturnSums, type GstReturn } from '../exports/index.js';
import { monthBounds, monthOf, Refusal, type IsoTime, type Recorded } from '../kernel/index.js';
import { orderBook } from './order-book.js';
import { openOrders, type OrderBook } from './order-book-state.js';
import type { OrderBookCommand } from './order-book.commands.js';
import type { OrderBookEvent } from './order-book.events.js';

const ZONE = 'UTC';
const MONTH = '2026-11';
const month = { month: MONTH, ...monthBounds(MONTH, ZONE) };

/** What GSTR-1 is told of the month, as the facts have it. */
const toldOf = (facts: readonly Recorded<OrderBookEvent>[]): GstReturn => {
  const papers = new Map<string, BillPaper>();
  const cancelled = new Map<string, BillPaper & { noteNo?: string }>();
  const notes = facts.flatMap(({ type, data, at }) => {
    if (type === 'BillIssued') papers.set(data.billNo, billPaper(billView(data, at)));
    if (type === 'BillCancelled') cancelled.set(data.billNo, papers.get(data.billNo)!);
    if (type !== 'CreditNoteIssued') return [];
    const { noteNo, billNo, reason } = data;
    cancelled.set(billNo, { ...papers.get(billNo)!, noteNo });
    return [{ ...papers.get(billNo)!, noteNo, issuedAt: at, reason }];
  });
  const bills = [...papers.values()].filter(({ billNo }) => {
    const gone = cancelled.get(billNo);
    return !gone || gone.noteNo !== undefined;
  });
  const sums = new GstReturnSums(monthOf);
  sums.add({ bills, cancelled: [...cancelled.values()], notes });
  const isOfMonth = (row: { readonly month: string }) => row.month === MONTH;
  return { supplies: sums.told.supplies.filter(isOfMonth), numbers: sums.told.numbers.filter(isOfMonth) };
};

/** A book that is lived in at one moment, and then at another. */
class Lived {
  private readonly ledger = new Ledger();
  book: OrderBook = orderBook.evolve(orderBook.initial, this.ledger.write(start));

  get told(): GstReturn {
    return toldOf(this.ledger.events);
  }

  private whole(orderId: number): { bill: IssuedBill; issuedAt: IsoTime } | null {
    const bill = this.ledger.billAt(this.book, orderId);
    const issued = this.ledger.events.find(({ data }) => data === bill);
    return bill && issued ? { bill, issuedAt: issued.at } : null;
  }

  ask(command: OrderBookCommand, at: IsoTime): void {
    try {
      for (const event of orderBook.decide(command, this.book, { ...asked, at }))
        this.book = orderBook.evolve(this.book, this.ledger.write(event, { ...asked, at }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  /** All that is open is billed. */
  settle(at: IsoTime): void {
    for (const { orderId, tableNo } of openOrders(this.book)) {
      this.ask({ type: 'AcceptOrder', orderId }, at);
      this.ask({ type: 'CompleteTable', tableNo, terms, message: '', seller }, at);
    }
  }

  live(history: readonly Wish[], at: IsoTime): void {
    for (const wish of history) {
      const { order: orderId, ...rest } = wish(this.ledger.placed.length);
      const found = this.whole(orderId);
      const whole = found && { ...found, orders: this.ledger.ordersOn(found.bill, this.book) };
      this.ask({ ...rest, orderId, whole, bill: found?.bill ?? null } as unknown as OrderBookCommand, at);
    }
  }
}

const onOrder = (types: readonly string[]) =>
  fc.tuple(fc.constantFrom(...types), fc.nat()).map(([type, n]): Wish => (orders) => ({
    type,
    order: (n % (orders + 1)) + 1,
    claimIds: [],
    sitting: null,
    reason: null,
  }));
/** What was billed is paid or not, and then taken off its bill while the restaurant goes on. */
const histories = fc.record({
  before: wishes,
  paid: fc.array(onOrder(['MarkPaid']), { maxLength: 5 }),
  taken: fc.array(onOrder(['ReopenOrder', 'DeleteOrder', 'MarkPaid']), { minLength: 1, maxLength: 10 }),
  since: wishes,
});

const NOVEMBER = '2026-11-30T23:59:59.999Z';
const DECEMBER = '2026-12-01T00:00:00.000Z';

/** What was told of November before and after what was done in December. */
const toldWith = (filings: readonly OrderBookCommand[]) =>
  fc.property(histories, ({ before, paid, taken, since }) => {
    const lived = new Lived();
    lived.live(before, NOVEMBER);
    lived.settle(NOVEMBER);
    lived.live(paid, NOVEMBER);
    for (const filing of filings) lived.ask(filing, DECEMBER);
    const { told } = lived;
    for (const history of [taken, since, taken]) lived.live(history, DECEMBER);
    expect(lived.told).toEqual(told);
  });

const file: OrderBookCommand = { type: 'FileMonth', month: MONTH, over: [month] };
const undo: OrderBookCommand = { type: 'UndoFiling', month: MONTH };

it('Whatever staff do once a month is filed, what was told of it stays', () =>
  fc.assert(toldWith([file]), { numRuns: 300 }));

it.each<[string, OrderBookCommand[]]>([
  ['is filed', []],
  ['was filed by mistake', [file, undo]],
])('Where no month %s, it does not', (_, filings) =>
  expect(fc.check(toldWith(filings), { numRuns: 300, endOnFailure: true }).failed).toBe(true),
);
