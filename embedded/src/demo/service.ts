import { DEFAULT_MESSAGE, type Seller, type Terms, placeOf } from '@sae/domain/billing';
import { financialYear, localDay, type IsoTime } from '@sae/domain/kernel';
import type { MenuItemView } from '@sae/domain/menu';
import {
  carriedOver,
  openOrders,
  orderBook,
  priceItems,
  type OrderBook,
  type WholeBill,
  type OrderBookCommand,
  type OrderBookEvent,
  type OrderPlaced,
  type TakenAt,
} from '@sae/domain/ordering';
import type { Dice } from './dice.js';
import { Draft } from './draft.js';
import { meal, type Visit } from './guests.js';

type BookDraft = Draft<OrderBook, OrderBookCommand, OrderBookEvent>;
/** Something staff do at a moment; `iso` is that moment. */
type Step = readonly [at: number, act: (iso: IsoTime) => void];

export interface House {
  readonly restaurantId: number;
  readonly zone: string;
  readonly dice: Dice;
  readonly menu: readonly MenuItemView[];
  readonly seller: Seller;
}

const MINUTE_MS = 60_000;
const GONE = ['Guests left', 'Ordered twice', 'Wrong table'];
const WRONG = ['Wrong table billed', 'Guest complained', 'Charged twice'];
const REDONE = ['Discount forgotten', 'Guests stayed on'];

/** The staff of a restaurant at work: what they did stands in its order books, one a financial year. */
export class Service {
  readonly books: BookDraft[] = [];
  private year = 0;
  private readonly dishes: ReadonlyMap<number, MenuItemView>;

  constructor(private readonly house: House) {
    this.dishes = new Map(house.menu.map((item) => [item.id, item]));
  }

  /** How many were taken so far. */
  get orders(): number {
    return (this.books.at(-1)?.state.nextOrderId ?? 1) - 1;
  }

  /** All that is done up to `until`, in its order; pauses after each step, so that what is written can be put away. */
  *work(visits: readonly Visit[], until: IsoTime): Generator<void> {
    const end = Date.parse(until);
    const steps = visits.flatMap((visit) => this.stepsOf(visit)).filter(([at]) => at <= end);
    steps.sort(([one], [other]) => one - other);
    for (const [at, act] of steps) {
      act(new Date(at).toISOString());
      yield;
    }
  }

  private stepsOf({ tableNo: at, goesOut, ordersAt, billAt, fate }: Visit): Step[] {
    const { dice } = this.house;
    const ids: number[] = [];
    let whole: WholeBill | undefined;
    let tableNo = at;
    const take = (iso: IsoTime) => {
      const taken = this.place(goesOut ? { ...goesOut, day: localDay(iso, this.house.zone) } : { tableNo }, iso);
      ids.push(taken.orderId);
      tableNo = taken.tableNo;
    };
    const place: Step[] = ordersAt.map((time) => [time, take]);
    const first = ordersAt[0] as number;
    if (fate === 'walks-out') return [...place.slice(0, 1), [first + 6 * MINUTE_MS, (iso) => this.drop(ids[0], iso)]];
    const accept: Step[] = ordersAt.map((time, index) => [
      time + dice.between(1, 3) * MINUTE_MS,
      (iso) => this.decide({ type: 'AcceptOrder', orderId: ids[index] as number }, iso),
    ]);
    const complete: Step = [billAt, (iso) => (whole = this.complete(tableNo, iso))];
    const correct = (iso: IsoTime) => {
      const correction = { orderId: ids[0] as number, whole: whole as WholeBill };
      if (fate === 'bill-redone') {
        this.decide({ type: 'ReopenOrder', ...correction, reason: dice.one(REDONE) }, iso);
        whole = this.complete(tableNo, iso);
      } else this.decide({ type: 'DeleteOrder', ...correction, reason: dice.one(WRONG) }, iso);
    };
    // Within the minute before anybody else can sit down there.
    const corrections: Step[] = fate === 'billed' ? [] : [[billAt + MINUTE_MS / 2, correct]];
    const pay: Step = [billAt + (3 * MINUTE_MS) / 4, (iso) => this.pay(whole as WholeBill, iso)];
    return [...place, ...accept, complete, ...corrections, ...(fate === 'bill-cancelled' ? [] : [pay])];
  }

  private place(at: TakenAt, iso: IsoTime): OrderPlaced['data'] {
    const { dice, menu } = this.house;
    const items = priceItems({ items: meal(dice, menu) }, this.dishes, iso);
    const [placed] = this.decide({ type: 'PlaceOrder', ...at, items }, iso);
    if (placed?.type !== 'OrderPlaced') throw new Error('No order was placed');
    return placed.data;
  }

  private drop(orderId: number | undefined, iso: IsoTime): void {
    const reason = this.house.dice.one(GONE);
    this.decide({ type: 'DeleteOrder', orderId: orderId as number, whole: null, reason }, iso);
  }

  private complete(tableNo: number, iso: IsoTime): WholeBill {
    const { dice, seller } = this.house;
    const terms: Terms = {
      discountPercent: dice.falls(0.08) ? dice.one([5, 10, 15]) : 0,
      serviceCharge: placeOf(tableNo).kind === 'table' && dice.falls(0.2) ? dice.one([2000, 3000, 5000]) : 0,
      gstRate: 5,
      gstType: 'exclusive',
    };
    const orders = openOrders(this.book(iso).state);
    const events = this.decide({ type: 'CompleteTable', tableNo, terms, message: DEFAULT_MESSAGE, seller }, iso);
    const issued = events.find((event) => event.type === 'BillIssued');
    if (!issued) throw new Error(`Table ${tableNo} was not billed`);
    return { bill: issued.data, issuedAt: iso, orders };
  }

  /** As guests in Bengaluru pay; a few bills are forgotten. */
  private pay({ bill }: WholeBill, iso: IsoTime): void {
    const { dice } = this.house;
    const kind = dice.one(['upi', 'upi', 'upi', 'upi', 'upi', 'cash', 'cash', 'cash', 'card', 'card'] as const);
    const amount = bill.amounts.total;
    const tip = dice.falls(0.1) ? Math.min(amount, dice.one([1000, 2000, 5000])) : 0;
    const given = kind === 'cash' ? Math.ceil((amount + tip) / 10_000) * 10_000 : null;
    if (amount === 0 || dice.falls(0.02)) return;
    const orderId = bill.orders[0]?.orderId ?? 0;
    const seen = { billNo: bill.billNo, toPay: amount };
    const nothingClaimed = { claimId: null, claimIds: [], sitting: null };
    this.decide({ type: 'TakeTender', orderId, bill, kind, amount, tip, given, seen, ...nothingClaimed }, iso);
  }

  private decide(command: OrderBookCommand, iso: IsoTime): readonly OrderBookEvent[] {
    return this.book(iso).decide(command, iso);
  }

  /** The book of that moment's year; a new year's is opened as the api opens it. */
  private book(iso: IsoTime): BookDraft {
    const year = financialYear(iso, this.house.zone);
    const last = this.books.at(-1);
    if (last && year === this.year) return last;
    const { restaurantId } = this.house;
    const book = new Draft(orderBook, `${restaurantId}-${year}`, `restaurant:${restaurantId}`);
    last?.decide({ type: 'CloseBook' }, iso);
    const { nextOrderId, openOrders } = last ? carriedOver(last.state) : { nextOrderId: 1, openOrders: [] };
    if (openOrders.length > 0) book.decide({ type: 'CarryOver', orders: openOrders }, iso);
    book.decide({ type: 'OpenBook', financialYear: year, nextOrderId }, iso);
    this.year = year;
    this.books.push(book);
    return book;
  }
}
