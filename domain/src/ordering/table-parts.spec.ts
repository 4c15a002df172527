import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sentences } from '../../testing/given.js';
import { accepted, bookOpened, dosa, placed, seller } from '../../testing/orders.js';
import {
  amountsOf,
  billView,
  equalShares,
  GST_RATES,
  GST_TYPES,
  totalOf,
  type IssuedBill,
  type OrderItem,
} from '../billing/index.js';
import { valuesOf } from '../kernel/index.js';
import type { BillPart } from './complete-table.js';
import { orderBook } from './order-book.js';
import type { OpenOrder, OrderBookEvent } from './order-book.events.js';

const { fold, at } = sentences(orderBook);

const dish = fc
  .record({
    itemId: fc.integer({ min: 1, max: 3 }),
    price: fc.integer({ min: 1, max: 99_999 }),
    quantity: fc.integer({ min: 1, max: 4 }),
  })
  .map((line): OrderItem => ({ ...dosa, ...line }));
const orders = fc.array(fc.array(dish, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 });
/** Which order or line is billed next, and the service charge of its bill. */
const cuts = fc.array(fc.record({ n: fc.nat(), serviceCharge: fc.integer({ min: 0, max: 5_000 }) }), {
  minLength: 1,
  maxLength: 12,
});
const agreed = fc.record({
  discountPercent: fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100),
  gstRate: fc.constantFrom(...GST_RATES),
  gstType: fc.constantFrom(...GST_TYPES),
});
type Agreed = typeof agreed extends fc.Arbitrary<infer T> ? T : never;

const partOf = (open: readonly OpenOrder[], n: number): BillPart => {
  const { orderId, items } = open[n % open.length] as OpenOrder;
  const line = items[n % items.length] as OrderItem;
  const quantity = 1 + (n % line.quantity);
  return n % 3 === 0 ? { orderIds: [orderId], lines: [] } : { orderIds: [], lines: [{ orderId, line, quantity }] };
};

/** All bills of a table until nothing runs there any more, the last one over all that is left. */
const billsOf = (
  ordered: readonly (readonly OrderItem[])[],
  at4: readonly { n: number; serviceCharge: number }[],
  terms: Agreed,
) => {
  const told: OrderBookEvent[] = [bookOpened];
  ordered.forEach((items, n) => told.push(placed(n + 1, 4, items), accepted(n + 1)));
  const bills: IssuedBill[] = [];
  for (const { n, serviceCharge } of [...at4, null].map((cut) => cut ?? { n: null, serviceCharge: 700 })) {
    const book = fold(told);
    const open = valuesOf(book.open);
    if (open.length === 0) break;
    const command = {
      type: 'CompleteTable',
      tableNo: 4,
      terms: { ...terms, serviceCharge },
      message: '',
      seller,
    } as const;
    const part = n === null ? {} : { part: partOf(open, n) };
    const events = orderBook.decide({ ...command, ...part }, book, { at: at(1), actor: 'system' });
    told.push(...events);
    bills.push(...events.flatMap((event) => (event.type === 'BillIssued' ? [event.data] : [])));
  }
  return bills;
};

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
const everySplit = (look: (bills: IssuedBill[], ordered: OrderItem[], terms: Agreed) => void) =>
  fc.assert(
    fc.property(orders, cuts, agreed, (ordered, parts, terms) =>
      look(billsOf(ordered, parts, terms), ordered.flat(), terms),
    ),
    { numRuns: 200 },
  );

describe('The parts of a table, by orders or by lines, under every discount and tax', () => {
  it('add up to the bill of the whole, to the paisa', () =>
    everySplit((bills, ordered, terms) => {
      const serviceCharge = sum(bills.map(({ amounts }) => amounts.serviceCharge));
      const whole = amountsOf(totalOf(ordered), { ...terms, serviceCharge });
      expect(sum(bills.map(({ amounts }) => amounts.total))).toBe(whole.total);
      expect(sum(bills.map(({ amounts }) => amounts.subtotal))).toBe(whole.subtotal);
    }));

  it('have each dish once', () =>
    everySplit((bills, ordered) =>
      expect(sum(bills.flatMap(({ lines }) => lines.map(({ quantity }) => quantity)))).toBe(
        sum(ordered.map(({ quantity }) => quantity)),
      ),
    ));

  it('are each a bill of its own lines but for the round-off, which is four paise at most', () =>
    everySplit((bills) => {
      for (const { amounts, terms, orders: shares, categories } of bills) {
        const { roundOff, total, ...lines } = amounts;
        expect(amountsOf(amounts.subtotal, terms)).toMatchObject(lines);
        expect(Math.abs(roundOff)).toBeLessThanOrEqual(4);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(sum(shares.map(({ share }) => share))).toBe(total);
        expect(sum(categories.map((category) => category.total))).toBe(total);
      }
    }));
});

describe('The tax of a part', () => {
  const shown = (bill: IssuedBill) => {
    const { gstAmount, cgstAmount, sgstAmount, ...view } = billView(bill, at(1));
    const paise = (rupees: number) => Math.round(rupees * 100);
    const { taxableAmount, roundOff, serviceCharge, total } = view;
    return {
      ...{ taxable: paise(taxableAmount), gst: paise(gstAmount), heads: paise(cgstAmount) + paise(sgstAmount) },
      ...{ roundOff: paise(roundOff), service: paise(serviceCharge), total: paise(total) },
    };
  };

  it('is that of its own lines: what makes the parts add up is in the round-off alone', () =>
    everySplit((bills) => {
      for (const bill of bills) {
        const whole = amountsOf(bill.amounts.subtotal, bill.terms);
        expect(shown(bill).gst).toBe(whole.total - whole.serviceCharge - whole.taxable);
        if (bill.terms.gstRate === 0) expect(shown(bill).gst).toBe(0);
      }
    }));

  it('stands in two sums that come to the total: as one amount with what makes the parts add up, and as equal heads with the round-off', () =>
    everySplit((bills) => {
      for (const bill of bills) {
        const { taxable, gst, heads, roundOff, service, total } = shown(bill);
        expect(taxable + heads + roundOff + service).toBe(total);
        const ofParts = roundOff - (gst - heads);
        expect(taxable + gst + ofParts + service).toBe(total);
        // The last one is a bill like any other.
        if (bill.rest === undefined) expect(ofParts).toBe(0);
        expect(Math.abs(gst - heads)).toBeLessThanOrEqual(1);
      }
    }));
});

describe('Equal shares', () => {
  it('add up to the bill, and no two differ by more than a paisa', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 9 }), fc.integer({ min: 1, max: 99 }), (total, count) => {
        const shares = equalShares(total, count);
        expect([shares.length, sum(shares)]).toEqual([count, total]);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
