import type { AuditKind } from '@sae/domain/audit';
import type { LocalDay } from '@sae/domain/kernel';

/** What the Audit page is asked for, as it was typed. */
export interface AuditFilter {
  readonly day: LocalDay | null;
  readonly table: string;
  readonly order: string;
  readonly kind: AuditKind | '';
}

export const EVERYTHING: AuditFilter = { day: null, table: '', order: '', kind: '' };

const wholeFrom = (least: number, text: string): number | undefined =>
  /^\d{1,9}$/.test(text.trim()) && Number(text) >= least ? Number(text) : undefined;

/** As the API asks for it; a number that is none yet narrows nothing. */
export const filterOf = ({ day, table, order, kind }: AuditFilter): Readonly<Record<string, string | number>> => {
  const tableNo = wholeFrom(0, table);
  const orderId = wholeFrom(1, order);
  return {
    ...(day ? { day } : {}),
    ...(tableNo === undefined ? {} : { tableNo }),
    ...(orderId === undefined ? {} : { orderId }),
    ...(kind ? { kind } : {}),
  };
};

export const isNarrowed = (filter: AuditFilter): boolean => Object.keys(filterOf(filter)).length > 0;
