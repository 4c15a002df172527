import { setTimeout as pause } from 'node:timers/promises';
import { readRunning } from '@sae/platform/config';
import { tellPastBills } from '../support/past-bills.mjs';
import { signedInOwner, startSystem } from '../support/system.mjs';
import { sideBySide } from './measure.mjs';

const CATEGORIES = ['Starters', 'Breads', 'Rice', 'Main Course', 'Desserts', 'Drinks'];
const YEAR_MS = 365 * 24 * 60 * 60_000;
const FROM = Date.UTC(2025, 0, 1);

/** Spread evenly over 2025, three categories each. */
export function* billsOf(count) {
  for (let n = 0; n < count; n += 1) {
    const line = (index) => ({
      itemId: index,
      name: `Dish ${index}`,
      category: CATEGORIES[(n + index) % CATEGORIES.length],
      isVeg: true,
      portion: 'full',
      price: 9_900 + index,
      quantity: 1 + (n % 3),
    });
    yield { at: new Date(FROM + Math.floor((n * YEAR_MS) / count)).toISOString(), items: [1, 2, 3].map(line) };
  }
}

const open = async (system, bills, say) => {
  const owner = await signedInOwner(system);
  const { EVENTSTORE_URL } = readRunning(system.dataDir).env;
  const began = Date.now();
  await tellPastBills({ eventStoreUrl: EVENTSTORE_URL, restaurantId: owner.restaurantId, bills: billsOf(bills) });
  const told = Date.now() - began;
  while ((await owner.api.get('/analytics').catch(() => ({}))).orderSecondary !== bills) await pause(50);
  say(`${bills} bills: told in ${told} ms, shown ${Date.now() - began - told} ms later`);
  return owner;
};

/** What a question about earnings costs a restaurant with few bills and one with many. */
export const measureEarnings = async ({ most, settings, say, report }) => {
  const system = await startSystem();
  try {
    const sizes = [...new Set([1_000, 10_000, most])].filter((bills) => bills <= most);
    const owners = [];
    for (const bills of sizes) owners.push([bills, await open(system, bills, say)]);
    for (const query of ['', '?year=2025', '?year=2025&month=06&category=Rice']) {
      const asking = ({ token }) => ({ path: `/api/analytics${query}`, headers: { authorization: `Bearer ${token}` } });
      const nameOf = (bills) => `GET /analytics${query}, ${bills} bills`;
      const contestants = owners.map(([bills, owner]) => ({
        name: nameOf(bills),
        url: system.url,
        requests: [asking(owner)],
      }));
      report(`Earnings ${query}`, await sideBySide(contestants, settings), nameOf(sizes[0]));
    }
  } finally {
    await system.stop();
  }
};
