import { billNumber, billOrders, type IssuedBill } from '@sae/domain/billing';
import { at } from '@sae/domain/kernel';
import { totalOf, type OrderBook } from '@sae/domain/ordering';
import { differenceBetween } from './difference.js';

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
const SAID = { found: 'the log', expected: 'the bill maths' };

/** What is wrong with a bill that a book is about to take, in a sentence; null when nothing is. */
export const wrongWith = (bill: IssuedBill, book: OrderBook): string | null => {
  const { billNo, orders, amounts, terms } = bill;
  const next = billNumber(book.financialYear, book.nextBill);
  if (billNo !== next) return `it has the number ${billNo} where ${next} comes next`;
  for (const { orderId, items, total } of orders) {
    const other = at(book.past, orderId);
    if (other) return `its order ${orderId} stands on the bill ${other.billNo} already`;
    if (total !== totalOf(items)) return `its order ${orderId} is ${total} paise, its lines ${totalOf(items)}`;
  }
  const { taxable, cgst, sgst, serviceCharge, total } = amounts;
  const parts = sum([taxable, cgst, sgst, serviceCharge]);
  if (parts !== total) return `its parts add up to ${parts} paise, its total is ${total}`;
  const shares = sum(orders.map(({ share }) => share));
  if (shares !== total) return `its orders’ shares add up to ${shares} paise, its total is ${total}`;
  return differenceBetween({ amounts, orders }, billOrders(orders, terms), SAID);
};
