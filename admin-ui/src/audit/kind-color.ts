import type { AuditKind } from '@sae/domain/audit';

/** What takes something back stands out; what brings money in is good news, and a claim is none yet; the rest is a day's work. */
const COLORS: Partial<Readonly<Record<AuditKind, string>>> = {
  'order-brought-back': 'warning.main',
  'order-deleted': 'error.main',
  'bill-issued': 'success.main',
  'bill-cancelled': 'error.main',
  'bill-paid': 'success.main',
  'payment-undone': 'error.main',
  'payment-claimed': 'warning.main',
  'claim-dismissed': 'error.main',
  'payment-details-changed': 'warning.main',
};

export const colorOf = (kind: AuditKind): string => COLORS[kind] ?? 'primary.main';
