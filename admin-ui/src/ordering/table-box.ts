import { isCallNumber, isPlace, MAX_TABLE_NO, placeOf } from '@sae/domain/billing';

const DEFAULT_TABLE = 1;

/** The box a table's number is typed into. */
export interface TableBox {
  readonly text: string;
  /** What it stands for; 0 is the Counter. A call number is chosen, not typed. */
  readonly tableNo: number;
  /** What stood there and was no table number, so that it fell back to 1. */
  readonly unusable: string | null;
  /** May an order be sent for this table? Where nobody chose it only once somebody was asked, after falling back once told. */
  readonly isConfirmed: boolean;
}

const boxOf = (text: string, tableNo: number): TableBox => ({ text, tableNo, unusable: null, isConfirmed: true });

/** As the specification has it; nobody chose it yet. */
export const newTableBox: TableBox = { ...boxOf(String(DEFAULT_TABLE), DEFAULT_TABLE), isConfirmed: false };

/** The table that a text names; null where it names none. */
export const tableNoIn = (text: string): number | null => {
  const tableNo = Number(text);
  return text.trim() !== '' && Number.isInteger(tableNo) && tableNo >= 0 && tableNo <= MAX_TABLE_NO ? tableNo : null;
};

/** The call number that an address names; null where it names none. */
export const callNumberIn = (text: string): number | null =>
  isCallNumber(Number(text)) && isPlace(Number(text)) ? Number(text) : null;

/** By a press on its tile; a call number stands in the box without its kind. */
export const chosen = (tableNo: number): TableBox =>
  boxOf(isCallNumber(tableNo) ? String(placeOf(tableNo).number || '') : String(tableNo), tableNo);

/** While typing nothing is corrected: who types 12 has a 1 in between. */
export const typed = (text: string): TableBox => boxOf(text, tableNoIn(text) ?? DEFAULT_TABLE);

/** The box as it is left: it shows what it stands for. */
export const left = (box: TableBox): TableBox => {
  if (box.unusable !== null || isCallNumber(box.tableNo)) return box;
  const tableNo = tableNoIn(box.text);
  return tableNo === null ? { ...newTableBox, unusable: box.text.trim() } : { ...box, text: String(tableNo), tableNo };
};

export const confirmed = (box: TableBox): TableBox => ({ ...box, isConfirmed: true });

/** Why the box shows another number than was typed; null when it does not. */
export const whyFallenBack = ({ unusable }: TableBox): string | null => {
  if (unusable === null) return null;
  const reason = unusable
    ? `“${unusable}” is no table number (1 to ${MAX_TABLE_NO}, 0 for Counter):`
    : 'Without a table number';
  return `${reason} this order is now for Table ${DEFAULT_TABLE}.`;
};

export const CHECK_TABLE = `The table number is now ${DEFAULT_TABLE}. Please check it and press Submit Order again.`;
