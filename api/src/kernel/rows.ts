import { linesOf, type Rows } from '@sae/projections/reading';
import { setImmediate } from 'node:timers/promises';

export type Row = Readonly<Record<string, unknown>>;

/** A row, and its JSON as it stands in the list. */
export interface ReadRow {
  readonly row: Row;
  readonly json: string;
}

/** So much JSON is parsed in about a millisecond; then others get their turn. */
const PARCEL_CHARACTERS = 100_000;

/** Parses a ready list row by row, and never holds the event loop for all of it. */
export async function* readRows(rows: Rows): AsyncGenerator<ReadRow> {
  let characters = 0;
  for (const line of linesOf(rows)) {
    characters += line.length;
    if (characters > PARCEL_CHARACTERS) {
      await setImmediate();
      characters = line.length;
    }
    yield { row: JSON.parse(line) as Row, json: line };
  }
}
