import { parsedRow, type RowJson, type Rows } from '@sae/projections/reading';
import type { Turns } from './turns.js';

export type Row = Readonly<Record<string, unknown>>;

/** A row, and its JSON as it stands in the list. */
export interface ReadRow {
  readonly row: Row;
  readonly json: RowJson;
}

/** Parses a ready list row by row, and never holds the event loop for all of it. */
export async function* readRows(rows: Rows, turns: Turns): AsyncGenerator<ReadRow> {
  await turns.begin();
  for (const json of rows) {
    yield { row: parsedRow<Row>(json), json };
    await turns.pause();
  }
}

/** Each of these in a row, one after another in turns; as bytes, for to make these of all rows at once would be one long step. */
export const rowsInTurns = async (things: Iterable<object>, turns: Turns): Promise<readonly Buffer[]> => {
  const rows: Buffer[] = [];
  await turns.begin();
  for (const thing of things) {
    rows.push(Buffer.from(JSON.stringify(thing)));
    await turns.pause();
  }
  await turns.end();
  return rows;
};
