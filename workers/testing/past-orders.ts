import {
  billNumber,
  billOrders,
  type Billable,
  type IssuedBill,
  type Terms,
  type OrderItem,
} from '@sae/domain/billing';
import { seller } from '../../domain/testing/orders.js';

const NAMES = [
  'Paneer Tikka',
  'Masala Dosa',
  'Butter Chicken',
  '=SUM(A1:A9)',
  'Garlic Naan',
  '+91 Cola',
  '@home Thali',
];
const TERMS: readonly Terms[] = [
  { discountPercent: 10, serviceCharge: 2500, gstRate: 5, gstType: 'exclusive' },
  { discountPercent: 0, serviceCharge: 0, gstRate: 18, gstType: 'inclusive' },
  { discountPercent: 33.33, serviceCharge: 1, gstRate: 12, gstType: 'inclusive' },
];

/** Lines that differ from order to order, the same for the same number. */
const itemsOf = (orderId: number): OrderItem[] =>
  Array.from({ length: 1 + (orderId % 4) }, (_, line) => ({
    itemId: line + 1,
    name: NAMES[(orderId * 3 + line) % NAMES.length]!,
    category: 'Main Course',
    isVeg: (orderId + line) % 2 === 0,
    portion: (orderId + line) % 5 === 0 ? 'half' : 'full',
    price: 1 + ((orderId * 7_919 + line * 104_729) % 50_000),
    quantity: 1 + ((orderId + line) % 7),
  }));

/** A bill, and what was ordered. */
export interface TestBill extends IssuedBill {
  readonly ordered: readonly Billable[];
}

/** So many orders, one to three on each bill, in the order of their bills. */
export const bills = (orders: number, financialYear = 2026): TestBill[] => {
  const all: TestBill[] = [];
  for (let orderId = 1; orderId <= orders;) {
    const billed = Array.from({ length: Math.min(1 + (all.length % 3), orders - orderId + 1) }, () => {
      const items = itemsOf(orderId);
      const total = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
      return { orderId: orderId++, items, total };
    });
    const terms = TERMS[all.length % TERMS.length]!;
    const billNo = billNumber(financialYear, all.length + 1);
    const rest = { tableNo: all.length % 12, terms, message: '', seller, paid: 0, replaces: null };
    all.push({ billNo, ...rest, ...billOrders(billed, terms), ordered: billed });
  }
  return all;
};
