import { AUDIT_KINDS, isAuditKind } from '@sae/domain/audit';
import { dayBounds } from '@sae/domain/kernel';
import type { AuditEntries } from '@sae/projections/models/audit';
import { dayIn, pageQuery, refuseList } from '../http/params.js';

type Narrowing = (value: unknown, zone: string) => Omit<AuditEntries, 'offset' | 'limit'>;

const wholeFrom =
  (least: number, field: string) =>
  (value: unknown): number =>
    Number.isSafeInteger(value) && (value as number) >= least
      ? (value as number)
      : refuseList(`${field} must be a whole number from ${least}`);

const BILL_NO = /^\d{4}-\d{2}\/\d{6,9}$/;

const FILTERS: Readonly<Record<string, Narrowing>> = {
  day: (value, zone) => dayBounds(dayIn(value, 'day'), zone),
  tableNo: (value) => ({ tableNo: wholeFrom(0, 'tableNo')(value) }),
  orderId: (value) => ({ orderId: wholeFrom(1, 'orderId')(value) }),
  billNo: (value) =>
    typeof value === 'string' && BILL_NO.test(value)
      ? { billNo: value }
      : refuseList('billNo must be a bill’s number such as 2026-27/000042'),
  kind: (value) =>
    isAuditKind(value) ? { kind: value } : refuseList(`kind must be one of ${Object.keys(AUDIT_KINDS).join(', ')}`),
};

/** Which entries are asked for: the newest thousand, or a `range` of them. They come newest first whatever `sort` says. */
export const auditPage = (query: unknown, zone: string): AuditEntries => {
  const { filter, page } = pageQuery(query, Object.keys(FILTERS));
  const narrowed = Object.entries(filter).map(([field, value]) => FILTERS[field]?.(value, zone));
  return Object.assign({}, ...narrowed, page) as AuditEntries;
};
