import type { TenderKind } from '@sae/domain/billing';
import type { NewsKind, OrderPush, OrderPushes } from '@sae/domain/live';
import { toPaise } from '@sae/domain/kernel';
import {
  issuedPayment,
  markedPaid,
  moneyBack,
  orderWithPayment,
  othersFor,
  withTender,
  withoutTender,
  type BillPaymentView,
  type OrderItemView,
  type OrderStatus,
  type OrderView,
} from '@sae/domain/ordering';
import type { TakeTenderRequest } from '@sae/domain/ordering/tender.dto';

import { sumOf } from '../order-lines.js';

export const curry: OrderItemView = { id: 1, name: 'Curry', isVeg: true, price: 120.5, quantity: 2, portion: 'full' };

export const order = (changes: Partial<OrderView> = {}): OrderView => ({
  id: 1,
  restaurantId: 7,
  tableNo: 4,
  items: [curry],
  total: 241,
  createdAt: '2026-11-21T06:30:00.000Z',
  status: 'live',
  placedBy: 'staff',
  revision: '2026.00000000001',
  ...changes,
});

type Act = 'place' | 'accept' | 'complete' | 'pay' | 'reopen' | 'delete';

/** A small order book with the real one's rules: what the lists say, and what it pushes after each change. */
export class TestServer {
  private orders = new Map<number, OrderView>();
  private revision = 0;
  private lastId = 0;
  private readonly payments = new Map<string, BillPaymentView>();
  constructor(private readonly restaurantId: number) {}

  private now = () => `2026.${String(this.revision).padStart(11, '0')}`;

  private write(changed: OrderView): OrderView {
    const written = { ...changed, revision: this.now() };
    this.orders.set(changed.id, written);
    return written;
  }

  private push<N extends keyof OrderPushes>(
    kind: NewsKind,
    name: N,
    payload: OrderPushes[N],
    lines?: OrderView['items'],
  ): OrderPush {
    const { restaurantId } = this;
    const news = { kind, actor: `restaurant:${restaurantId}`, key: `key ${this.revision}`, ...(lines && { lines }) };
    return { name, restaurantId, payload, news } as OrderPush;
  }

  private in = (status: OrderStatus) => [...this.orders.values()].filter((found) => found.status === status);

  list(status: OrderStatus): OrderView[] {
    const byTime = (a: OrderView, b: OrderView) =>
      (b.receiptDetails?.completedAt ?? '').localeCompare(a.receiptDetails?.completedAt ?? '') || b.id - a.id;
    return this.in(status).sort(status === 'past' ? byTime : (a, b) => a.id - b.id);
  }

  place(tableNo: number, placedBy: OrderView['placedBy'] = 'staff'): OrderPush {
    this.revision++;
    const { restaurantId } = this;
    return this.push(
      'order-placed',
      'newOrder',
      this.write(order({ id: ++this.lastId, restaurantId, tableNo, placedBy })),
    );
  }

  accept(id: number): OrderPush {
    this.revision++;
    const accepted = this.write({ ...(this.orders.get(id) as OrderView), status: 'recurring' });
    return this.push('order-accepted', 'orderUpdated', accepted);
  }

  move(id: number, tableNo: number): OrderPush {
    this.revision++;
    const moved = this.write({ ...(this.orders.get(id) as OrderView), tableNo });
    return this.push('order-moved', 'orderUpdated', moved);
  }

  /** With other lines, at whatever these add up to. */
  change(
    id: number,
    items: OrderView['items'],
    kind: 'lines-added' | 'line-cancelled' | 'note-changed' = 'lines-added',
    lines = items,
  ): OrderPush {
    this.revision++;
    const changed = { ...(this.orders.get(id) as OrderView), items, total: sumOf(items) };
    return this.push(kind, 'orderUpdated', this.write(changed), lines);
  }

  /** Some of its lines become an order of their own. */
  split(id: number, taken: readonly { readonly id: number; readonly quantity: number }[]): number {
    const whole = this.orders.get(id) as OrderView;
    const takenOf = (line: OrderItemView) => taken.find((one) => one.id === line.id)?.quantity ?? 0;
    const some = (count: (line: OrderItemView) => number) =>
      whole.items.map((line) => ({ ...line, quantity: count(line) })).filter(({ quantity }) => quantity > 0);
    const items = some(takenOf);
    this.change(
      id,
      some((line) => line.quantity - takenOf(line)),
    );
    return this.write({ ...whole, id: ++this.lastId, items, total: sumOf(items) }).id;
  }

  complete(tableNo: number, ids?: readonly number[]): OrderPush {
    this.revision++;
    const billNo = `2026-27/${String(this.revision).padStart(6, '0')}`;
    const completedAt = new Date(Date.UTC(2026, 10, 21, 7, 0, this.revision)).toISOString();
    const billed = this.in('recurring').filter((open) => open.tableNo === tableNo && (ids?.includes(open.id) ?? true));
    const onBill = billed.map(({ id }) => id);
    const orders = billed.map((open) =>
      this.write({
        ...open,
        status: 'past',
        receiptDetails: { billNo, total: open.total, completedAt, isPaid: false, ...othersFor(open.id, onBill) },
      }),
    );
    const { restaurantId } = this;
    return this.push('bill-issued', 'ordersCompleted', { restaurantId, tableNo, orders, revision: this.now() });
  }

  private onBillOf(id: number): OrderView[] {
    const billNo = this.orders.get(id)?.receiptDetails?.billNo;
    return this.in('past').filter((order) => order.receiptDetails?.billNo === billNo);
  }

  payment(id: number): BillPaymentView {
    const { tableNo, receiptDetails } = this.orders.get(id) as OrderView;
    const billNo = receiptDetails?.billNo ?? '';
    const total = this.onBillOf(id).reduce((sum, order) => sum + (order.receiptDetails?.total ?? 0), 0);
    const isPaid = receiptDetails?.isPaid ?? false;
    const issued = { ...issuedPayment({ billNo, tableNo, total, payment: null } as never), isPaid };
    return this.payments.get(billNo) ?? issued;
  }

  private standing(
    id: number,
    payment: BillPaymentView,
    kind: NewsKind = payment.isPaid ? 'bill-paid' : 'payment-taken',
  ): OrderPush {
    this.revision++;
    this.payments.set(payment.billNo, payment);
    const orders = this.onBillOf(id).map((order) => this.write(orderWithPayment(order, payment)));
    const { restaurantId } = this;
    const name = payment.isPaid ? 'billPaid' : 'partPaid';
    return this.push(kind, name, {
      restaurantId,
      tableNo: payment.tableNo,
      orders,
      revision: this.now(),
    });
  }

  take(id: number, { kind, amount, tip, given }: TakeTenderRequest): OrderPush {
    const before = this.payment(id);
    const paise = { amount: toPaise(amount), tip: toPaise(tip), given: given ? toPaise(given) : null };
    const about = {
      tenderId: before.tenders.length + 1,
      billNo: before.billNo,
      tableNo: before.tableNo,
      orderIds: [id],
    };
    const [total, paid] = [toPaise(before.total), toPaise(before.paid) + paise.amount];
    const tender = { ...about, ...paise, kind, total, paid, claimIds: [] };
    return this.standing(id, withTender(before, tender, '2026-11-21T07:30:00.000Z'));
  }

  takeBack(id: number, tenderId: number): OrderPush {
    const before = this.payment(id);
    const { kind, amount } = before.tenders.find((tender) => tender.id === tenderId)!;
    const paid = toPaise(before.paid) - toPaise(amount);
    return this.standing(id, withoutTender(before, { tenderId, kind, amount: toPaise(amount), paid } as never));
  }

  /** So much more was paid on the bill before than its bill costs now: owed under this number, where books know it. */
  overpay(id: number, toGiveBack: number, backId?: number): OrderPush {
    const paid = markedPaid(this.payment(id));
    const owed = backId === undefined ? {} : { backId };
    return this.standing(id, { ...paid, paid: paid.total + toGiveBack, toGiveBack, ...owed });
  }

  giveBack(backId: number, kind: TenderKind): OrderPush {
    const owed = [...this.payments.values()].find((payment) => payment.backId === backId)!;
    const [order] = this.in('past').filter(({ receiptDetails }) => receiptDetails?.billNo === owed.billNo);
    const given = { ...{ backId, kind, amount: toPaise(owed.toGiveBack), orderIds: [] }, ...owed };
    const payment = moneyBack(owed, given, '2026-11-21T08:35:00.000Z', `restaurant:${this.restaurantId}`);
    return this.standing(order!.id, payment, 'money-given-back');
  }

  unpay(id: number): OrderPush {
    return this.pay(id, false);
  }

  /** Its bill is paid, and so are all orders on it; or not, when that was a mistake. */
  pay(id: number, isPaid = true): OrderPush {
    this.revision++;
    const { tableNo, receiptDetails } = this.orders.get(id) as OrderView;
    const orders = this.in('past')
      .filter((order) => order.receiptDetails?.billNo === receiptDetails?.billNo)
      .map((order) => this.write({ ...order, receiptDetails: { ...order.receiptDetails!, isPaid } }));
    const { restaurantId } = this;
    return this.push(isPaid ? 'bill-paid' : 'payment-undone', isPaid ? 'billPaid' : 'paymentUndone', {
      restaurantId,
      tableNo,
      orders,
      revision: this.now(),
    });
  }

  reopen(id: number): OrderPush {
    this.revision++;
    const { receiptDetails: _bill, ...open } = this.orders.get(id) as OrderView;
    return this.push('order-brought-back', 'orderUpdated', this.write({ ...open, status: 'recurring' }));
  }

  delete(id: number): OrderPush {
    this.revision++;
    this.orders.delete(id);
    const { restaurantId } = this;
    return this.push('order-deleted', 'orderDeleted', { restaurantId, id, revision: this.now() });
  }

  /** One of these, on whichever order `pick` points at, where there is one. */
  act(act: Act, pick: number): OrderPush[] {
    if (act === 'place') return [this.place(pick % 3)];
    const from = {
      accept: this.in('live'),
      complete: this.in('recurring'),
      pay: this.in('past'),
      reopen: this.in('past'),
    };
    const among = act === 'delete' ? [...this.orders.values()] : from[act];
    const chosen = among[pick % Math.max(1, among.length)];
    if (!chosen) return [];
    return [act === 'complete' ? this.complete(chosen.tableNo) : this[act](chosen.id)];
  }
}

export const server = (restaurantId: number) => new TestServer(restaurantId);
