import { isAuditKind, type AuditKind } from '@sae/domain/audit';
import { CALLED_KINDS, calledKind, placeNo, placeOf } from '@sae/domain/billing';
import type { LocalDay } from '@sae/domain/kernel';

/** What the Audit page is asked for, as it was typed. */
export interface AuditFilter {
  readonly day: LocalDay | null;
  readonly table: string;
  readonly order: string;
  readonly bill: string;
  readonly kind: AuditKind | '';
  /** By number; of everybody when empty. */
  readonly person: string;
}

export const EVERYTHING: AuditFilter = { day: null, table: '', order: '', bill: '', kind: '', person: '' };

const wholeFrom = (least: number, text: string): number | undefined =>
  /^\d{1,9}$/.test(text.trim()) && Number(text) >= least ? Number(text) : undefined;

/** `4`, or a call number as it is called: `T12`, `D3`. */
const tableNoOf = (text: string): number | undefined => {
  const [, letter = '', number = ''] = /^([td])(\d{1,4})$/i.exec(text.trim()) ?? [];
  const kind = CALLED_KINDS.find((one) => one.startsWith(letter.toLowerCase()));
  return letter && kind ? placeNo(kind, Number(number)) : wholeFrom(0, text);
};

const tableText = (text: string): string => {
  const kind = calledKind(Number(text));
  return kind ? `${kind.charAt(0).toUpperCase()}${placeOf(Number(text)).number}` : text;
};

/** `2026-27/000042`, or as it is read out: `2026-27/42`; a credit note's begins with CN. */
const billNoOf = (text: string): string | undefined => {
  const [, year, n] = /^((?:CN)?\d{4}-\d{2})\/(\d{1,9})$/.exec(text.replace(/\s/g, '').toUpperCase()) ?? [];
  return year && n && `${year}/${n.padStart(6, '0')}`;
};

/** As the API asks for it; a number that is none yet narrows nothing. */
export const filterOf = ({ day, table, order, bill, kind, person }: AuditFilter) => ({
  day: day ?? undefined,
  tableNo: tableNoOf(table),
  orderId: wholeFrom(1, order),
  billNo: billNoOf(bill),
  kind: kind || undefined,
  personId: wholeFrom(2, person),
});

/** What the list is narrowed by, as it would have been typed. */
export const filterFrom = (filter: Readonly<Record<string, unknown>>): AuditFilter => {
  const text = (field: string) => String(filter[field] ?? '');
  const kind = text('kind');
  return {
    day: text('day') || null,
    table: tableText(text('tableNo')),
    order: text('orderId'),
    bill: text('billNo'),
    kind: isAuditKind(kind) ? kind : '',
    person: text('personId'),
  };
};

export const isNarrowed = (filter: AuditFilter): boolean =>
  Object.values(filterOf(filter)).some((asked) => asked !== undefined);
