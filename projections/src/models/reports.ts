import {
  addParts,
  dishParts,
  hourName,
  periodsIn,
  reportBill,
  reportView,
  WEEKDAYS,
  type CategoryEarning,
  type DaySales,
  type DishSales,
  type Earning,
  type Figures,
  type KindEarning,
  type PersonEarning,
  type MinuteSales,
  type ReportBill,
  type ReportBillsQuestion,
  type ReportBillsView,
  type ReportBy,
  type ReportPart,
  type ReportQuestion,
  type ReportSums,
  type ReportView,
} from '@sae/domain/analytics';
import { MONEY_KINDS, type Takings } from '@sae/domain/billing';
import { dayBounds, weekday } from '@sae/domain/kernel';
import type { MenuItemView } from '@sae/domain/menu';
import type { OrderView } from '@sae/domain/ordering';
import { OWNER_ID, type People } from '@sae/domain/people';
import { readerOf, ReadModels, parsedRow } from '../reading/index.js';
import { categoriesKey, earningKey, figuresKey, kindsKey, periodName, personsKey } from './earnings.js';
import { accessKey, type AccessDoc } from './access.js';
import { menuKey } from './menu.js';
import { peopleKey } from './people.js';
import { dishesKey, hoursKey, momentIn, salesKey } from './sales.js';
import { billKey, orderKey, pastKey, type BillDocument } from './shown-orders.js';
import { takingsKey } from './takings.js';

/** Where the parts of a report stand, and how they are read there. */
interface Source<Document> {
  readonly keys: (restaurantId: number, question: ReportQuestion) => readonly string[];
  readonly parts: (document: Document, question: ReportQuestion) => readonly ReportPart[];
}

const inPeriods =
  (keyOf: (restaurantId: number, period: ReturnType<typeof periodsIn>[number]) => string) =>
  (restaurantId: number, question: ReportQuestion): readonly string[] =>
    periodsIn(question).map((period) => keyOf(restaurantId, period));

/** Of a month its hours, of a day its minutes. */
type Hours = readonly MinuteSales[] | DaySales;

const hourParts = (found: Hours): ReportPart[] =>
  'minutes' in found
    ? found.minutes.map(([minute, total, , orders]) => ({
        of: hourName(Math.floor(minute / 60)),
        count: orders,
        total,
      }))
    : found.map(([hour, total, , orders]) => ({ of: hourName(hour), count: orders, total }));

const SOURCES: { readonly [By in ReportBy]: Source<never> } = {
  dish: {
    keys: inPeriods((restaurantId, period) => dishesKey(restaurantId, periodName(period))),
    parts: (dishes: readonly DishSales[]) => dishParts(dishes),
  },
  category: {
    keys: inPeriods(categoriesKey),
    parts: (categories: readonly CategoryEarning[]) =>
      categories.map(({ category: of, orders: count, total }) => ({ of, count, total })),
  },
  hour: {
    keys: inPeriods((restaurantId, period) =>
      period.day ? salesKey(restaurantId, periodName(period)) : hoursKey(restaurantId, periodName(period)),
    ),
    parts: hourParts,
  },
  weekday: {
    keys: (restaurantId, question) => [
      ...new Set(periodsIn(question).map(({ year, month }) => figuresKey(restaurantId, { year, month }))),
    ],
    parts: (days: readonly Figures[], { from, to }) =>
      days.flatMap(({ of: day, orders: count, total }) =>
        from <= day && day <= to ? [{ of: WEEKDAYS[weekday(day)]!, count, total }] : [],
      ),
  },
  kind: {
    keys: inPeriods(kindsKey),
    parts: (kinds: readonly KindEarning[]) => kinds.map(({ kind: of, orders: count, total }) => ({ of, count, total })),
  },
  payment: {
    keys: inPeriods(takingsKey),
    parts: ({ by }: Takings) =>
      MONEY_KINDS.flatMap((of) => (by[of] === undefined ? [] : [{ of, count: 0, total: by[of] }])),
  },
  person: {
    keys: inPeriods(personsKey),
    parts: (persons: readonly PersonEarning[]) =>
      persons.map(({ person: of, orders: count, total }) => ({ of, count, total })),
  },
};

/** Whoever issued a bill, as they are called now. */
const named = (view: ReportView, names: ReadonlyMap<string, string>): ReportView => ({
  ...view,
  rows: view.rows.map((row) => ({ ...row, name: names.get(row.of) ?? 'Staff' })),
});

/** Of one moment by their numbers. */
const earliest = (one: ReportBill, other: ReportBill): number =>
  Date.parse(one.issuedAt) - Date.parse(other.issuedAt) || (one.billNo < other.billNo ? -1 : 1);

/** Of past orders, as many as exports read at once; so often in an answer. */
const PARCEL = 200;
const MOST_PARCELS = 10;
const ENOUGH_BILLS = 50;

/** What sells and what never does: at most some seventy documents a question, however many bills there were. */
export class ReportReader extends readerOf('orderBook') {
  private readonly menu = new ReadModels(this.redis, ['menu']);
  private readonly people = new ReadModels(this.redis, ['people', 'account']);

  /** @throws Refusal while the read models are built. */
  async report(restaurantId: number, question: ReportQuestion, mostRows?: number): Promise<ReportView> {
    const { keys, parts } = SOURCES[question.by] as Source<object>;
    const sums: ReportSums = new Map();
    for await (const document of this.models.each<object>(keys(restaurantId, question)))
      addParts(sums, parts(document, question));
    const view = reportView(question, sums, question.by === 'dish' ? await this.dishes(restaurantId) : [], mostRows);
    return question.by === 'person' ? named(view, await this.names(restaurantId)) : view;
  }

  /**
   * The bills that make up a row, a bounded part of the days at a time: where few bills are of it, an answer may have none
   * and go on all the same.
   */
  async bills(restaurantId: number, question: ReportBillsQuestion, zone: string): Promise<ReportBillsView> {
    const { from, to, after } = question;
    const span = { from: Date.parse(dayBounds(from, zone).from), to: Date.parse(dayBounds(to, zone).to) };
    const momentOf = momentIn(zone);
    const bills: ReportBill[] = [];
    let at = Math.max(span.from, after ?? 0);
    for (let parcels = 0; at < span.to && bills.length < ENOUGH_BILLS && parcels < MOST_PARCELS; parcels += 1) {
      const stretch = { from: at, to: span.to, about: PARCEL };
      const orderAt = (id: number) => orderKey(restaurantId, id);
      const { documents: orders, end } = await this.models.stretch<OrderView>(pastKey(restaurantId), stretch, orderAt);
      const numbers = [...new Set(orders.flatMap(({ receiptDetails }) => receiptDetails?.billNo ?? []))];
      const found = await this.models.documents<BillDocument & Earning>([
        ...numbers.map((billNo) => billKey(restaurantId, billNo)),
        ...numbers.map((billNo) => earningKey(restaurantId, billNo)),
      ]);
      const told = numbers.flatMap((_, n) => {
        const [bill, earning] = [found[n], found[numbers.length + n]];
        // What was cancelled since the ids were read is left out.
        return (bill && earning && reportBill(question, bill, earning, momentOf(bill.completionDate))) ?? [];
      });
      bills.push(...told.sort(earliest));
      at = end;
    }
    return { bills, next: at < span.to ? String(at) : null };
  }

  private async names(restaurantId: number): Promise<ReadonlyMap<string, string>> {
    const [people, access] = await Promise.all([
      this.people.document<People>(peopleKey(restaurantId)),
      this.people.document<AccessDoc>(accessKey(restaurantId)),
    ]);
    const added = Object.entries(people?.persons ?? {}).map(([id, { name }]) => [id, name] as const);
    return new Map([[String(OWNER_ID), access?.user.ownerName ?? 'Owner'], ...added]);
  }

  private async dishes(restaurantId: number): Promise<string[]> {
    const rows = await this.menu.list(menuKey(restaurantId));
    return rows.map((row) => parsedRow<MenuItemView>(row).name);
  }
}
