import { billNumber, numberOfBill, yearOfBill } from '@sae/domain/billing';
import type { OrderBookEvent } from '@sae/domain/ordering';
import { pack, PACK_SIZE, packOf, type BookFact, type Projection } from '../kernel/index.js';
import { billEntriesKey, entryKeysOf, orderEntriesKey } from './audit.js';
import { earningKey } from './earnings.js';
import { billKey, orderKey } from './shown-orders.js';
import { ticketsKey } from './tickets.js';

/** So many orders, or bills, after a pack is full it is closed: what is changed later stands by itself for good. */
const LATER = 4 * PACK_SIZE;

const NONE: readonly number[] = [];

/** The numbers in the pack that is closed when the `n`th of them begins, `later` after it was full. */
const closedBy = (n: number, later = 0): readonly number[] => {
  const first = n - later - PACK_SIZE;
  return n % PACK_SIZE !== 0 || first < 0 ? NONE : Array.from({ length: PACK_SIZE }, (_, index) => first + index);
};

/** The order that begins with a fact, and the bill. */
const begunBy = ({ type, data }: OrderBookEvent) => ({
  orderId: type === 'OrderPlaced' ? data.orderId : type === 'OrderSplit' ? data.split.orderId : null,
  billNo: type === 'BillIssued' ? data.billNo : null,
});

/** What is packed at a fact, pack by pack. */
const closedAt = ({ event, fact }: BookFact): readonly (readonly string[])[] => {
  const { restaurantId, financialYear, revision } = fact;
  const { orderId, billNo } = begunBy(event as OrderBookEvent);
  const orderIds = orderId === null ? NONE : closedBy(orderId, LATER);
  const numbers = billNo === null ? NONE : closedBy(numberOfBill(billNo), LATER);
  const revisions = closedBy(revision);
  // As with nearly every fact.
  if (orderIds === NONE && numbers === NONE && revisions === NONE) return [];
  const bills = numbers.map((n) => billNumber(yearOfBill(billNo ?? ''), n));
  return [
    ...[orderKey, ticketsKey, orderEntriesKey].map((keyOf) => orderIds.map((id) => keyOf(restaurantId, id))),
    ...[billKey, earningKey, billEntriesKey].map((keyOf) => bills.map((no) => keyOf(restaurantId, no))),
    // An entry never changes.
    entryKeysOf(restaurantId, financialYear, revisions),
  ].filter((keys) => keys.length > 0);
};

/**
 * Packs what is told of past orders (docs/decisions/0097-past-orders-are-packed.md), by how many there were since and not by
 * any clock: so models that are built anew are packed alike. It stands after all whose documents it packs.
 */
export const packing: Projection = {
  category: 'orderBook',
  reads: (noted) => closedAt(noted).flat(),
  changes: (noted, lookup) => closedAt(noted).map((keys) => pack(packOf(keys[0] ?? '') ?? '', keys, lookup)),
};
