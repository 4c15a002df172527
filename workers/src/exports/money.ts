import { MONEY_KINDS, type MoneyKind } from '@sae/domain/billing';
import { paidUpTo, unsaidOf, type PaidBy } from '@sae/domain/billing';
import { toPaise, type Paise } from '@sae/domain/kernel';
import type { OrderView } from '@sae/domain/ordering';

/** How an order was paid, and what of it was not. */
export type MoneyOf = Readonly<Partial<Record<MoneyKind | 'unpaid' | 'tip', Paise>>>;

export interface ExportedOrder extends OrderView {
  readonly money?: MoneyOf;
}

const shareOf = ({ receiptDetails }: OrderView): Paise => toPaise(receiptDetails?.total ?? 0);

/** What counts as paid of a bill; what is to be given back does not. */
const kindsOf = ({ receiptDetails }: OrderView, total: Paise): readonly (readonly [MoneyKind, Paise])[] => {
  const { paid, by = [] } = receiptDetails?.payment ?? { paid: receiptDetails?.isPaid ? total / 100 : 0 };
  const paidBy: PaidBy = Object.fromEntries(by.map(({ kind, amount }) => [kind, toPaise(amount)]));
  const { kept } = paidUpTo({ paid: toPaise(paid), paidBy }, total);
  return MONEY_KINDS.map((kind) => [kind, kind === 'unsaid' ? unsaidOf(kept) : (kept.paidBy?.[kind] ?? 0)]);
};

/**
 * A bill's money on its orders: what was paid first pays the first order, and so on. So each row adds up to its grand
 * total and each column to what came, to the paisa. Its tip stands with its first order.
 */
const ofBill = (orders: readonly OrderView[]): Map<number, MoneyOf> => {
  const total = orders.reduce((sum, order) => sum + shareOf(order), 0);
  const left = orders[0] ? kindsOf(orders[0], total).map(([kind, amount]) => ({ kind, amount })) : [];
  const money = new Map<number, MoneyOf>();
  for (const [index, order] of orders.entries()) {
    const parts: Partial<Record<MoneyKind | 'unpaid' | 'tip', Paise>> = {};
    let open = shareOf(order);
    for (const part of left) {
      const paid = Math.min(part.amount, open);
      if (paid > 0) parts[part.kind] = paid;
      part.amount -= paid;
      open -= paid;
    }
    const tip = index === 0 ? toPaise(order.receiptDetails?.payment?.tip ?? 0) : 0;
    money.set(order.id, { ...parts, ...(open > 0 ? { unpaid: open } : {}), ...(tip > 0 ? { tip } : {}) });
  }
  return money;
};

/** Orders with their money. All of a bill come in one parcel. */
export const withMoney = (parcel: readonly OrderView[]): readonly ExportedOrder[] => {
  const bills = new Map<string, OrderView[]>();
  for (const order of parcel) {
    const billNo = order.receiptDetails?.billNo ?? '';
    const others = bills.get(billNo);
    if (others) others.push(order);
    else bills.set(billNo, [order]);
  }
  const money = new Map([...bills.values()].flatMap((orders) => [...ofBill(orders)]));
  return parcel.map((order) => ({ ...order, money: money.get(order.id) ?? {} }));
};
