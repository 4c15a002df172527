import type { ReceiptSettings } from './receipt-settings.js';

/** What is given to one table, and to no other. */
type TableTerms = Omit<ReceiptSettings, 'tableNo' | 'gstRate' | 'gstType'>;

/** The settings of every table: the GST is the restaurant's, the rest each table's own. */
export interface ReceiptSheet {
  readonly settings: ReceiptSettings;
  readonly defaults: TableTerms;
  /** Of the tables that are not chosen now. */
  readonly others: ReadonlyMap<number, TableTerms>;
}

const termsOf = ({ tableNo: _no, gstRate: _rate, gstType: _type, ...terms }: ReceiptSettings): TableTerms => terms;

export const newReceiptSheet = (settings: ReceiptSettings): ReceiptSheet => ({
  settings,
  defaults: termsOf(settings),
  others: new Map(),
});

/** What was typed before a table was chosen is the first chosen one's. */
const termsFor = ({ settings, defaults, others }: ReceiptSheet, tableNo: number | null): TableTerms => {
  const own = tableNo === null ? undefined : others.get(tableNo);
  return own ?? (settings.tableNo === null ? termsOf(settings) : defaults);
};

const choosing = (sheet: ReceiptSheet, tableNo: number | null): ReceiptSheet => {
  const { settings, others } = sheet;
  if (tableNo === settings.tableNo) return sheet;
  const kept = new Map(others);
  if (settings.tableNo !== null) kept.set(settings.tableNo, termsOf(settings));
  return { ...sheet, settings: { ...settings, ...termsFor(sheet, tableNo), tableNo }, others: kept };
};

/** After somebody chose or typed something. */
export const changed = (sheet: ReceiptSheet, changes: Partial<ReceiptSettings>): ReceiptSheet => {
  const { settings, ...rest } = changes.tableNo === undefined ? sheet : choosing(sheet, changes.tableNo);
  return { settings: { ...settings, ...changes }, ...rest };
};

/** After a table's bill was printed: the next guests there begin anew. */
export const billed = ({ settings, defaults, others }: ReceiptSheet, tableNo: number): ReceiptSheet => ({
  settings: settings.tableNo === tableNo ? { ...settings, ...defaults } : settings,
  defaults,
  others: new Map([...others].filter(([other]) => other !== tableNo)),
});
