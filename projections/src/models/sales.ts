import {
  daysOfSpan,
  isNoSales,
  NO_SALES,
  salesView,
  withDishes,
  withMinute,
  withSales,
  type CountedBills,
  type DaySales,
  type DishSales,
  type KindTotal,
  type MinuteSales,
  type MoreSales,
  type SalesView,
  type Span,
} from '@sae/domain/analytics';
import { NO_TAKINGS, type IssuedBill, type Takings } from '@sae/domain/billing';
import { monthOf, toPaise, wallClock, type IsoTime, type LocalDay, type Paise } from '@sae/domain/kernel';
import { BOOK_EVENTS, DAY_EVENTS, KITCHEN_EVENTS, ORDER_EVENTS } from '@sae/domain/ordering';
import { drop, projection, put, type Change, type Fact, type Found, type Stored } from '../kernel/index.js';
import { readerOf } from '../reading/index.js';
import { kindsKey, periodsOf } from './earnings.js';
import { billKey, paymentIn, type BillDocument } from './shown-orders.js';
import { takingsKey } from './takings.js';

/** What the bills of a day come to, minute by minute. */
export const salesKey = (restaurantId: number, day: LocalDay): string => `${restaurantId}:sales:${day}`;

/** What a day (`YYYY-MM-DD`) or a month (`YYYY-MM`) sold of each dish. */
export const dishesKey = (restaurantId: number, period: string): string => `${restaurantId}:dishes:${period}`;

/** What the bills of a month (`YYYY-MM`) come to in each hour of the day. */
export const hoursKey = (restaurantId: number, month: string): string => `${restaurantId}:hours:${month}`;

/** When it is where a restaurant is. */
export interface Moment {
  readonly day: LocalDay;
  readonly minute: number;
}

export const momentIn = (zone: string): ((at: IsoTime) => Moment) => {
  const clock = wallClock(zone);
  return (at) => {
    const shown = clock(at);
    return {
      day: shown.toISOString().slice(0, 'YYYY-MM-DD'.length),
      minute: 60 * shown.getUTCHours() + shown.getUTCMinutes(),
    };
  };
};

const dayWith = (key: string, more: MoreSales, found: Found): Change => {
  const day = withSales(found<DaySales>(key) ?? NO_SALES, more);
  return isNoSales(day) ? drop(key) : put(key, day);
};

const dishesWith = (key: string, more: readonly DishSales[], found: Found): Change => {
  const dishes = withDishes(found<readonly DishSales[]>(key) ?? [], more);
  return dishes.length > 0 ? put(key, dishes) : drop(key);
};

const hoursWith = (key: string, [minute, ...more]: MinuteSales, found: Found): Change => {
  const hours = withMinute(found<readonly MinuteSales[]>(key) ?? [], [Math.floor(minute / 60), ...more]);
  return hours.length > 0 ? put(key, hours) : drop(key);
};

type Line = Pick<DishSales, 'name' | 'quantity'> & { readonly price: Paise };

const dishesOf = (lines: readonly Line[], sign: 1 | -1): DishSales[] =>
  lines.map(({ name, quantity, price }) => ({ name, quantity: sign * quantity, total: sign * quantity * price }));

const toBePaid = (total: Paise): CountedBills => ({ bills: total > 0 ? 1 : 0, total });
const less = ({ bills, total }: CountedBills): CountedBills => ({ bills: -bills, total: -total });

const toPayOf = (bill: BillDocument): Paise => toPaise(paymentIn(bill).toPay);

type OfBill = { readonly billNo: string };

/**
 * What is sold, by day and minute, and of which dish: a few documents a bill, of which none grows with the bills of other
 * days (docs/decisions/0102-sales-by-the-minute.md). It asks for bills as the fact finds them, so it stands before `orders`.
 */
export const sales = (zone: string) => {
  const momentOf = momentIn(zone);
  const keysAt = (restaurantId: number, { day }: Moment): [day: string, hours: string, ...dishes: string[]] => [
    salesKey(restaurantId, day),
    hoursKey(restaurantId, monthOf(day)),
    ...[day, monthOf(day)].map((period) => dishesKey(restaurantId, period)),
  ];
  const billOf = ({ billNo }: OfBill, { restaurantId }: Fact, found: Found) =>
    found<BillDocument>(billKey(restaurantId, billNo));

  /** Of its bill as it stood, and from then on what more is to be paid of it, or less. */
  const owing =
    <D extends OfBill>(toPay: (told: D, bill: BillDocument) => Paise) =>
    (told: D, fact: Fact, stored: Stored, found: Found): readonly Change[] => {
      const bill = stored<BillDocument>(billKey(fact.restaurantId, told.billNo));
      const key = salesKey(fact.restaurantId, momentOf(bill.completionDate).day);
      const [before, after] = [toBePaid(toPayOf(bill)), toBePaid(toPay(told, bill))];
      return [
        dayWith(key, { unpaid: { bills: after.bills - before.bills, total: after.total - before.total } }, found),
      ];
    };
  const readsOwing = (told: OfBill, fact: Fact, found: Found): readonly string[] => {
    const bill = billOf(told, fact, found);
    const { restaurantId } = fact;
    const day = bill ? [salesKey(restaurantId, momentOf(bill.completionDate).day)] : [];
    return [billKey(restaurantId, told.billNo), ...day];
  };

  return projection('orderBook', {
    ignores: [
      ...BOOK_EVENTS,
      ...ORDER_EVENTS,
      ...KITCHEN_EVENTS,
      ...DAY_EVENTS,
      ...(['CreditNoteIssued', 'PaymentClaimed', 'PaymentClaimDismissed', 'MoneyGivenBack'] as const),
    ],
    on: {
      BillIssued: ({ amounts, orders, paid, lines }: IssuedBill, { restaurantId, at }, _stored, found) => {
        const moment = momentOf(at);
        const [day, hours, ...periods] = keysAt(restaurantId, moment);
        const sold: MinuteSales = [moment.minute, amounts.total, 1, orders.length];
        const unpaid = toBePaid(Math.max(0, amounts.total - paid));
        return [
          dayWith(day, { sold, discount: amounts.discount, unpaid }, found),
          hoursWith(hours, sold, found),
          ...periods.map((key) => dishesWith(key, dishesOf(lines, 1), found)),
        ];
      },
      BillCancelled: (told, fact, stored, found) => {
        const { restaurantId } = fact;
        const bill = stored<BillDocument>(billKey(restaurantId, told.billNo));
        const moment = momentOf(bill.completionDate);
        const total = toPaise(bill.total);
        const [day, hours, ...periods] = keysAt(restaurantId, moment);
        const sold: MinuteSales = [moment.minute, -total, -1, -bill.orderIds.length];
        const taken = { sold, discount: -toPaise(bill.discountAmount), unpaid: less(toBePaid(toPayOf(bill))) };
        const cancelled = { bills: 1, total };
        const cancelledOn = salesKey(restaurantId, momentOf(fact.at).day);
        const lines = bill.items.map((line) => ({ ...line, price: toPaise(line.price) }));
        return [
          ...(cancelledOn === day
            ? [dayWith(day, { ...taken, cancelled }, found)]
            : [dayWith(day, taken, found), dayWith(cancelledOn, { cancelled }, found)]),
          hoursWith(hours, sold, found),
          ...periods.map((key) => dishesWith(key, dishesOf(lines, -1), found)),
        ];
      },
      BillPaid: owing(() => 0),
      PaymentUndone: owing((_, { total }) => toPaise(total)),
      TenderTaken: owing(({ total, paid }) => Math.max(0, total - paid)),
      TenderUndone: owing(({ total, paid }) => Math.max(0, total - paid)),
    },
    reads: {
      BillIssued: (_, { restaurantId, at }) => keysAt(restaurantId, momentOf(at)),
      BillCancelled: (told, fact, found) => {
        const bill = billOf(told, fact, found);
        const { restaurantId } = fact;
        return [
          billKey(restaurantId, told.billNo),
          salesKey(restaurantId, momentOf(fact.at).day),
          ...(bill ? keysAt(restaurantId, momentOf(bill.completionDate)) : []),
        ];
      },
      BillPaid: readsOwing,
      PaymentUndone: readsOwing,
      TenderTaken: readsOwing,
      TenderUndone: readsOwing,
    },
  });
};

export class SalesReader extends readerOf('orderBook') {
  /** At most some hundred small documents, however many bills there were. @throws Refusal while the read models are built. */
  async sales(restaurantId: number, span: Span, { day: today, minute }: Moment): Promise<SalesView> {
    const spanDays = daysOfSpan(span, today, minute);
    const { days, before } = spanDays;
    // Of a month the dishes stand together: thirty days of a menu of thousands would be much to read.
    const dishPeriods = span === 'month' ? [monthOf(today)] : days;
    const periods = days.map((day) => periodsOf(day)[0]);
    const groups = [
      days.map((day) => salesKey(restaurantId, day)),
      before.map((day) => salesKey(restaurantId, day)),
      dishPeriods.map((period) => dishesKey(restaurantId, period)),
      periods.map((period) => kindsKey(restaurantId, period)),
      periods.map((period) => takingsKey(restaurantId, period)),
    ];
    const found = await this.models.documents<object>(groups.flat());
    let taken = 0;
    const group = <Document>(n: number, none: Document): Document[] =>
      found.slice(taken, (taken += groups[n]?.length ?? 0)).map((document) => (document ?? none) as Document);
    return salesView(span, spanDays, {
      days: group<DaySales>(0, NO_SALES),
      before: group<DaySales>(1, NO_SALES),
      dishes: group<readonly DishSales[]>(2, []),
      kinds: group<readonly KindTotal[]>(3, []),
      takings: group<Takings>(4, NO_TAKINGS),
    });
  }
}
