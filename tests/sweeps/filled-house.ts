import { randomInt } from 'node:crypto';
import type { OrderView } from '@sae/domain/ordering';
import { PreparedHouse, type Till } from '../../api/testing/prepared-house.js';
import type { System } from '../../api/testing/system.js';
import { expectStatus, TERMS } from '../../api/testing/verbs.js';

/** As much as an order may hold. */
const MOST_LINES = 200;
const NOTE = 190;

/** Found at the end of each order at last, after all that looks like them: all of it is looked through for each. */
export const WORDS = Array.from({ length: 900 }, (_, n) => `nnnn${n.toString(36).padStart(2, '0')}`);
const LAST = (WORDS.join(' ').match(/.{1,187}(?: |$)/g) ?? []).map((words) => words.trim());
const LIKE_WORDS = 'n'.repeat(NOTE);

/** Each letter is three bytes; no two notes are alike. */
const letters = () => String.fromCharCode(...Array.from({ length: NOTE }, () => 0x0905 + randomInt(53)));

/** Every third order is slow to search, the others are long to read and to send. */
const notes = (n: number): readonly string[] => [
  ...Array.from({ length: MOST_LINES - LAST.length }, n % 3 === 0 ? () => LIKE_WORDS : letters),
  ...LAST,
];

const heavyOrder = async (house: PreparedHouse, n: number): Promise<OrderView> => {
  const items = notes(n).map((specialInstructions, line) => ({
    ...house.lines[line % house.lines.length],
    specialInstructions,
  }));
  const placed = await house.api.post('/orders/admin', { tableNo: house.newTable(), items }).then(expectStatus(201));
  return placed.body as OrderView;
};

const several = async (count: number, work: (n: number) => Promise<unknown>) => {
  for (let n = 0; n < count; n += 1) await work(n);
};

/** How much of everything: up to what a restaurant may have open, or a part of it. */
export interface Filling {
  readonly open: number;
  readonly past: number;
  readonly moves: number;
  readonly dishes: number;
}

/** A prepared restaurant that has filled all it may have, or nearly; what calls are about is the heaviest of it. */
export const filledHouse = async (
  system: System,
  till: Till,
  { open, past, moves, dishes }: Filling,
): Promise<PreparedHouse> => {
  const house = await PreparedHouse.open(system, till);
  await several(dishes, () => house.dish());
  let last = 0;
  await several(past, async (n) => {
    const { id, tableNo } = await heavyOrder(house, n);
    await house.api.put(`/orders/${id}/recurring`).then(expectStatus(200));
    await house.api.post('/orders/complete', { tableNo, ...TERMS }).then(expectStatus(201));
    last = id;
  });
  const { id: live } = await heavyOrder(house, 1);
  await several(moves, () => house.api.put(`/orders/${live}/table`, { tableNo: house.newTable() }));
  await several(open - 1, (n) => heavyOrder(house, n));
  house.standing = { ...house.standing, live, past: last };
  return house;
};
