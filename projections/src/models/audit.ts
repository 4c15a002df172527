import { MAIL_EVENTS, PAYMENT_EVENTS, PROFILE_EVENTS, SESSION_EVENTS, SIGN_UP_EVENTS } from '@sae/domain/access';
import {
  audited,
  dayShown,
  changedLines,
  splitParts,
  tenderShown,
  type Audited,
  type AuditEntry,
  type AuditKind,
  type ParkedEvent,
} from '@sae/domain/audit';
import type { BillView } from '@sae/domain/billing';
import { toRupees, type Paise } from '@sae/domain/kernel';
import type { OrderBookEvent, OrderView } from '@sae/domain/ordering';
import {
  projection,
  put,
  rank,
  storedIn,
  type Change,
  type Fact,
  type BookFact,
  type Projection,
} from '../kernel/index.js';
import { parkedEvents, parsedRow, readerOf, type Page, type PageAnswer } from '../reading/index.js';
import { billKey, orderKey } from './shown-orders.js';

export const entryKey = (restaurantId: number, id: number): string => `${restaurantId}:audit:${id}`;

export interface Narrowed {
  readonly tableNo?: number;
  readonly kind?: AuditKind;
}

/** The ids of entries by time: all, or those of a table, of a kind, or of both. */
export const entriesKey = (restaurantId: number, { tableNo, kind }: Narrowed = {}): string =>
  [
    `${restaurantId}:audited`,
    ...(tableNo === undefined ? [] : ['table', tableNo]),
    ...(kind === undefined ? [] : ['kind', kind]),
  ].join(':');

/** The ids of the entries about one bill, and about what took its place. */
const billEntriesKey = (restaurantId: number, billNo: string): string => `${restaurantId}:audited:bill:${billNo}`;

/** The ids of the entries about one order by time: so few that nothing more is needed to narrow them. */
export const orderEntriesKey = (restaurantId: number, orderId: number): string =>
  `${restaurantId}:audited:order:${orderId}`;

/** More orders than one event can carry over. */
const MOST_OF_ONE = 10_000;

/** What books that are not kept by year have in a year's place: one that no restaurant's book can have. */
const NO_YEAR = 1000;

/** By year, revision and place in the event: of one length for eight thousand years, so that ids compare as text. */
const idOf = ({ financialYear, revision }: Fact, n: number): number =>
  ((financialYear || NO_YEAR) * 100_000_000 + revision) * MOST_OF_ONE + n;

interface Entered
  extends
    Pick<AuditEntry, 'kind' | 'tableNo' | 'movedFrom' | 'total' | 'changes'>,
    Pick<Audited, 'lines' | 'noteBefore' | 'splitInto' | 'splitFrom' | 'discountPercent'> {
  readonly orderIds: readonly number[];
  readonly billNo?: string;
  readonly reason?: string | null;
  readonly paid?: Paise;
  readonly replaces?: string | null;
  readonly tender?: Audited['tender'];
  readonly day?: Audited['day'];
}

const entry = (fact: Fact, entered: Entered, n = 0): readonly Change[] => {
  const { restaurantId, at, actor } = fact;
  const {
    kind,
    orderIds,
    tableNo,
    movedFrom,
    billNo = null,
    total,
    reason = null,
    paid,
    replaces,
    discountPercent,
    tender,
    day,
    changes,
  } = entered;
  const id = idOf(fact, n);
  const document: AuditEntry = {
    ...{ id, at, actor, kind, orderIds, tableNo, billNo, total, reason },
    ...(movedFrom === undefined ? {} : { movedFrom }),
    ...(discountPercent === undefined ? {} : { discountPercent }),
    ...(paid ? { paid: toRupees(paid) } : {}),
    ...splitParts(entered),
    ...changedLines(entered),
    ...tenderShown(tender),
    ...dayShown(day),
    ...(changes ? { changes } : {}),
  };
  const tables = [tableNo, movedFrom].filter((no) => typeof no === 'number');
  const bills = [billNo, replaces].filter((no) => typeof no === 'string');
  const lists = [
    ...[{}, { kind }, ...tables.flatMap((of) => [{ tableNo: of }, { tableNo: of, kind }])].map((narrowed) =>
      entriesKey(restaurantId, narrowed),
    ),
    ...orderIds.map((orderId) => orderEntriesKey(restaurantId, orderId)),
    ...bills.map((no) => billEntriesKey(restaurantId, no)),
  ];
  return [put(entryKey(restaurantId, id), document), ...lists.map((list) => rank(list, id, Date.parse(at)))];
};

const auditedIn = ({ event }: BookFact): readonly Audited[] => audited(event as OrderBookEvent);

/** What tells the table and the amount of a fact that does not say them again. */
const subjectKey = ({ restaurantId }: Fact, { billNo, orderIds }: Audited): string =>
  billNo === undefined ? orderKey(restaurantId, orderIds[0] ?? 0) : billKey(restaurantId, billNo);

/** What the Audit page lists. It asks for orders and bills as the fact finds them, so it stands before their table. */
export const audit: Projection = {
  category: 'orderBook',
  reads: (noted) => auditedIn(noted).flatMap((told) => (told.about ? [] : [subjectKey(noted.fact, told)])),
  changes: (noted, lookup) =>
    auditedIn(noted).flatMap((told, n) => {
      const { tableNo, total } = told.about
        ? { tableNo: told.about.tableNo, total: toRupees(told.about.total) }
        : storedIn(lookup)<OrderView | BillView>(subjectKey(noted.fact, told));
      return entry(noted.fact, { ...told, tableNo: told.movedTo ?? tableNo, total }, n);
    }),
};

/** Beside what happened to orders and bills: where the money for them goes. */
export const auditOfAccounts = projection('account', {
  ignores: [
    ...SIGN_UP_EVENTS,
    ...MAIL_EVENTS,
    ...SESSION_EVENTS,
    ...PROFILE_EVENTS,
    ...PAYMENT_EVENTS,
    'PlanActivated',
  ],
  on: {
    PaymentDetailsChanged: ({ changes }, fact) =>
      entry(fact, { kind: 'payment-details-changed', orderIds: [], tableNo: null, total: null, changes }),
  },
});

export interface AuditEntries extends Narrowed, Page {
  readonly orderId?: number;
  readonly billNo?: string;
}

const ALL = -1;

/** Every answer is refused while the read models are built. */
export class AuditReader extends readerOf('orderBook', 'account') {
  /** The events that the restaurant's books wait for, for a projection could not apply them. */
  parked(restaurantId: number): Promise<readonly ParkedEvent[]> {
    return parkedEvents(this.redis, restaurantId);
  }

  /** A ready JSON array, newest first, and how many there are in all. */
  async entries(restaurantId: number, wanted: AuditEntries): Promise<PageAnswer> {
    const { orderId, billNo, offset, limit } = wanted;
    const documentOf = (id: number) => entryKey(restaurantId, id);
    if (orderId === undefined && billNo === undefined)
      return this.models.page(entriesKey(restaurantId, wanted), wanted, documentOf);

    const list =
      billNo === undefined ? orderEntriesKey(restaurantId, orderId ?? 0) : billEntriesKey(restaurantId, billNo);
    const { rows } = await this.models.page(list, { ...wanted, offset: 0, limit: ALL }, documentOf);
    const found = rows.filter((row) => {
      const { tableNo, movedFrom, kind, orderIds } = parsedRow<AuditEntry>(row);
      return (
        [tableNo, movedFrom].includes(wanted.tableNo ?? tableNo) &&
        kind === (wanted.kind ?? kind) &&
        (orderId === undefined || orderIds.includes(orderId))
      );
    });
    return { rows: found.slice(offset, offset + limit), total: found.length };
  }

  /** Those of the entries that there are. */
  known(restaurantId: number, ids: readonly number[]): Promise<AuditEntry[]> {
    return this.models.known(ids.map((id) => entryKey(restaurantId, id)));
  }
}
