import { randomBytes } from 'node:crypto';
import type { OrderView } from '@sae/domain/ordering';
import { PreparedHouse, type Till } from '../../api/testing/prepared-house.js';
import type { System } from '../../api/testing/system.js';
import { expectStatus, TERMS } from '../../api/testing/verbs.js';

/** As much as an order may hold; no two notes are alike, so that nothing of it can be packed small. */
const MOST_LINES = 200;
const note = () => randomBytes(95).toString('hex');

const heavyOrder = async (house: PreparedHouse): Promise<OrderView> => {
  const items = Array.from({ length: MOST_LINES }, (_, n) => ({
    ...house.lines[n % house.lines.length],
    specialInstructions: note(),
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
  await several(past, async () => {
    const { id, tableNo } = await heavyOrder(house);
    await house.api.put(`/orders/${id}/recurring`).then(expectStatus(200));
    await house.api.post('/orders/complete', { tableNo, ...TERMS }).then(expectStatus(201));
    last = id;
  });
  const { id: live } = await heavyOrder(house);
  await several(moves, () => house.api.put(`/orders/${live}/table`, { tableNo: house.newTable() }));
  await several(open - 1, () => heavyOrder(house));
  house.standing = { ...house.standing, live, past: last };
  return house;
};
