/** Orders that go out: each has a token to be called out by, counted by kind. */
export const TOKEN_KINDS = ['takeaway', 'delivery'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];
export type PlaceKind = 'table' | 'counter' | TokenKind;
export const PLACE_KINDS: readonly PlaceKind[] = ['table', 'counter', ...TOKEN_KINDS];
export const PLACE_NAMES: Readonly<Record<PlaceKind, string>> = {
  table: 'Table',
  counter: 'Counter',
  takeaway: 'Takeaway',
  delivery: 'Delivery',
};

export const MAX_TABLE_NO = 9999;
export const COUNTER = 0;

/** So many numbers has each kind; what goes by the number of a table so goes by a token (docs/decisions/0066-order-kinds.md). */
const RANGE = MAX_TABLE_NO + 1;

/** The number by which a token is known wherever tables are. */
export const tokenNo = (kind: TokenKind, number: number): number => (TOKEN_KINDS.indexOf(kind) + 1) * RANGE + number;

/** Stands for the next token of a kind: nothing is there. */
export const newToken = (kind: TokenKind): number => tokenNo(kind, 0);

export const isPlace = (value: unknown): value is number =>
  Number.isInteger(value) &&
  Number(value) >= 0 &&
  Number(value) < (TOKEN_KINDS.length + 1) * RANGE &&
  (value === COUNTER || Number(value) % RANGE > 0);

/** What stands behind a number: the Counter, a table, or a token. */
export const placeOf = (tableNo: number): { readonly kind: PlaceKind; readonly number: number } => ({
  kind: tableNo === COUNTER ? 'counter' : (TOKEN_KINDS[Math.floor(tableNo / RANGE) - 1] ?? 'table'),
  number: tableNo % RANGE,
});

/** The kind of a token; undefined where people sit, and at the Counter. */
export const tokenKind = (tableNo: number): TokenKind | undefined =>
  TOKEN_KINDS.find((kind) => kind === placeOf(tableNo).kind);

export const isNewToken = (tableNo: number): boolean => isToken(tableNo) && placeOf(tableNo).number === 0;

/** Where nobody sits: it is open for one customer, and for nobody else meanwhile. */
export const isToken = (tableNo: number): boolean => tableNo >= RANGE;
