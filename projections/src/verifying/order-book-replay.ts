import type { IssuedBill } from '@sae/domain/billing';
import { entryOf, summed, type Paise, type Recorded } from '@sae/domain/kernel';
import {
  carriedOver,
  orderBook,
  orderBookCommand,
  toldOrders,
  type OpenOrder,
  type OrderBook,
  type OrderBookEvent,
  type WholeBill,
} from '@sae/domain/ordering';
import { wrongWith } from './bill-check.js';
import { forgettingParts, withFreeBillsUnpaid } from './earlier-bills.js';
import { asDecidedThen } from './older-rules.js';
import { differenceBetween, undecidable, type Replay } from './simple-replay.js';

export type Fact = Recorded<OrderBookEvent>;
/** What stands at a revision of the book. */
export type FactAt = (revision: number) => Promise<Fact | null>;
/** What the book of the year before carried over. */
export type Carried = ReturnType<typeof carriedOver>;

export const NOTHING_BEFORE: Carried = { nextOrderId: 1, openOrders: [] };

const isAboutPayment = (fact: Fact) =>
  fact.type === 'BillPaid' ||
  fact.type === 'PaymentUndone' ||
  fact.type === 'TenderTaken' ||
  fact.type === 'TenderUndone';

/** Most bills are of orders told shortly before: each that is not remembered is a read of the log. */
const REMEMBERED = 5_000;

/** The order whose bill a decision needed. */
const orderOf = (fact: Fact): number | undefined => {
  if (fact.type === 'OrderReopened') return fact.data.order.orderId;
  if (fact.type === 'OrderDeleted') return fact.data.orderId;
  return isAboutPayment(fact) ? fact.data.orderIds[0] : undefined;
};

type OfAcceptance = Pick<OpenOrder, 'acceptedBy'>;

const isTakingOff = ({ type }: Fact): boolean => type === 'OrderReopened' || type === 'OrderDeleted';

/** A decision that cancels a bill ends with the order that leaves it, one that splits orders with the bill; none with a ticket. */
const isWhole = (group: readonly Fact[]): boolean => {
  const [first, last] = [group[0]?.type, group.at(-1)?.type ?? ''];
  if (first === 'OrderSplit') return last === 'BillIssued';
  if (first === 'TicketIssued') return last !== 'TicketIssued';
  return first !== 'BillCancelled' || last === 'OrderReopened' || last === 'OrderDeleted';
};

/** A bill but for its figures, which are checked by themselves, under the rule of its time; a day but for what older ones did not count. */
const withoutFigures = ({ type, data }: OrderBookEvent) => {
  if (type === 'DayClosed') {
    const { places: _, ...open } = data.open;
    return { type, data: { ...data, open } };
  }
  if (type !== 'BillIssued') return { type, data };
  const { amounts: _amounts, rule: _rule, categories: _categories, orders, ...bill } = data;
  return { type, data: { ...bill, orders: orders.map(({ share: _share, ...order }) => order) } };
};

const withoutAcceptance = (event: OrderBookEvent): OrderBookEvent => {
  const unsaid = <O extends OfAcceptance>({ acceptedBy: _, ...order }: O) => order;
  if (event.type === 'BillIssued') return { ...event, data: { ...event.data, orders: event.data.orders.map(unsaid) } };
  return event.type === 'OrderReopened'
    ? { ...event, data: { ...event.data, order: unsaid(event.data.order) } }
    : event;
};

/** Bills of before, and orders brought back from them, did not say who had accepted an order. */
const saysAcceptance = ({ type, data }: Fact): boolean => {
  const isSaid = ({ acceptedBy }: OfAcceptance) => acceptedBy !== undefined;
  return (type === 'BillIssued' && data.orders.some(isSaid)) || (type === 'OrderReopened' && isSaid(data.order));
};

/** What was paid too much counted as given back at once in books of before, without a number. */
const withoutNumber = (event: OrderBookEvent) => {
  const { type, data } = withoutFigures(event);
  const { backId: _, ...told } = data as { readonly backId?: number };
  return { type, data: told };
};

const hasNumber = ({ type, data }: Fact) =>
  (type === 'BillIssued' || type === 'OrderDeleted') && data.backId !== undefined;

/** Replays an order book: each fact must be what the decider would decide again at that point. */
export class OrderBookReplay implements Replay {
  bills = 0;
  private readonly standing = new Map<string, Paise>();
  /** The claims that payments in this book and those before answered. */
  readonly answered: Set<number>;
  private state: OrderBook = orderBook.initial;
  private readonly recent = new Map<number, Fact>();
  /** Facts of a decision that is not whole yet, and the book before it. */
  private group: Fact[] = [];
  private before: OrderBook = orderBook.initial;

  constructor(
    private readonly factAt: FactAt,
    private readonly yearBefore: Carried = NOTHING_BEFORE,
    answeredBefore: ReadonlySet<number> = new Set(),
  ) {
    this.answered = new Set(answeredBefore);
  }

  get carried(): Carried {
    return carriedOver(this.state);
  }

  /** The sum of the bills that are not cancelled. */
  get earned(): Paise {
    return summed([...this.standing.values()]);
  }

  async tell(told: Recorded): Promise<string | null> {
    const fact = told as Fact;
    this.remember(fact);
    const wrong = await this.wrongByItself(fact);
    if (wrong) return wrong;
    if (this.group.length === 0) this.before = this.state;
    this.group.push(fact);
    this.state = orderBook.evolve(this.state, fact);
    if (!isWhole(this.group)) return null;
    const [group, whole] = [this.group, await this.billOf(fact)];
    this.group = [];
    const command = orderBookCommand(group, forgettingParts(group, whole), this.answered);
    if (fact.type === 'BillPaid' || fact.type === 'TenderTaken')
      for (const claimId of fact.data.claimIds) this.answered.add(claimId);
    if (!command) return 'the order was on no bill';
    const before = withFreeBillsUnpaid(asDecidedThen(this.before, group, whole), group);
    const figures = group.some(hasNumber) ? withoutFigures : withoutNumber;
    const isAccepted = group.some(saysAcceptance);
    const comparable = (one: OrderBookEvent) => figures(isAccepted ? one : withoutAcceptance(one));
    return undecidable(orderBook, command, before, group, comparable);
  }

  private remember(fact: Fact): void {
    this.recent.set(fact.revision, fact);
    this.recent.delete(fact.revision - REMEMBERED);
  }

  private async at(revision: number): Promise<Fact | null> {
    return this.recent.get(revision) ?? this.factAt(revision);
  }

  private async wrongByItself(fact: Fact): Promise<string | null> {
    if (fact.type === 'BillIssued') {
      this.bills += 1;
      this.standing.set(fact.data.billNo, fact.data.amounts.total);
      return wrongWith(fact.data, this.state, await this.ordered(fact.data));
    }
    if (fact.type === 'BillCancelled')
      return this.standing.delete(fact.data.billNo) ? null : `there is no bill ${fact.data.billNo} to cancel`;
    if (fact.type !== 'BookOpened') return null;
    const { financialYear: _, ...opening } = fact.data;
    return differenceBetween({ ...opening, openOrders: this.carried.openOrders }, this.yearBefore, {
      found: 'this book',
      expected: 'the book of the year before',
    });
  }

  /** The bill that the order brought back, deleted or paid stood on. */
  private async billOf(fact: Fact): Promise<WholeBill | null> {
    const orderId = orderOf(fact);
    const ref = orderId === undefined ? undefined : entryOf(this.before.past, orderId);
    const issued = ref && (await this.at(ref.revision));
    if (issued?.type !== 'BillIssued') return null;
    // Only a decision that bills the rest again asks what was ordered.
    const orders = !isTakingOff(fact) ? [] : await this.ordered(issued.data, this.before);
    return { bill: issued.data, issuedAt: issued.at, orders };
  }

  /** What the book tells of the orders on a bill. */
  private async ordered({ orders }: IssuedBill, book: OrderBook = this.state): Promise<OpenOrder[]> {
    const told: OpenOrder[] = [];
    for (const { orderId } of orders) {
      const revision = entryOf(book.toldAt, orderId);
      const open = entryOf(book.open, orderId);
      const fact = open || revision === undefined ? null : await this.at(revision);
      const order = open ?? (fact ? toldOrders(fact).find((one) => one.orderId === orderId) : undefined);
      if (order) told.push(order);
    }
    return told;
  }
}
