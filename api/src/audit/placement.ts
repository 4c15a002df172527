import type { OrderBookEvent } from '@sae/domain/ordering';

interface Fact {
  readonly revision: number;
  readonly event: OrderBookEvent;
}

/** A part of a book: at most `count` facts from a revision on. */
export type ReadPart = (from: number, count: number) => Promise<readonly Fact[]>;

interface Placed {
  readonly revision: number;
  readonly orderId: number;
}

/** What is read at once: among so many facts there is mostly an order placed. */
const PART = 32;

const placedIn = (facts: readonly Fact[], isWanted: (orderId: number) => boolean): Placed | null => {
  for (const { event, revision } of facts)
    if (event.type === 'OrderPlaced' && isWanted(event.data.orderId)) return { revision, orderId: event.data.orderId };
  return null;
};

/** The first order placed from one revision to another, both included. */
const firstPlaced = async (read: ReadPart, from: number, to: number): Promise<Placed | null> => {
  for (let next = from; next <= to; next += PART) {
    const found = placedIn(await read(next, Math.min(PART, to - next + 1)), () => true);
    if (found) return found;
  }
  return null;
};

/**
 * The revision at which an order was placed, by halves: in a book the numbers of orders grow with its revisions. A
 * book of a million facts takes some fifteen small reads.
 */
export const placementOf = async (
  orderId: number,
  span: { readonly from: number; readonly to: number },
  read: ReadPart,
): Promise<number | null> => {
  let { from, to } = span;
  while (to - from >= PART) {
    const middle = Math.floor((from + to) / 2);
    const placed = await firstPlaced(read, middle, to);
    if (placed?.orderId === orderId) return placed.revision;
    if (placed && placed.orderId < orderId) from = placed.revision + 1;
    else to = middle - 1;
  }
  if (from > to) return null;
  return placedIn(await read(from, to - from + 1), (id) => id === orderId)?.revision ?? null;
};
