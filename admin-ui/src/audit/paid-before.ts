import type { AuditKind } from '@sae/domain/audit';
import { formatRupees } from '@sae/domain/kernel';

/** What had been paid before a fact, and what follows from that: to pay or to give back, of a bill of so much. */
export const paidBeforeText = (kind: AuditKind, paid: number, total: number): string => {
  const amount = formatRupees(paid);
  if (kind === 'order-brought-back') return `${amount} paid for it is kept`;
  if (kind === 'order-deleted') return `${amount} to give back`;
  if (kind !== 'bill-issued') return `${amount} had been paid`;
  const more = Math.round((total - paid) * 100) / 100;
  if (more > 0) return `${amount} paid before, ${formatRupees(more)} to pay`;
  return more < 0 ? `${amount} paid before, ${formatRupees(-more)} to give back` : `${amount} paid before`;
};
