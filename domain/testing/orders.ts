import { billOrders, type IssuedBill, type OrderItem, type Seller, type Terms } from '../src/billing/index.js';
import type { IsoTime } from '../src/kernel/index.js';
import type { OpenOrder, OrderBookEvent } from '../src/ordering/index.js';

export const seller: Seller = {
  name: 'Spice Garden',
  address: '12 MG Road, Bengaluru',
  phoneNumber: '+91 98450 12345',
  gstNumber: '29ABCDE1234F1Z5',
  fssaiNumber: '12345678901234',
};

export const terms: Terms = { discountPercent: 10, serviceCharge: 2500, gstRate: 5, gstType: 'exclusive' };

export const dosa: OrderItem = {
  itemId: 1,
  name: 'Masala Dosa',
  category: 'South Indian',
  isVeg: true,
  portion: 'full',
  price: 9900,
  quantity: 2,
};
export const biryani: OrderItem = {
  itemId: 2,
  name: 'Chicken Biryani',
  category: 'Rice',
  isVeg: false,
  portion: 'half',
  price: 15050,
  quantity: 1,
  specialInstructions: 'less spicy',
};

/** Costs what a dosa costs without: nothing but what was chosen tells them apart. */
export const crispDosa: OrderItem = { ...dosa, options: [{ optionId: 1, name: 'Crisp', price: 0 }] };

export const bookOpened: OrderBookEvent = {
  type: 'BookOpened',
  data: { financialYear: 2026, nextOrderId: 1 },
};

export const placed = (orderId: number, tableNo = 4, items: readonly OrderItem[] = [dosa]): OrderBookEvent => ({
  type: 'OrderPlaced',
  data: { orderId, tableNo, items, total: items.reduce((sum, { price, quantity }) => sum + price * quantity, 0) },
});
export const accepted = (orderId: number): OrderBookEvent => ({ type: 'OrderAccepted', data: { orderId } });
export const deleted = (orderId: number, reason: string | null = null): OrderBookEvent => ({
  type: 'OrderDeleted',
  data: { orderId, reason },
});

type Billable = Pick<OpenOrder, 'orderId' | 'items' | 'total'>;

/** Of a bill of which it makes no difference. */
export const issuedAt: IsoTime = '2026-11-21T06:31:00.000Z';

/** A bill over these orders, as the book would issue it. */
export const billOver = (
  orders: readonly Billable[],
  billNo = '2026-27/000001',
  replaces: string | null = null,
): IssuedBill => ({
  billNo,
  tableNo: 4,
  ...billOrders(orders, terms),
  terms,
  message: 'Have a nice day!',
  seller,
  paid: 0,
  replaces,
});
