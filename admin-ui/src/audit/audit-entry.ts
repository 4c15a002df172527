import type {
  AuditedDay,
  AuditedDish,
  AuditedTender,
  AuditEntry,
  AuditKind,
  ChangedLines,
  HistoryEntry,
  SplitParts,
} from '@sae/domain/audit';
import { TENDER_NAMES, type Buyer } from '@sae/domain/billing';
import { formatRupees, toPaise, toRupees } from '@sae/domain/kernel';
import { lineText, placeText, tableName } from '@sae/domain/ordering';
import { importedText } from '../menu/import-parts.js';
import { leftText } from '../menu/usePortions.js';

/** What takes something back stands out; what brings money in is good news, and a claim is none yet; the rest is a day's work. */
const COLORS: Partial<Readonly<Record<AuditKind, string>>> = {
  'order-brought-back': 'warning.main',
  'line-cancelled': 'error.main',
  'order-deleted': 'error.main',
  'bill-issued': 'success.main',
  'bill-cancelled': 'error.main',
  'credit-note-issued': 'warning.main',
  'bill-paid': 'success.main',
  'payment-taken': 'success.main',
  'payment-undone': 'error.main',
  'money-given-back': 'warning.main',
  'payment-claimed': 'warning.main',
  'claim-dismissed': 'error.main',
  'payment-details-changed': 'warning.main',
  'tax-changed': 'warning.main',
  'filing-undone': 'warning.main',
  'menu-import-undone': 'warning.main',
  'person-suspended': 'error.main',
  'person-removed': 'error.main',
  'approvals-set': 'warning.main',
};

export const colorOf = (kind: AuditKind): string => COLORS[kind] ?? 'primary.main';

/** What was changed of an order's lines, a sentence each. */
export const changedTexts = (entry: ChangedLines & SplitParts & { kind: AuditKind }): string[] => {
  const { kind, lines = [], noteBefore, splitInto, splitFrom } = entry;
  const texts = lines.map((line) => `${lineText(line)}${noted(line.specialInstructions)}`);
  if (splitInto !== undefined) return [`To order #${splitInto}, to be billed:`, ...texts];
  if (splitFrom !== undefined) return [`From order #${splitFrom}:`, ...texts];
  if (kind !== 'note-changed') return texts;
  const quoted = (note?: string | null) => (note ? `“${note}”` : 'no note');
  return lines.map((line) => `${lineText(line)}: ${quoted(noteBefore)} → ${quoted(line.specialInstructions)}`);
};

const noted = (note?: string) => (note ? `, “${note}”` : '');

export const movedText = (from: number, to: number): string => `${tableName(from)} → ${tableName(to)}`;

/** Where an order of such a history is now, and whose it is; null before that is known. */
export const placeNow = (entries: readonly HistoryEntry[]): string | null => {
  // A move tells of no more than the tables.
  const now = entries.reduce<HistoryEntry['order']>(
    (before, { order = before, movedTo }) => order && { ...order, tableNo: movedTo ?? order.tableNo },
    undefined,
  );
  return now ? placeText(now) : null;
};

/** `Cash, tip ₹5.00, ₹200.00 given`. */
export const tenderText = ({ kind, tip, given }: AuditedTender): string =>
  [
    TENDER_NAMES[kind],
    ...(tip > 0 ? [`tip ${formatRupees(tip)}`] : []),
    ...(given === null ? [] : [`${formatRupees(given)} given`]),
  ].join(', ');

/** `Day 3: expected ₹1,150.00, counted ₹1,140.00`. */
export const dayShownText = ({ dayNo, expected, counted }: AuditedDay): string =>
  expected === undefined || counted === undefined
    ? `Day ${dayNo}`
    : `Day ${dayNo}: expected ${formatRupees(expected)}, counted ${formatRupees(counted)}`;

/** `For Acme Ltd, GSTIN 29ABCDE1234F1Z5`. */
export const buyerText = ({ name, gstNumber }: Buyer): string =>
  `For ${name}${gstNumber ? `, GSTIN ${gstNumber}` : ''}`;

/** `52 dishes added, 8 dishes changed`; undone, they are taken back. */
export const dishesText = (kind: AuditKind, dishes: NonNullable<AuditEntry['dishes']>): string =>
  `${kind === 'menu-import-undone' ? 'Taken back: ' : ''}${importedText(dishes) || 'nothing'}`;

/** `Vada, until tomorrow`, as it was said. */
export const dishText = ({ name, soldOut, left }: AuditedDish): string => {
  if (soldOut) return `${name}, until ${soldOut.until === null ? 'undone' : 'tomorrow'}`;
  if (left === undefined) return name;
  return `${name}, ${left === null ? 'counted no longer' : leftText(left)}`;
};

/** Why, and of a large discount that nobody said why; null where there is nothing to say. */
export const reasonText = ({
  reason,
  discountPercent,
}: Pick<AuditEntry, 'reason' | 'discountPercent'>): string | null => {
  const quoted = reason ? `“${reason}”` : null;
  return discountPercent === undefined ? quoted : `${discountPercent}% discount: ${quoted ?? 'no reason given'}`;
};

/** What had been paid before a fact, and what follows from that: to pay or to give back, of a bill of so much. */
export const paidBeforeText = (kind: AuditKind, paid: number, total: number): string => {
  const amount = formatRupees(paid);
  if (kind === 'order-brought-back' || kind === 'order-moved') return `${amount} paid for it is kept`;
  if (kind === 'order-deleted') return `${amount} to give back`;
  if (kind === 'payment-taken' || kind === 'money-given-back') return amount;
  if (kind !== 'bill-issued') return `${amount} had been paid`;
  const more = toRupees(toPaise(total) - toPaise(paid));
  if (more > 0) return `${amount} paid before, ${formatRupees(more)} to pay`;
  return more < 0 ? `${amount} paid before, ${formatRupees(-more)} to give back` : `${amount} paid before`;
};
