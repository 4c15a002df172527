import { CALLED_KINDS, placeNo, TENDER_KINDS, type IssuedBill, type Terms, type OrderItem } from '@sae/domain/billing';
import { duesOf, sittingAfter, sittingJoined, type Sitting } from '@sae/domain/guests';
import { Refusal, entryOf, type Actor, type CommandContext, type IsoTime } from '@sae/domain/kernel';
import {
  orderBook,
  orderContent,
  toldOrders,
  type BillPart,
  type OpenOrder,
  type OrderBook,
  type OrderBookCommand,
  type OrderBookEvent,
  type OrderMoved,
} from '@sae/domain/ordering';
import { biryani, bookOpened, crispDosa, dosa, seller, terms } from '../../domain/testing/orders.js';
import { at, byRestaurant } from './facts.js';
import type { Wish } from './wishes.js';

const TABLES = 3;
/** And now and then a call number, which may be nobody's. */
const tableOf = (n: number) => (n % 9 === 8 ? placeNo(CALLED_KINDS[n % 2]!, 1 + (n % 3)) : n % TABLES);
const NOTES = ['no onion', 'hot', null];

/** A wish now and then from before there were tickets, or from a node whose clock is behind. */
const dayOf = (n: number) => (n % 5 === 0 ? {} : { day: n % 7 === 0 ? '2026-11-20' : '2026-11-21' });

/** A limit below the discount or not, and a reason or none. */
const discountOf = (n: number) => ({ discountLimit: 5 * (n % 4), discountReason: n % 3 === 0 ? null : 'regular' });

const ACME = { name: 'Acme Ltd', gstNumber: '27AAACB1234C9ZX' };
/** Now and then a business. */
const buyerFor = (n: number) => (n % 6 === 5 ? { buyer: n % 4 === 1 ? ACME : { name: 'Nobody’s Own' } } : {});

/** How a restaurant lives: when its events happen, what is ordered and at which terms it bills. */
export interface Ways {
  readonly timeOf: (revision: number) => IsoTime;
  readonly itemsOf: (n: number) => readonly OrderItem[];
  readonly termsOf: (n: number) => Terms;
  readonly actorOf: (revision: number) => Actor;
}

export const plainly: Ways = {
  timeOf: at,
  actorOf: byRestaurant,
  itemsOf: (n) => [
    { ...(n % 4 === 3 ? crispDosa : dosa), quantity: 1 + (n % 9) },
    n % 4 === 2 ? { ...biryani, secondName: 'बिरयानी' } : biryani,
  ],
  // Now and then a bill of nothing.
  termsOf: (n) => (n % 7 === 6 ? { ...terms, discountPercent: 100, serviceCharge: 0 } : terms),
};

/** The owner and two more do it in turn. */
export const byPeople: Ways = { ...plainly, actorOf: (revision) => `person:${1 + (revision % 3)}` };

/** A book lived through by the decider itself: everything in it may really happen. */
export class Living {
  readonly events: OrderBookEvent[] = [];
  book: OrderBook = orderBook.initial;
  private readonly sittings = new Map<number, Sitting | null>();
  /** Of orders by id, and of bills by number. */
  private readonly tables = new Map<number | string, number>();

  constructor(private readonly ways: Ways = plainly) {
    this.write([bookOpened]);
  }

  /** The events that the wish led to; none when it was refused. */
  live(wished: Wish): readonly OrderBookEvent[] {
    try {
      return this.write(orderBook.decide(this.command(wished), this.book, this.asked()));
    } catch (error) {
      if (error instanceof Refusal) return [];
      throw error;
    }
  }

  private asked(): CommandContext {
    return this.circumstancesOf(this.events.length);
  }

  private circumstancesOf(revision: number): CommandContext {
    return { at: this.ways.timeOf(revision), actor: this.ways.actorOf(revision) };
  }

  private write(events: readonly OrderBookEvent[]): readonly OrderBookEvent[] {
    for (const event of events) {
      const revision = this.events.push(event) - 1;
      const circumstances = { ...this.circumstancesOf(revision), id: 'event', revision };
      this.book = orderBook.evolve(this.book, { ...event, ...circumstances });
      this.sit(event, circumstances.at);
    }
    return events;
  }

  /** Who sits at a table, as all that happened there tells. */
  sittingAt(tableNo: number): Sitting | null {
    return this.sittings.get(tableNo) ?? null;
  }

  private sit(event: OrderBookEvent, at: IsoTime): void {
    const { type, data } = event;
    if (type === 'OrderMoved') return this.move(data, event, at);
    if (type === 'OrderPlaced') this.tables.set(data.orderId, data.tableNo);
    if (type === 'OrderSplit') this.tables.set(data.split.orderId, data.split.tableNo);
    if (type === 'BillIssued') this.tables.set(data.billNo, data.tableNo);
    const tableNo = this.tables.get('orderId' in data ? data.orderId : 'billNo' in data ? (data.billNo ?? '') : '');
    const about = 'tableNo' in data ? data.tableNo : 'order' in data ? data.order.tableNo : tableNo;
    if (about) this.sittings.set(about, sittingAfter(this.sittingAt(about), event, { ...this.asked(), at }));
  }

  private move(moved: OrderMoved['data'], event: OrderBookEvent, at: IsoTime): void {
    const { orderId, from, tableNo } = moved;
    this.tables.set(orderId, tableNo);
    const order = entryOf(this.book.open, orderId);
    const left = this.sittingAt(from);
    if (from) this.sittings.set(from, sittingAfter(left, event, { ...this.asked(), at }));
    if (!tableNo || !order) return;
    this.sittings.set(tableNo, sittingJoined(this.sittingAt(tableNo), orderContent(order), { ...moved, left }, at));
  }

  private ordersOn({ orders }: IssuedBill): OpenOrder[] {
    return orders.flatMap(({ orderId }) => {
      const revision = entryOf(this.book.toldAt, orderId) ?? -1;
      const event = this.events[revision];
      const told = event ? toldOrders({ ...event, ...this.circumstancesOf(revision) }) : [];
      return told.filter((order) => order.orderId === orderId);
    });
  }

  private lineOf(orderId: number, n: number): OrderItem {
    const items = entryOf(this.book.open, orderId)?.items ?? [];
    return items[n % items.length] ?? dosa;
  }

  private completing(n: number, tableNo: number): Extract<OrderBookCommand, { type: 'CompleteTable' }> {
    const terms = this.ways.termsOf(n);
    const about = { tableNo, terms, message: '', seller, withSecondNames: n % 2 === 0 };
    return { type: 'CompleteTable', ...about, ...discountOf(n), ...buyerFor(n) };
  }

  /** A part of the table where the order is. */
  private billing(n: number, orderId: number, part: BillPart): OrderBookCommand {
    const tableNo = entryOf(this.book.open, orderId)?.tableNo ?? 0;
    return { ...this.completing(n, tableNo), part };
  }

  private command({ does, n }: Wish): OrderBookCommand {
    const orderId = 1 + (n % this.book.nextOrderId);
    const revision = entryOf(this.book.past, orderId)?.revision ?? -1;
    const issued = this.events[revision];
    const bill = issued?.type === 'BillIssued' ? issued.data : null;
    const whole = bill && { bill, issuedAt: this.ways.timeOf(revision), orders: this.ordersOn(bill) };
    const on = dayOf(n);
    const accepted = n % 5 === 0 ? { accepted: on } : {};
    switch (does) {
      case 'place':
        return { type: 'PlaceOrder', tableNo: tableOf(n), items: this.ways.itemsOf(n), ...accepted };
      case 'takeOut': {
        const customer = n % 3 === 0 ? {} : { customer: { name: `Customer ${n % 4}` } };
        const at = { kind: CALLED_KINDS[n % 2]!, day: n % 7 === 0 ? '2026-11-20' : '2026-11-21', ...customer };
        return { type: 'PlaceOrder', ...at, items: this.ways.itemsOf(n), ...accepted };
      }
      case 'accept':
        return { type: 'AcceptOrder', orderId, ...on };
      case 'move':
        return { type: 'MoveOrder', orderId, tableNo: tableOf(n) };
      case 'moveAll':
        return { type: 'MoveTable', from: tableOf(n), tableNo: tableOf(n >> 3) };
      case 'add':
        return { type: 'AddLines', orderId, items: this.ways.itemsOf(n), ...on };
      case 'cancel': {
        const quantity = 1 + (n % 3);
        return { type: 'CancelLine', orderId, line: this.lineOf(orderId, n), quantity, reason: 'sold out', ...on };
      }
      case 'note':
        return {
          ...{ type: 'ChangeNote', orderId, line: this.lineOf(orderId, n), note: NOTES[n % NOTES.length] ?? null },
          ...on,
        };
      case 'print': {
        const ticket = this.book.waiting[n % (this.book.waiting.length || 1)] ?? this.book.lastTicket;
        const station = n % 3 === 0 ? null : { id: n % 3, name: 'Kitchen' };
        return { type: 'PrintTicket', ...ticket, station, categories: n % 3 === 1 ? [dosa.category] : null };
      }
      case 'count': {
        const { itemId, name } = n % 2 === 0 ? dosa : biryani;
        return { type: 'CountPortions', itemId, name, left: n % 4 === 0 ? null : n % 200 };
      }
      case 'complete':
        return this.completing(n, tableOf(n));
      case 'billOrder':
        return this.billing(n, orderId, { orderIds: [orderId], lines: [] });
      case 'billLine': {
        const lines = [{ orderId, line: this.lineOf(orderId, n), quantity: 1 + (n % 3) }];
        return this.billing(n, orderId, { orderIds: [], lines });
      }
      case 'delete':
        return { type: 'DeleteOrder', orderId, whole, reason: null, ...on };
      case 'claim': {
        const sitting = this.sittingAt(n % TABLES);
        const about = { tableNo: n % TABLES, sitting: sitting?.id ?? 0, dues: sitting ? duesOf(sitting) : [] };
        return { type: 'ClaimPayment', ...about, amount: 100 * n, reference: `SAE${n}`, answered: new Set() };
      }
      case 'dismiss':
        return { type: 'DismissClaim', claimId: this.book.claims[n % 3]?.claimId ?? 0, answered: new Set() };
      case 'pay': {
        const claims = this.book.claims.filter(({ tableNo }) => tableNo === bill?.tableNo);
        return { type: 'MarkPaid', orderId, bill, claimIds: claims.map(({ claimId }) => claimId), sitting: null };
      }
      case 'tender': {
        const toPay = (bill?.amounts.total ?? 0) - (entryOf(this.book.past, orderId)?.paid ?? 0);
        const amount = n % 2 === 0 ? toPay : 1 + (n % 500) * 37;
        const claimId = n % 5 === 0 ? (this.book.claims[n % 3]?.claimId ?? null) : null;
        return {
          ...{ type: 'TakeTender', orderId, bill, kind: TENDER_KINDS[n % 4]!, amount, tip: (n % 3) * 10 },
          ...{ given: n % 8 === 0 ? amount + 50 : null, seen: { billNo: null, toPay: null } },
          ...{ claimId, claimIds: [], sitting: bill ? (this.sittingAt(bill.tableNo)?.id ?? null) : null },
        };
      }
      case 'takeBack': {
        const { tenders = [] } = entryOf(this.book.past, orderId) ?? {};
        const { tenderId = 0 } = tenders[n % (tenders.length || 1)] ?? {};
        return { type: 'UndoTender', orderId, bill, tenderId, reason: 'by mistake' };
      }
      case 'giveBack': {
        const { owed } = this.book;
        return { type: 'GiveBack', backId: owed[n % (owed.length || 1)]?.backId ?? 0, kind: TENDER_KINDS[n % 4]! };
      }
      case 'openDay':
        return { type: 'OpenDay', openingCash: 1000 * n };
      case 'moveCash':
        return { type: 'MoveCash', amount: n % 2 === 0 ? 1 + n : -1 - n, reason: 'change' };
      case 'closeDay':
        return { type: 'CloseDay', counted: { cash: 100 * n, upi: n, card: 0, other: 7 }, left: 50 * n, seen: null };
      case 'file': {
        const to = this.asked().at;
        // A month is as long as the last events, so that others are not of it.
        const from = this.ways.timeOf(Math.max(0, this.events.length - (n % 20)));
        const month = `2026-1${n % 3}`;
        return { type: 'FileMonth', month, over: [{ month, from, to }] };
      }
      case 'undoFiling': {
        const { filed } = this.book;
        return { type: 'UndoFiling', month: filed[n % (filed.length || 1)]?.month ?? '' };
      }
      case 'undo':
        return { type: 'UndoPayment', orderId, bill, reason: 'by mistake' };
      case 'reopen':
        if (!whole) throw new Refusal('not-found', 'order/not-found', 'No past order');
        return { type: 'ReopenOrder', orderId, whole, reason: null };
    }
  }
}
