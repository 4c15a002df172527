import {
  MAIL_EVENTS,
  PAYMENT_EVENTS,
  SESSION_EVENTS,
  SIGN_UP_EVENTS,
  WORKPLACE_EVENTS,
  SECOND_FACTOR_TRIES,
} from '@sae/domain/access';
import {
  audited,
  dayShown,
  changedLines,
  dishChanges,
  menuHoursChanges,
  splitParts,
  taxChanges,
  tenderShown,
  type Audited,
  type AuditEntry,
  type AuditKind,
  type FieldChange,
  type ParkedEvent,
} from '@sae/domain/audit';
import { buyerIn, isOfCreditNote, type BillView, type CreditNotePaper } from '@sae/domain/billing';
import { personOf, toRupees, type Paise } from '@sae/domain/kernel';
import { menuItemView, OPTION_EVENTS, pricesView, type MenuHoursList, type MenuItemView } from '@sae/domain/menu';
import type { OrderBookEvent, OrderView } from '@sae/domain/ordering';
import { OWNER_ID } from '@sae/domain/people';
import { profileView } from '@sae/domain/restaurant';
import {
  append,
  keyInPack,
  projection,
  put,
  storedIn,
  type Change,
  type Fact,
  type BookFact,
  type Lookup,
  type Projection,
} from '../kernel/index.js';
import { parkedEvents, parsedRow, readerOf, type Page, type PageAnswer } from '../reading/index.js';
import { accessKey, type AccessDoc } from './access.js';
import { keyOfNote } from './cancelled-bills.js';
import { menuHoursKey, menuItemKey } from './menu.js';
import { billKey, keyOfBill, orderKey } from './shown-orders.js';

/** Nearly every fact makes one entry: further ones stand by themselves. */
export const entryKey = (restaurantId: number, id: number): string => {
  const year = Math.floor(id / OF_YEAR);
  if (year === NO_YEAR || id % MOST_OF_ONE > 0) return `${restaurantId}:audit:${id}`;
  return keyInPack(`${restaurantId}:audit:${year}`, Math.floor(id / MOST_OF_ONE) % MOST_REVISIONS, id);
};

/** The first entry of each of these revisions of a year's book. */
export const entryKeysOf = (restaurantId: number, financialYear: number, revisions: readonly number[]): string[] =>
  revisions.map((revision) => entryKey(restaurantId, idOf({ financialYear, revision }, 0)));

export interface Narrowed {
  readonly tableNo?: number;
  /** One of the people: of what they did no table is asked for. */
  readonly personId?: number;
  readonly kind?: AuditKind;
}

/** The ids of entries by time: all, or those of a table or a person, of a kind, or of both. */
export const entriesKey = (restaurantId: number, { tableNo, personId, kind }: Narrowed = {}): string =>
  [
    `${restaurantId}:audited`,
    ...(tableNo === undefined ? [] : ['table', tableNo]),
    ...(personId === undefined ? [] : ['person', personId]),
    ...(kind === undefined ? [] : ['kind', kind]),
  ].join(':');

/** The ids of the entries about one bill, and about what took its place. */
export const billEntriesKey = (restaurantId: number, billNo: string): string =>
  keyOfBill(`${restaurantId}:audited:bill`, billNo);

/** The ids of the entries about one order: so few that nothing more is needed to narrow them. */
export const orderEntriesKey = (restaurantId: number, orderId: number): string =>
  keyInPack(`${restaurantId}:audited:order`, orderId);

/** More orders than one event can carry over, and more events than a year's book has. */
export const MOST_OF_ONE = 10_000;
const MOST_REVISIONS = 100_000_000;
const OF_YEAR = MOST_REVISIONS * MOST_OF_ONE;

/** What books that are not kept by year have in a year's place: one that no restaurant's book can have. */
const NO_YEAR = 1000;

/** By year, revision and place in the event: of one length for eight thousand years, so that ids compare as text. */
const idOf = ({ financialYear, revision }: Place, n: number): number =>
  (financialYear || NO_YEAR) * OF_YEAR + revision * MOST_OF_ONE + n;

/** A fact of a restaurant's order books. */
export type Place = Pick<Fact, 'financialYear' | 'revision'>;

/** Where the fact stands that an entry is about. */
export const placeOf = (id: number): Place => ({
  financialYear: Math.floor(id / OF_YEAR),
  revision: Math.floor(id / MOST_OF_ONE) % MOST_REVISIONS,
});

interface Entered
  extends
    Pick<AuditEntry, 'kind' | 'tableNo' | 'movedFrom' | 'total' | 'changes' | 'dishes' | 'dish' | 'person' | 'till'>,
    Pick<
      Audited,
      'noteNo' | 'lines' | 'noteBefore' | 'splitInto' | 'splitFrom' | 'discountPercent' | 'buyer' | 'month'
    > {
  readonly orderIds: readonly number[];
  readonly billNo?: string;
  readonly reason?: string | null;
  readonly paid?: Paise;
  readonly tender?: Audited['tender'];
  readonly day?: Audited['day'];
}

/** Where nobody was added all is the owner's, and a list of that would be the whole again. */
const listsOfPerson = (actor: string, kind: AuditKind): Narrowed[] => {
  const personId = personOf(actor);
  return personId === null || personId === OWNER_ID ? [] : [{ personId }, { personId, kind }];
};

/** An entry and where it is listed; `n` is its place among those of the fact. */
export const entry = (fact: Fact, entered: Entered, n = 0): readonly Change[] => {
  const { restaurantId, at, actor, approvedBy } = fact;
  const {
    kind,
    orderIds,
    tableNo,
    movedFrom,
    billNo = null,
    noteNo,
    total,
    reason = null,
    paid,
    discountPercent,
    tender,
    day,
    month,
    changes,
    dishes,
    dish,
    person,
    till,
  } = entered;
  const id = idOf(fact, n);
  const document: AuditEntry = {
    ...{ id, at, actor, kind, orderIds, tableNo, billNo, total, reason },
    ...(approvedBy ? { approvedBy } : {}),
    ...(movedFrom === undefined ? {} : { movedFrom }),
    ...(noteNo === undefined ? {} : { noteNo }),
    ...(discountPercent === undefined ? {} : { discountPercent }),
    ...buyerIn(entered),
    ...(paid ? { paid: toRupees(paid) } : {}),
    ...splitParts(entered),
    ...changedLines(entered),
    ...tenderShown(tender),
    ...dayShown(day),
    ...(month === undefined ? {} : { month }),
    ...(changes ? { changes } : {}),
    ...(dishes ? { dishes } : {}),
    ...(dish ? { dish } : {}),
    ...(person ? { person } : {}),
    ...(till === undefined ? {} : { till }),
  };
  const tables = [tableNo, movedFrom].filter((no) => typeof no === 'number');
  const lists = [
    ...[{}, { kind }, ...tables.flatMap((of) => [{ tableNo: of }, { tableNo: of, kind }])],
    ...listsOfPerson(actor, kind),
  ];
  return [
    put(entryKey(restaurantId, id), document),
    ...lists.map((narrowed) => append(entriesKey(restaurantId, narrowed), id, Date.parse(at))),
  ];
};

const auditedIn = ({ event }: BookFact): readonly Audited[] => audited(event as OrderBookEvent);

/** What tells the table and the amount of a fact that does not say them again. */
const subjectKey = ({ restaurantId }: Fact, { billNo, orderIds }: Audited): string =>
  billNo === undefined ? orderKey(restaurantId, orderIds[0] ?? 0) : billKey(restaurantId, billNo);

/** Where the entries about an order or a bill are named: a few each. */
const subjectsOf = ({ restaurantId }: Fact, { orderIds, billNo, replaces }: Audited): string[] => [
  ...orderIds.map((orderId) => orderEntriesKey(restaurantId, orderId)),
  ...[billNo, replaces].flatMap((no) => (typeof no === 'string' ? [billEntriesKey(restaurantId, no)] : [])),
];

/** Named beside those before it, each in the order of the book. */
const named = (fact: Fact, all: readonly Audited[], lookup: Lookup): Change[] => {
  const ids = new Map<string, readonly number[]>();
  for (const [n, told] of all.entries())
    for (const key of subjectsOf(fact, told)) {
      const before = ids.get(key) ?? (lookup(key) as readonly number[] | null) ?? [];
      ids.set(key, [...before, idOf(fact, n)]);
    }
  return [...ids].map(([key, of]) => put(key, of));
};

/** What the Audit page lists. It asks for orders and bills as the fact finds them, so it stands before their table. */
export const audit: Projection = {
  category: 'orderBook',
  reads: (noted) =>
    auditedIn(noted).flatMap((told) => [
      ...(told.about ? [] : [subjectKey(noted.fact, told)]),
      ...subjectsOf(noted.fact, told),
    ]),
  changes: (noted, lookup) => {
    const all = auditedIn(noted);
    const entries = all.flatMap((told, n) => {
      const { tableNo, total } = told.about
        ? { tableNo: told.about.tableNo, total: told.about.total === null ? null : toRupees(told.about.total) }
        : storedIn(lookup)<OrderView | BillView>(subjectKey(noted.fact, told));
      return entry(noted.fact, { ...told, tableNo: told.movedTo ?? tableNo, total }, n);
    });
    return [...entries, ...named(noted.fact, all, lookup)];
  },
};

const changed = (kind: AuditKind, changes: readonly FieldChange[], fact: Fact) =>
  changes.length === 0 ? [] : entry(fact, { kind, orderIds: [], tableNo: null, total: null, changes });

const told = (kind: AuditKind, fact: Fact) => entry(fact, { kind, orderIds: [], tableNo: null, total: null });

/** Beside what happened to orders and bills: where the money for them goes, and what bills begin with. It asks how the profile stood before. */
export const auditOfAccounts = projection('account', {
  ignores: [
    ...SIGN_UP_EVENTS,
    ...MAIL_EVENTS,
    ...SESSION_EVENTS,
    ...WORKPLACE_EVENTS,
    ...SECOND_FACTOR_TRIES,
    ...PAYMENT_EVENTS,
    ...(['OrderSubmissionDisabled', 'OrderSubmissionEnabled', 'PlanActivated'] as const),
  ],
  on: {
    SecondFactorAdded: (_, fact) => told('second-factor-added', fact),
    SecondFactorRemoved: (_, fact) => told('second-factor-removed', fact),
    RecoveryCodeUsed: (_, fact) => told('recovery-code-used', fact),
    PaymentDetailsChanged: ({ changes }, fact) => changed('payment-details-changed', changes, fact),
    ProfileChanged: (profile, fact, stored) => {
      const { user } = stored<AccessDoc>(accessKey(fact.restaurantId));
      return changed('tax-changed', taxChanges(user, profileView(user.id, profile)), fact);
    },
  },
  reads: { ProfileChanged: (_, { restaurantId }) => [accessKey(restaurantId)] },
});

/** Of two books that are not kept by year the entries of one stand behind those of the other. */
const OF_MENU = MOST_OF_ONE / 2;

const ofMenu = (kind: AuditKind, about: Pick<AuditEntry, 'dishes' | 'dish' | 'changes'>, fact: Fact) =>
  entry(fact, { kind, orderIds: [], tableNo: null, total: null, ...about }, OF_MENU);

const dishKey = ({ itemId }: { itemId: number }, { restaurantId }: Fact) => menuItemKey(restaurantId, itemId);
const dishRead = (dish: { itemId: number }, fact: Fact) => [dishKey(dish, fact)];
const nameIn = ({ id, name }: MenuItemView) => ({ id, name });

/** What was changed of a dish, by the name it had before. */
const ofDish = (kind: AuditKind, was: MenuItemView, is: Parameters<typeof dishChanges>[1], fact: Fact) => {
  const changes = dishChanges(was, is);
  return changes.length === 0 ? [] : ofMenu(kind, { dish: nameIn(was), changes }, fact);
};

/** An import is one entry, however many dishes it has, and so are prices set together. It asks how dishes stood before. */
export const auditOfMenus = projection('menu', {
  ignores: [
    ...(['MenuItemAdded', 'MenuItemEnabled', 'MenuItemDisabled', 'MenuItemDeleted', 'MenuItemRestored'] as const),
    ...OPTION_EVENTS,
    ...(['DishesSwitched', 'MenuArranged', 'MenuImportStaged'] as const),
  ],
  on: {
    MenuItemChanged: ({ itemId, ...content }, fact, stored) =>
      ofDish('dish-changed', stored(dishKey({ itemId }, fact)), menuItemView(itemId, content, true), fact),
    DishPricesSet: ({ prices }, fact, stored) => {
      const [only, another] = prices;
      if (!only || another) return ofMenu('prices-changed', { dishes: { added: 0, changed: prices.length } }, fact);
      const was = stored<MenuItemView>(dishKey(only, fact));
      return ofDish('prices-changed', was, { ...was, ...pricesView(only) }, fact);
    },
    MenuHoursSet: ({ hours }, fact, _, found) => {
      const before = found<MenuHoursList>(menuHoursKey(fact.restaurantId))?.hours ?? [];
      const changes = menuHoursChanges(before, hours);
      return changes.length === 0 ? [] : ofMenu('menu-hours-set', { changes }, fact);
    },
    MenuImported: ({ added, changed }, fact) => ofMenu('menu-imported', { dishes: { added, changed } }, fact),
    MenuImportUndone: ({ removed, reverted }, fact) =>
      ofMenu('menu-import-undone', { dishes: { added: removed.length, changed: reverted.length } }, fact),
    DishSoldOut: ({ itemId, until }, fact, stored) => {
      const dish = { ...nameIn(stored(dishKey({ itemId }, fact))), soldOut: { until } };
      return ofMenu('dish-sold-out', { dish }, fact);
    },
    DishBackOnSale: (dish, fact, stored) =>
      ofMenu('dish-back-on-sale', { dish: nameIn(stored(dishKey(dish, fact))) }, fact),
  },
  reads: {
    MenuItemChanged: dishRead,
    DishPricesSet: ({ prices: [only, another] }, fact) => (only && !another ? dishRead(only, fact) : []),
    MenuHoursSet: (_, { restaurantId }) => [menuHoursKey(restaurantId)],
    DishSoldOut: dishRead,
    DishBackOnSale: dishRead,
  },
});

export interface AuditEntries extends Narrowed, Page {
  readonly orderId?: number;
  /** Or that of a credit note: what is told of its bill. */
  readonly billNo?: string;
}

/** Every answer is refused while the read models are built. */
export class AuditReader extends readerOf('orderBook', 'account', 'menu', 'people') {
  /** The events that the restaurant's books wait for, for a projection could not apply them. */
  parked(restaurantId: number): Promise<readonly ParkedEvent[]> {
    return parkedEvents(this.redis, restaurantId);
  }

  /** A ready JSON array, newest first, and how many there are in all. */
  async entries(restaurantId: number, wanted: AuditEntries): Promise<PageAnswer> {
    const { orderId, billNo, offset, limit } = wanted;
    if (orderId === undefined && billNo === undefined)
      return this.models.appended(entriesKey(restaurantId, wanted), wanted, (id) => entryKey(restaurantId, id));

    const subject =
      billNo === undefined ? orderEntriesKey(restaurantId, orderId ?? 0) : await this.subjectOf(restaurantId, billNo);
    const ids = (subject && (await this.models.document<readonly number[]>(subject))) || [];
    const rows = await this.models.rows(ids.toReversed().map((id) => entryKey(restaurantId, id)));
    const isWanted = ({ tableNo, movedFrom, kind, orderIds, at, actor }: AuditEntry) =>
      (wanted.personId === undefined || personOf(actor) === wanted.personId) &&
      [tableNo, movedFrom].includes(wanted.tableNo ?? tableNo) &&
      kind === (wanted.kind ?? kind) &&
      (wanted.from ?? at) <= at &&
      (wanted.to === undefined || at < wanted.to) &&
      (orderId === undefined || orderIds.includes(orderId));
    const found = rows
      .map((row) => ({ row, entry: parsedRow<AuditEntry>(row) }))
      .filter(({ entry }) => isWanted(entry));
    // Another node's clock may be ahead.
    found.sort(({ entry: one }, { entry: other }) =>
      one.at < other.at ? 1 : one.at > other.at ? -1 : other.id - one.id,
    );
    return { rows: found.slice(offset, offset + limit).map(({ row }) => row), total: found.length };
  }

  /** Of a bill, or of the one that a credit note takes back; null where no such note was issued. */
  private async subjectOf(restaurantId: number, no: string): Promise<string | null> {
    if (!isOfCreditNote(no)) return billEntriesKey(restaurantId, no);
    const note = await this.models.document<CreditNotePaper>(keyOfNote(restaurantId, no));
    return note && billEntriesKey(restaurantId, note.billNo);
  }

  /** Those of the entries that there are. */
  known(restaurantId: number, ids: readonly number[]): Promise<AuditEntry[]> {
    return this.models.known(ids.map((id) => entryKey(restaurantId, id)));
  }
}
