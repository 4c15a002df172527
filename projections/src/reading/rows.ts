declare const ROWS: unique symbol;

/** A ready JSON array with a row a line, for JSON itself holds no line break: so it is cut and counted without being parsed. */
export type Rows = string & { readonly [ROWS]: true };

const NO_ROWS = '[]' as Rows;

export const rowsOf = (lines: readonly string[]): Rows =>
  lines.length === 0 ? NO_ROWS : (`[${lines.join(',\n')}]` as Rows);

/** Each of these in a row. */
export const rowsIn = (things: readonly object[]): Rows => rowsOf(things.map((thing) => JSON.stringify(thing)));

export const linesOf = (rows: Rows): readonly string[] => (rows === NO_ROWS ? [] : rows.slice(1, -1).split(',\n'));

export const countRows = (rows: Rows): number => {
  if (rows === NO_ROWS) return 0;
  let count = 1;
  for (let at = rows.indexOf('\n'); at !== -1; at = rows.indexOf('\n', at + 1)) count += 1;
  return count;
};
