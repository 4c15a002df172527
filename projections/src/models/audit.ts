import type { AuditEntry, AuditKind, ParkedEvent } from '@sae/domain/audit';
import type { BillView } from '@sae/domain/billing';
import { toRupees, type IsoTime, type Paise } from '@sae/domain/kernel';
import type { OrderView } from '@sae/domain/ordering';
import type { Redis } from '@sae/platform/redis';
import { projection, put, rank, type Change, type Fact } from '../kernel/index.js';
import { readModels, type ReadModels } from '../reading/index.js';
import { billKey, orderKey } from './ordering.js';

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
export const billEntriesKey = (restaurantId: number, billNo: string): string =>
  `${restaurantId}:audited:bill:${billNo}`;

/** The ids of the entries about one order by time: so few that nothing more is needed to narrow them. */
export const orderEntriesKey = (restaurantId: number, orderId: number): string =>
  `${restaurantId}:audited:order:${orderId}`;

type Told = Pick<AuditEntry, 'kind'> &
  Partial<Pick<AuditEntry, 'orderIds' | 'tableNo' | 'total' | 'billNo' | 'reason' | 'changes'>> & {
    /** What had been paid before. */
    readonly paid?: Paise;
    /** The bill it takes the place of. */
    readonly replaces?: string | null;
  };

/** More orders than one event can carry over. */
const MOST_OF_ONE = 10_000;

/** What books that are not kept by year have in a year's place: one that no restaurant's book can have. */
const NO_YEAR = 1000;

/** By year, revision and place in the event: of one length for eight thousand years, so that ids compare as text. */
const idOf = ({ financialYear, revision }: Fact, n: number): number =>
  ((financialYear || NO_YEAR) * 100_000_000 + revision) * MOST_OF_ONE + n;

const entry = (fact: Fact, told: Told, n = 0): readonly Change[] => {
  const { restaurantId, at, actor } = fact;
  const { kind, orderIds = [], tableNo = null, billNo = null, total = null } = told;
  const { reason = null, paid, replaces, changes } = told;
  const id = idOf(fact, n);
  const document: AuditEntry = {
    ...{ id, at, actor, kind, orderIds, tableNo, billNo, total, reason },
    ...(paid ? { paid: toRupees(paid) } : {}),
    ...(changes ? { changes } : {}),
  };
  const bills = [billNo, replaces].filter((no) => typeof no === 'string');
  const lists = [
    ...[{}, { kind }, ...(tableNo === null ? [] : [{ tableNo }, { tableNo, kind }])].map((narrowed) =>
      entriesKey(restaurantId, narrowed),
    ),
    ...orderIds.map((orderId) => orderEntriesKey(restaurantId, orderId)),
    ...bills.map((no) => billEntriesKey(restaurantId, no)),
  ];
  return [put(entryKey(restaurantId, id), document), ...lists.map((list) => rank(list, id, Date.parse(at)))];
};

/** What the Audit page lists. It asks for orders and bills as the fact finds them, so it stands before their table. */
export const audit = projection('orderBook', {
  ignores: ['BookOpened', 'BookClosed'],
  on: {
    OrdersCarriedOver: ({ orders }, fact) =>
      orders.flatMap(({ orderId, tableNo, total }, n) =>
        entry(fact, { kind: 'order-carried-over', orderIds: [orderId], tableNo, total: toRupees(total) }, n),
      ),
    OrderPlaced: ({ orderId, tableNo, total }, fact) =>
      entry(fact, { kind: 'order-placed', orderIds: [orderId], tableNo, total: toRupees(total) }),
    OrderAccepted: ({ orderId }, fact, stored) => {
      const { tableNo, total } = stored<OrderView>(orderKey(fact.restaurantId, orderId));
      return entry(fact, { kind: 'order-accepted', orderIds: [orderId], tableNo, total });
    },
    OrderReopened: ({ order: { orderId, tableNo, total, paid }, reason }, fact) =>
      entry(fact, { kind: 'order-brought-back', orderIds: [orderId], tableNo, total: toRupees(total), reason, paid }),
    OrderDeleted: ({ orderId, reason, paid }, fact, stored) => {
      const { tableNo, total } = stored<OrderView>(orderKey(fact.restaurantId, orderId));
      return entry(fact, { kind: 'order-deleted', orderIds: [orderId], tableNo, total, reason, paid });
    },
    BillIssued: ({ billNo, tableNo, orders, amounts, paid, replaces }, fact) => {
      const orderIds = orders.map(({ orderId }) => orderId);
      const total = toRupees(amounts.total);
      return entry(fact, { kind: 'bill-issued', orderIds, tableNo, billNo, total, paid, replaces });
    },
    BillCancelled: ({ billNo, orderIds, reason, paid }, fact, stored) => {
      const { tableNo, total } = stored<BillView>(billKey(fact.restaurantId, billNo));
      return entry(fact, { kind: 'bill-cancelled', orderIds, tableNo, billNo, total, reason, paid });
    },
    BillPaid: ({ billNo, tableNo, orderIds, total }, fact) =>
      entry(fact, { kind: 'bill-paid', orderIds, tableNo, billNo, total: toRupees(total) }),
    PaymentUndone: ({ billNo, tableNo, orderIds, amount, reason }, fact) =>
      entry(fact, { kind: 'payment-undone', orderIds, tableNo, billNo, total: toRupees(amount), reason }),
    PaymentClaimed: ({ tableNo, amount }, fact) =>
      entry(fact, { kind: 'payment-claimed', tableNo, total: toRupees(amount) }),
    PaymentClaimDismissed: ({ tableNo, amount }, fact) =>
      entry(fact, { kind: 'claim-dismissed', tableNo, total: toRupees(amount) }),
  },
  reads: {
    OrderAccepted: ({ orderId }, { restaurantId }) => [orderKey(restaurantId, orderId)],
    OrderDeleted: ({ orderId }, { restaurantId }) => [orderKey(restaurantId, orderId)],
    BillCancelled: ({ billNo }, { restaurantId }) => [billKey(restaurantId, billNo)],
  },
});

/** Beside what happened to orders and bills: where the money for them goes. */
export const auditOfAccounts = projection('account', {
  ignores: [
    'RestaurantSignedUp',
    'SignUpConfirmed',
    'SignUpRepeated',
    'SignUpNoticeMailed',
    'OtpIssued',
    'OtpMailed',
    'OtpRefused',
    'EmailVerified',
    'PasswordReset',
    'PlanActivated',
    'PaymentBegun',
    'PaymentConfirmed',
    'PaymentFailed',
    'PaymentAbandoned',
    'ReceiptMailed',
    'OrderSubmissionDisabled',
    'OrderSubmissionEnabled',
    'ProfileChanged',
    'AccountNoticeMailed',
    'SessionStarted',
    'SessionEnded',
    'AllSessionsEnded',
    'OtherSessionsEnded',
  ],
  on: {
    PaymentDetailsChanged: ({ changes }, fact) => entry(fact, { kind: 'payment-details-changed', changes }),
  },
});

export interface AuditEntries extends Narrowed {
  /** At or after this time. */
  readonly from?: IsoTime;
  /** Before this time. */
  readonly to?: IsoTime;
  readonly orderId?: number;
  readonly billNo?: string;
  readonly offset: number;
  readonly limit: number;
}

const ALL = -1;

/** Every answer is refused while the read models are built. */
export class AuditReader {
  private readonly models: ReadModels;

  constructor(redis: Redis) {
    this.models = readModels(redis, 'orderBook', 'account');
  }

  /** The events that the restaurant's books wait for, for a projection could not apply them. */
  parked(restaurantId: number): Promise<readonly ParkedEvent[]> {
    return this.models.parked(restaurantId);
  }

  /** A ready JSON array, newest first, and how many there are in all. */
  async entries(restaurantId: number, wanted: AuditEntries): Promise<{ json: string; total: number }> {
    const { from, to, orderId, billNo, offset, limit } = wanted;
    const time = {
      from: from === undefined ? '-inf' : String(Date.parse(from)),
      to: to === undefined ? '+inf' : `(${Date.parse(to)}`,
    };
    const documentOf = (id: number) => entryKey(restaurantId, id);
    if (orderId === undefined && billNo === undefined)
      return this.models.page(entriesKey(restaurantId, wanted), { ...time, offset, limit }, documentOf);

    const list =
      billNo === undefined ? orderEntriesKey(restaurantId, orderId ?? 0) : billEntriesKey(restaurantId, billNo);
    const { json } = await this.models.page(list, { ...time, offset: 0, limit: ALL }, documentOf);
    const rows = (JSON.parse(json) as AuditEntry[]).filter(
      ({ tableNo, kind, orderIds }) =>
        tableNo === (wanted.tableNo ?? tableNo) &&
        kind === (wanted.kind ?? kind) &&
        (orderId === undefined || orderIds.includes(orderId)),
    );
    return { json: JSON.stringify(rows.slice(offset, offset + limit)), total: rows.length };
  }
}
