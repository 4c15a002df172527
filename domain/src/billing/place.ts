/** Orders that go out: each has a number to be called out by, counted by kind. */
export const CALLED_KINDS = ['takeaway', 'delivery'] as const;
export type CalledKind = (typeof CALLED_KINDS)[number];
export type PlaceKind = 'table' | 'counter' | CalledKind;
export const PLACE_KINDS: readonly PlaceKind[] = ['table', 'counter', ...CALLED_KINDS];
export const PLACE_NAMES: Readonly<Record<PlaceKind, string>> = {
  table: 'Table',
  counter: 'Counter',
  takeaway: 'Takeaway',
  delivery: 'Delivery',
};

export const MAX_TABLE_NO = 9999;
export const COUNTER = 0;

/** So many numbers has each kind; what goes by the number of a table so goes by a call number (docs/decisions/0066-order-kinds.md). */
const RANGE = MAX_TABLE_NO + 1;

/** A call number as it is known wherever tables are. */
export const placeNo = (kind: CalledKind, number: number): number => (CALLED_KINDS.indexOf(kind) + 1) * RANGE + number;

/** Stands for the next call number of a kind: nothing is there. */
export const newCallNumber = (kind: CalledKind): number => placeNo(kind, 0);

export const isPlace = (value: unknown): value is number =>
  Number.isInteger(value) &&
  Number(value) >= 0 &&
  Number(value) < (CALLED_KINDS.length + 1) * RANGE &&
  (value === COUNTER || Number(value) % RANGE > 0);

/** What stands behind a number: the Counter, a table, or a call number. */
export const placeOf = (tableNo: number): { readonly kind: PlaceKind; readonly number: number } => ({
  kind: tableNo === COUNTER ? 'counter' : (CALLED_KINDS[Math.floor(tableNo / RANGE) - 1] ?? 'table'),
  number: tableNo % RANGE,
});

/** The kind of what is called out there; undefined where people sit, and at the Counter. */
export const calledKind = (tableNo: number): CalledKind | undefined =>
  CALLED_KINDS.find((kind) => kind === placeOf(tableNo).kind);

export const isNewCallNumber = (tableNo: number): boolean => isCallNumber(tableNo) && placeOf(tableNo).number === 0;

/** Where nobody sits: it is open for one customer, and for nobody else meanwhile. */
export const isCallNumber = (tableNo: number): boolean => tableNo >= RANGE;
