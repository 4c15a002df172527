import { Injectable } from '@nestjs/common';
import { yearOfBill, type IssuedBill } from '@sae/domain/billing';
import { settledWith } from '@sae/domain/guests';
import { entryOf, Refusal } from '@sae/domain/kernel';
import {
  notBilled,
  orderAfter,
  toldOrders,
  unknownOrder,
  type OpenOrder,
  type OrderBook,
  type OrderBookEvent,
  type WholeBill,
} from '@sae/domain/ordering';
import { Log, type LoggedEvent } from '@sae/platform/log';
import { GuestsReader } from '@sae/projections/models/guests';
import { OrderReader } from '@sae/projections/models/ordering';
import type { PastEvents } from '../kernel/decisions.js';
import { TrueModels } from '../http/true-models.js';
import { OrderBooks, streamOf } from './order-books.js';

type Fact = LoggedEvent<OrderBookEvent>;

/** A bill may have hundreds of orders: so many are read at once. */
const AT_ONCE = 16;

/** It stands on another bill by now, or on none. */
const isOutrun = (error: unknown): boolean =>
  error instanceof Refusal && ['order/changed', 'order/not-found'].includes(error.code);

/** Bills as they stand in the log; a book remembers only where a past order and its bill are told there. */
@Injectable()
export class Bills {
  constructor(
    private readonly books: OrderBooks,
    private readonly log: Log,
    private readonly orders: OrderReader,
    private readonly guests: GuestsReader,
    private readonly models: TrueModels,
  ) {}

  /** The bill an order stands on, with its orders; null when it is not past. */
  async of(restaurantId: number, orderId: number): Promise<WholeBill | null> {
    const { state, year } = await this.books.current(restaurantId);
    const issued = await this.read(streamOf(restaurantId, year), state, orderId);
    if (!issued) return null;
    const orders = await this.ordersOn(issued.bill, state, restaurantId, year);
    return { ...issued, orders };
  }

  /**
   * Decides over the bill that an order stands on, and again over what has taken its place where somebody else was
   * quicker: whatever is tried again, another was done. @throws Refusal
   */
  async decided<T>(restaurantId: number, orderId: number, decide: (whole: WholeBill | null) => Promise<T>): Promise<T> {
    for (let whole = await this.of(restaurantId, orderId); ;)
      try {
        return await decide(whole);
      } catch (error) {
        if (!isOutrun(error)) throw error;
        const now = await this.of(restaurantId, orderId);
        if (now?.bill.billNo === whole?.bill.billNo) throw error;
        whole = now;
      }
  }

  /**
   * A past order as staff see it, its bill and what was paid of it, and in which year's book that stands. Where another has taken its place
   * meanwhile, there is none that they have seen. @throws Refusal
   */
  async seen(restaurantId: number, orderId: number) {
    // The read models may not know yet that it is billed.
    await this.models.require();
    const order = await this.orders.one(restaurantId, orderId);
    if (!order) throw unknownOrder();
    const billNo = order.receiptDetails?.billNo;
    const payment = await this.orders.payment(restaurantId, orderId);
    if (billNo === undefined || !payment) throw notBilled();
    const year = yearOfBill(billNo);
    const state = await this.books.stateIn(restaurantId, year);
    const { bill = null } = (await this.read(streamOf(restaurantId, year), state, orderId)) ?? {};
    return { order, billNo, year, payment, bill: bill?.billNo === billNo ? bill : null };
  }

  /** The same of one that is to be paid, and what is settled with it. @throws Refusal */
  async toBePaid(restaurantId: number, orderId: number) {
    const seen = await this.seen(restaurantId, orderId);
    const { tableNo } = seen.order;
    const [claims, sitting] = await Promise.all([
      this.guests.claims(restaurantId),
      this.guests.sitting(restaurantId, tableNo),
    ]);
    return { ...seen, settled: settledWith({ billNo: seen.billNo, tableNo }, claims, sitting) };
  }

  /** The orders on a bill, as the facts tell them that the book points at; none of those that have left the book since. */
  async ordersOn(
    bill: Pick<IssuedBill, 'orders'>,
    { toldAt }: Pick<OrderBook, 'toldAt'>,
    restaurantId: number,
    year: number,
  ): Promise<OpenOrder[]> {
    const stream = streamOf(restaurantId, year);
    const ids = new Set(bill.orders.map(({ orderId }) => orderId));
    const revisions = [...new Set([...ids].flatMap((id) => entryOf(toldAt, id) ?? []))];
    const orders: OpenOrder[] = [];
    for (let done = 0; done < revisions.length; done += AT_ONCE) {
      const facts = await Promise.all(
        revisions.slice(done, done + AT_ONCE).map((revision) => this.factAt(stream, revision)),
      );
      // A fact that tells several orders counts for those alone that were not told again since.
      const isNewest = ({ orderId }: OpenOrder, { revision }: Fact) =>
        ids.has(orderId) && entryOf(toldAt, orderId) === revision;
      orders.push(...facts.flatMap((fact) => (fact ? toldOrders(fact).filter((order) => isNewest(order, fact)) : [])));
    }
    return orders;
  }

  private async read(
    stream: string,
    state: OrderBook,
    orderId: number,
  ): Promise<Pick<WholeBill, 'bill' | 'issuedAt'> | null> {
    const ref = entryOf(state.past, orderId);
    if (!ref) return null;
    const fact = await this.factAt(stream, ref.revision);
    if (fact?.type !== 'BillIssued') throw new Error(`${stream} has no bill at revision ${ref.revision}`);
    return { bill: fact.data, issuedAt: fact.at };
  }

  private async factAt(stream: string, revision: number): Promise<Fact | undefined> {
    const [fact] = (await this.log.read(stream, { from: revision, maxCount: 1 })) as Fact[];
    return fact;
  }
}

/** The order as an event tells it, if it does. */
export const orderIn =
  (orderId: number) =>
  (event: LoggedEvent): OpenOrder | undefined =>
    toldOrders(event as LoggedEvent<OrderBookEvent>).find((order) => order.orderId === orderId);

/** The order as it was after an event, when it was open: wherever it stands now. */
export const orderAt = async (pastEvents: PastEvents, event: LoggedEvent, orderId: number): Promise<OpenOrder> => {
  const since: Fact[] = [];
  const told = await pastEvents.before(event, (past) => {
    const order = orderIn(orderId)(past);
    if (!order && (past.data as { orderId?: number }).orderId === orderId) since.unshift(past as Fact);
    return order;
  });
  return since.reduce<OpenOrder>(orderAfter, told);
};
