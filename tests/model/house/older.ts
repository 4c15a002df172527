import { amountsOfFirstRule, type FirstBill, type IssuedBill, type SecondBill } from '@sae/domain/billing';
import { toldOrders, type OpenOrder, type OrderBookEvent } from '@sae/domain/ordering';
import type { LoggedEvent } from '@sae/platform/log';
import { isDeepStrictEqual } from 'node:util';
import type { Stored } from './memory-log.js';

/** A bill that the first version could have said, by the first rule, of orders that it told whole. */
const firstBill = (bill: IssuedBill, ordered: ReadonlyMap<number, OpenOrder>): FirstBill | null => {
  const { billNo, tableNo, terms, message, seller, replaces, orders, amounts, rest, paid, customer } = bill;
  const { roundOff, gst: _, ...first } = amounts;
  const isSameByFirstRule = roundOff === 0 && isDeepStrictEqual(first, amountsOfFirstRule(amounts.subtotal, terms));
  if (
    rest !== undefined ||
    paid > 0 ||
    customer ||
    bill.buyer ||
    bill.discountReason !== undefined ||
    !isSameByFirstRule
  )
    return null;
  const told = orders.flatMap((order) => {
    const { placedAt, items, placedBy } = ordered.get(order.orderId) ?? {};
    return placedAt && items ? [{ ...order, placedAt, items, ...(placedBy ? { placedBy } : {}) }] : [];
  });
  if (told.length < orders.length) return null;
  return { billNo, tableNo, terms, message, seller, replaces, orders: told, amounts: first };
};

/** A bill that the second version said alike: one whose tax is what its heads and the round-off add up to. */
const secondBill = ({ amounts: { gst, ...amounts }, ...bill }: IssuedBill): SecondBill | null =>
  gst === amounts.cgst + amounts.sgst + amounts.roundOff && bill.rest === undefined
    ? { ...bill, rule: 2, amounts }
    : null;

/** As an older program beside ours writes a bill, where it can: in the first version or the second, which are lifted when they are read. */
export const asOlder = (event: Stored, before: () => readonly LoggedEvent[]): Stored => {
  if (event.type !== 'BillIssued') return event;
  const facts = before() as readonly LoggedEvent<OrderBookEvent>[];
  const ordered = new Map(facts.flatMap((fact) => toldOrders(fact)).map((order) => [order.orderId, order]));
  const issued = JSON.parse(event.data) as IssuedBill;
  const first = firstBill(issued, ordered);
  const bill = first ?? secondBill(issued);
  if (!bill) return event;
  const metadata = { ...(JSON.parse(event.metadata) as object), v: first ? 1 : 2 };
  return { ...event, data: JSON.stringify(bill), metadata: JSON.stringify(metadata) };
};
