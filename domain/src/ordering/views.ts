import type { IssuedBill } from '../billing/issued-bill.js';
import { paymentBefore, type BillView, type PaymentBefore } from '../billing/views.js';
import { colleagueOf, toRupees, type Actor, type Circumstances, type IsoTime, type Rupees } from '../kernel/index.js';
import { optionsAt, type OptionView } from '../menu/views.js';
import type { OrderItem, Portion } from '../billing/order-item.js';
import { unpaid, type Paid, type TenderKind } from '../billing/paid.js';
import { PLACE_NAMES, placeOf } from '../billing/place.js';
import type { OpenOrder } from './order-book.events.js';

export interface OrderItemView {
  readonly id: number;
  readonly name: string;
  readonly secondName?: string;
  readonly isVeg: boolean;
  readonly price: Rupees;
  readonly quantity: number;
  readonly portion: Portion;
  readonly options?: readonly OptionView[];
  readonly specialInstructions?: string;
}

export type OrderStatus = 'live' | 'recurring' | 'past';

/** What of a bill was given back, and how. */
export interface GivenBackView {
  readonly amount: Rupees;
  readonly kind: TenderKind;
  readonly at: IsoTime;
  readonly actor: Actor;
}

/** What counts as paid of an order's bill; nothing is said of a tip where there is none. */
export interface OrderPayment extends PaymentBefore {
  readonly tip?: Rupees;
  readonly givenBack?: GivenBackView;
}

/** Of an open order, what its view says otherwise; the rest it says as it is. */
type SaidOtherwise = 'orderId' | 'items' | 'total' | 'placedAt' | 'status' | 'placedBy' | keyof Paid;

/** An order as every list, answer and push shows it. */
export interface OrderView extends Omit<OpenOrder, SaidOtherwise> {
  readonly id: number;
  readonly restaurantId: number;
  /** 0 is the Counter; from 10001 on takeaways, from 20001 on deliveries, each with its call number. */
  readonly tableNo: number;
  readonly items: readonly OrderItemView[];
  readonly total: Rupees;
  readonly createdAt: IsoTime;
  readonly status: OrderStatus;
  readonly placedBy: 'guest' | 'staff';
  /** Of a past order: its share of the bill. */
  readonly receiptDetails?: {
    readonly billNo: string;
    readonly total: Rupees;
    readonly completedAt: IsoTime;
    readonly isPaid: boolean;
    /** How many other orders stand on the bill; nothing where it stands alone. */
    readonly others?: number;
    /** The first of them: what is paid of the bill is paid for it too. */
    readonly sharedWith?: number;
    /** Of the whole bill, where something counts as paid of it. */
    readonly payment?: OrderPayment;
    /** Who issued it, where it was not the owner. */
    readonly billedBy?: number;
  };
  /** Of an open order: what was paid for it on a bill that was cancelled. */
  readonly paid?: Rupees;
  /** The revision of its book at its latest change: the newer of two views has the higher one. */
  readonly revision: string;
}

/** Whom else it concerns what is said of an order. */
interface Concerns<Said> {
  /** Do its guests see it? */
  readonly guests: boolean;
  /** Is it still said once the order is billed? */
  readonly past: boolean;
  /** The bell rings whatever it says, where it says nothing, or for these. */
  readonly rings: 'always' | 'unsaid' | readonly Said[];
}

/** What is said of an order, a line each: a field that does not say whom it concerns does not compile. */
const FIELDS = {
  id: { guests: true, past: true, rings: 'always' },
  restaurantId: { guests: false, past: true, rings: 'always' },
  tableNo: { guests: false, past: true, rings: 'always' },
  items: { guests: true, past: true, rings: 'always' },
  total: { guests: true, past: true, rings: 'always' },
  createdAt: { guests: true, past: true, rings: 'always' },
  status: { guests: true, past: true, rings: ['live'] },
  placedBy: { guests: false, past: true, rings: ['guest'] },
  takenBy: { guests: false, past: true, rings: 'always' },
  acceptedBy: { guests: false, past: true, rings: 'always' },
  customer: { guests: false, past: true, rings: 'always' },
  receiptDetails: { guests: false, past: false, rings: 'always' },
  paid: { guests: false, past: false, rings: 'always' },
  revision: { guests: false, past: true, rings: 'always' },
} as const satisfies { readonly [F in keyof Required<OrderView>]: Concerns<OrderView[F]> };

type FieldFor<C extends 'guests' | 'past'> = {
  [F in keyof typeof FIELDS]: (typeof FIELDS)[F][C] extends true ? F : never;
}[keyof typeof FIELDS];

/** What of an order its guests see, or what stays when it is billed. */
export type OrderFor<C extends 'guests' | 'past', O = OrderView> = Pick<O, Extract<FieldFor<C>, keyof O>>;

const ALL_FIELDS = Object.keys(FIELDS) as (keyof OrderView)[];

export const orderFor = <C extends 'guests' | 'past', O extends Partial<OrderView>>(whom: C, order: O) => {
  const fields = ALL_FIELDS.filter((field) => FIELDS[field][whom] && field in order);
  return Object.fromEntries(fields.map((field) => [field, order[field]])) as OrderFor<C, O>;
};

/** An order that comes back from its bill: what is said of open orders alone does not come back with it. */
export const broughtBack = (order: OpenOrder): OpenOrder => {
  const isKept = ([field]: [string, unknown]) => !Object.hasOwn(FIELDS, field) || FIELDS[field as keyof OrderView].past;
  return Object.fromEntries(Object.entries(unpaid(order)).filter(isKept)) as unknown as OpenOrder;
};

/** Has a guest ordered, and nobody answered? */
export const ringsFor = (order: OrderView): boolean =>
  ALL_FIELDS.every((field) => {
    const { rings } = FIELDS[field] as Concerns<unknown>;
    if (rings === 'always') return true;
    return rings === 'unsaid' ? order[field] === undefined : rings.includes(order[field]);
  });

export const itemView = ({
  itemId,
  name,
  secondName,
  isVeg,
  price,
  quantity,
  portion,
  options,
  specialInstructions,
}: OrderItem): OrderItemView => ({
  id: itemId,
  name,
  ...(secondName ? { secondName } : {}),
  isVeg,
  price: toRupees(price),
  quantity,
  portion,
  ...(options ? { options: optionsAt(options, toRupees) } : {}),
  ...(specialInstructions ? { specialInstructions } : {}),
});

interface NamedOptions {
  readonly options?: readonly Pick<OptionView, 'name'>[];
}
type NamedDish = NamedOptions & Pick<OrderItemView, 'name' | 'portion'>;
type NamedLine = NamedDish & Pick<OrderItemView, 'quantity'>;

/** `Garlic, Butter`; nothing, where nothing was chosen. */
export const optionsText = ({ options = [] }: NamedOptions): string => options.map(({ name }) => name).join(', ');

/** `Naan (Half, Garlic)`. */
export const dishText = ({ name, portion, ...chosen }: NamedDish): string => {
  const said = [portion === 'half' ? 'Half' : '', optionsText(chosen)].filter((text) => text !== '').join(', ');
  return said ? `${name} (${said})` : name;
};

/** `2 × Naan (Half, Garlic)`. */
export const lineText = ({ quantity, ...dish }: NamedLine): string => `${quantity} × ${dishText(dish)}`;

export const linesText = (lines: readonly NamedLine[]): string => lines.map(lineText).join(', ');

/** Where a view stands in time: its restaurant, its book's financial year and the revision in it. */
export interface AsOf {
  readonly restaurantId: number;
  readonly financialYear: number;
  readonly revision: number;
}

/** `2026.00000000042`: compares as text, over the turn of the year too. */
export const revisionText = ({ financialYear, revision }: AsOf): string =>
  `${financialYear}.${String(revision).padStart(11, '0')}`;

/** What an open order says, wherever it stands in its book. */
export const orderContent = (order: OpenOrder): Omit<OrderView, 'restaurantId' | 'revision'> => {
  const { orderId: id, items, total, placedAt: createdAt, placedBy = 'staff', paid, paidBy: _, ...same } = order;
  return {
    ...same,
    ...{ id, items: items.map(itemView), total: toRupees(total), createdAt, placedBy },
    ...(paid ? { paid: toRupees(paid) } : {}),
  };
};

export const openOrderView = (order: OpenOrder, asOf: AsOf): OrderView => ({
  ...orderContent(order),
  restaurantId: asOf.restaurantId,
  revision: revisionText(asOf),
});

/** What one of the orders on a bill says of the others. */
export const othersFor = (id: number, onBill: readonly number[]) => {
  const others = onBill.filter((other) => other !== id);
  return others.length > 0 ? { others: others.length, sharedWith: Math.min(...others) } : {};
};

/** As of its bill, and whose that is. */
type IssuedAs = AsOf & Pick<Circumstances, 'actor'>;

/** An order as it was shown before, once it stands on a bill. */
export const pastOrderView = (shown: OrderView, bill: IssuedBill, issuedAt: IsoTime, asOf: IssuedAs): OrderView => {
  const share = bill.orders.find(({ orderId }) => orderId === shown.id)?.share ?? 0;
  const payment = paymentBefore(bill);
  const billedBy = colleagueOf(asOf.actor);
  return {
    ...orderFor('past', shown),
    // Where it was billed, wherever it was told before.
    tableNo: bill.tableNo,
    status: 'past',
    receiptDetails: {
      ...{ billNo: bill.billNo, total: toRupees(share), completedAt: issuedAt },
      isPaid: bill.paid >= bill.amounts.total,
      ...othersFor(
        shown.id,
        bill.orders.map(({ orderId }) => orderId),
      ),
      ...(payment ? { payment } : {}),
      ...(billedBy === null ? {} : { billedBy }),
    },
    revision: revisionText(asOf),
  };
};

/** The other orders on its bill: `#41`, or `#41 and 2 more`; nothing where it stands alone. */
export const sharedText = ({ others = 0, sharedWith }: NonNullable<OrderView['receiptDetails']>): string => {
  if (sharedWith === undefined) return '';
  return others > 1 ? `#${sharedWith} and ${others - 1} more` : `#${sharedWith}`;
};

/** What `POST /orders/complete` answers: the bill, and its orders, which are past now. */
export interface CompletedTable extends BillView {
  readonly orders: readonly OrderView[];
  /** Of orders that were split: what stays running of them. */
  readonly stay?: readonly OrderView[];
}

/** What was moved, and where it is now. */
export interface MovedOrders {
  readonly orderIds: readonly number[];
  readonly tableNo: number;
}

/** Where an order is, and whose it is: `Takeaway 12 · Asha`. */
export const placeText = ({ tableNo, customer }: Pick<OrderView, 'tableNo' | 'customer'>): string =>
  customer?.name ? `${tableName(tableNo)} · ${customer.name}` : tableName(tableNo);

/** `Counter`, `Table 4` or `Takeaway 12`. */
export const tableName = (tableNo: number): string => {
  const { kind, number } = placeOf(tableNo);
  return number === 0 ? PLACE_NAMES[kind] : `${PLACE_NAMES[kind]} ${number}`;
};
