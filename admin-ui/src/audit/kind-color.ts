import type { AuditKind } from '@sae/domain/audit';

/** What takes something back stands out; what brings money in is good news; the rest is a day's work. */
export const colorOf = (kind: AuditKind): string => {
  if (kind === 'order-deleted' || kind === 'bill-cancelled') return 'error.main';
  if (kind === 'bill-issued') return 'success.main';
  return kind === 'order-brought-back' ? 'warning.main' : 'primary.main';
};
