import { readRunning } from '@sae/platform/config';
import type { OrderItem } from '@sae/domain/billing';
import { tellPastBills, type PastBill } from '../support/past-bills.mjs';
import { expect, type Restaurant } from './verbs.js';

const dataDir = process.env.SAE_TEST_DATA_DIR as string;

const DISHES = [
  ['South Indian', 'Masala Dosa', 110],
  ['Main Course', 'Paneer Butter Masala', 260],
  ['Breads', 'Garlic Naan', 55],
  ['Rice', 'Chicken Biryani', 290],
  ['Desserts', 'Gulab Jamun', 90],
  ['Drinks', 'Mango Lassi', 80],
  ['Starters', 'Paneer Tikka', 240],
] as const;

const lines = (n: number): OrderItem[] =>
  DISHES.flatMap(([category, name, price], index) => {
    const quantity = (n * (index + 3)) % (index + 2);
    const line = { itemId: index + 1, name, category, isVeg: index !== 3, portion: 'full' as const };
    return quantity > 0 ? [{ ...line, price: price * 100, quantity }] : [];
  });

const DAY_MS = 24 * 60 * 60_000;

/** From New Year until today: a few bills a day, more at the end of a week, closed on Mondays. */
function* billsUntil(now: Date): Generator<PastBill> {
  const newYear = Date.UTC(now.getFullYear(), 0, 1, 6, 30);
  for (let day = 0; newYear + day * DAY_MS < now.getTime(); day += 1) {
    const weekday = new Date(newYear + day * DAY_MS).getUTCDay();
    const bills = weekday === 1 ? 0 : 1 + ((day * 7) % 3) + (weekday % 6 === 0 ? 2 : 0);
    for (let bill = 0; bill < bills; bill += 1) {
      const items = lines(day * 5 + bill * 3 + 1);
      if (items.length > 0) yield { at: new Date(newYear + day * DAY_MS + bill * 60_000).toISOString(), items };
    }
  }
}

/** A restaurant that has been open since New Year. */
export const liveThroughTheYear = async ({ owner }: Restaurant, now = new Date()): Promise<void> => {
  const eventStoreUrl = readRunning(dataDir)?.env.EVENTSTORE_URL as string;
  const bills = [...billsUntil(now)];
  await tellPastBills({ eventStoreUrl, restaurantId: owner.restaurantId, bills });
  await expect
    .poll(async () => (await owner.api.get<{ orderSecondary: number }>('/analytics')).orderSecondary, {
      timeout: 30_000,
    })
    .toBe(bills.length);
};
