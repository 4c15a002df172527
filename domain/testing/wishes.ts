import fc from 'fast-check';
import { CALLED_KINDS, GST_RATES, GST_TYPES } from '../src/billing/index.js';
import { biryani, crispDosa, dosa, seller } from './orders.js';

/** A wish whose order is named by its place among all orders so far, so that it often exists. */
export type Wish = (orders: number) => { order: number } & Record<string, unknown>;

const terms = fc.record({
  discountPercent: fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100),
  serviceCharge: fc.integer({ min: 0, max: 5_000 }),
  gstRate: fc.constantFrom(...GST_RATES),
  gstType: fc.constantFrom(...GST_TYPES),
});
const discount = { discountLimit: fc.constantFrom(0, 20, 50), discountReason: fc.constantFrom('regular', null) };
const buyer = fc.constantFrom(
  undefined,
  undefined,
  { name: 'Acme Ltd', gstNumber: '27AAACB1234C9ZX' },
  { name: 'Own' },
);
/** Tables, and the first call numbers. */
const tableNo = fc.constantFrom(0, 1, 2, 0, 1, 2, 10_001, 20_001);
/** The same dish, since the menu gave it a second name. */
const named = { ...biryani, secondName: 'बिरयानी' };
const items = fc.array(
  fc
    .record({ line: fc.constantFrom(dosa, crispDosa, biryani, named), quantity: fc.integer({ min: 1, max: 9 }) })
    .map(({ line, quantity }) => ({ ...line, quantity })),
  { minLength: 1, maxLength: 3 },
);
/** Days may go back: another node's clock may be behind. */
const day = fc.constantFrom('2026-11-21', '2026-11-21', '2026-11-22', '2026-11-20');
const notes = [null, 'less spicy', 'no onion'];
const line = fc
  .record({ dish: fc.constantFrom(dosa, crispDosa, biryani), note: fc.constantFrom(...notes) })
  .map(({ dish, note }) => ({ ...dish, specialInstructions: note }));
const onOrder = (type: string, more: Record<string, fc.Arbitrary<unknown>> = {}) =>
  fc.tuple(fc.nat(), fc.record(more)).map(([n, rest]): Wish => (orders) => ({
    type,
    order: (n % (orders + 1)) + 1,
    reason: null,
    ...rest,
  }));
const accepted = fc.constantFrom({ day: '2026-11-21' }, undefined, undefined);
export const wishes = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ tableNo, items, accepted }).map((order): Wish => () => ({
        type: 'PlaceOrder',
        order: 0,
        ...order,
      })),
    },
    {
      weight: 1,
      arbitrary: fc
        .record({
          items,
          day,
          accepted,
          kind: fc.constantFrom(...CALLED_KINDS),
          customer: fc.constantFrom({ name: 'Asha' }, undefined),
        })
        .map((order): Wish => () => ({ type: 'PlaceOrder', order: 0, ...order })),
    },
    { weight: 4, arbitrary: onOrder('AcceptOrder', { day }) },
    {
      weight: 3,
      arbitrary: fc
        .record({ tableNo, terms, buyer, withSecondNames: fc.boolean(), ...discount })
        .map((table): Wish => () => ({
          type: 'CompleteTable',
          order: 0,
          message: '',
          seller,
          ...table,
        })),
    },
    {
      weight: 2,
      arbitrary: onOrder('CompleteTable', { tableNo, terms, buyer, withSecondNames: fc.boolean(), ...discount }).map(
        (wish): Wish =>
          (orders) => {
            const { order, ...table } = wish(orders);
            return { ...table, order, message: '', seller, part: { orderIds: [order], lines: [] } };
          },
      ),
    },
    {
      weight: 3,
      arbitrary: onOrder('CompleteTable', { tableNo, terms, line, quantity: fc.integer({ min: 1, max: 4 }) }).map(
        (wish): Wish =>
          (orders) => {
            const { order, line: taken, quantity, ...table } = wish(orders);
            const lines = [{ orderId: order, line: taken, quantity }];
            return { ...table, order, message: '', seller, part: { orderIds: [], lines } };
          },
      ),
    },
    { weight: 2, arbitrary: onOrder('ReopenOrder') },
    { weight: 1, arbitrary: onOrder('DeleteOrder', { day }) },
    { weight: 2, arbitrary: onOrder('MoveOrder', { tableNo }) },
    { weight: 3, arbitrary: onOrder('AddLines', { items, day }) },
    { weight: 4, arbitrary: onOrder('CancelLine', { line, day, quantity: fc.integer({ min: 1, max: 4 }) }) },
    {
      weight: 4,
      arbitrary: fc
        .record({
          day,
          ticketNo: fc.integer({ min: 1, max: 5 }),
          categories: fc.constantFrom(null, ['Rice'], ['Rice', 'Tea']),
        })
        .map((ticket): Wish => () => ({ type: 'PrintTicket', order: 0, station: null, ...ticket })),
    },
    {
      weight: 2,
      arbitrary: fc
        .record({ dish: fc.constantFrom(dosa, biryani), left: fc.constantFrom(0, 1, 5, 40, null) })
        .map(({ dish: { itemId, name }, left }): Wish => () => ({
          type: 'CountPortions',
          order: 0,
          itemId,
          name,
          left,
        })),
    },
    { weight: 2, arbitrary: onOrder('ChangeNote', { line, day, note: fc.constantFrom(...notes) }) },
  ),
  { minLength: 1, maxLength: 60 },
);
