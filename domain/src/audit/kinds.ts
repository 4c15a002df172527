import { isGuest } from '../kernel/index.js';
import { tableName } from '../ordering/views.js';

/** What can have happened to an order, a bill or the account, in plain words. */
export const AUDIT_KINDS = {
  'order-placed': 'Order placed',
  'order-accepted': 'Order accepted',
  'order-brought-back': 'Order brought back',
  'order-deleted': 'Order deleted',
  'order-carried-over': 'Order carried over',
  'bill-issued': 'Bill issued',
  'bill-cancelled': 'Bill cancelled',
  'bill-paid': 'Bill paid',
  'payment-undone': 'Payment undone',
  'payment-claimed': 'Payment claimed',
  'claim-dismissed': 'Claim dismissed',
  'payment-details-changed': 'Payment details changed',
} as const;

export type AuditKind = keyof typeof AUDIT_KINDS;

export const isAuditKind = (value: unknown): value is AuditKind =>
  typeof value === 'string' && Object.hasOwn(AUDIT_KINDS, value);

/** Who did it, as people say it: a restaurant has one login, and a guest none, but sits at a table. */
export const actorName = (actor: string, tableNo?: number | null): string => {
  if (actor === 'system') return 'System';
  if (isGuest(actor)) return tableNo === undefined || tableNo === null ? 'Guest' : `Guest at ${tableName(tableNo)}`;
  return actor === 'anonymous' ? 'Guest' : 'Staff';
};
