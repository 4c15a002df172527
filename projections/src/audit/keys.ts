import type { AuditKind } from '@sae/domain/audit';

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
