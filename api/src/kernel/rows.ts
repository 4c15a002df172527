import { linesOf, type Rows } from '@sae/projections/reading';
import type { Turns } from './turns.js';

export type Row = Readonly<Record<string, unknown>>;

/** A row, and its JSON as it stands in the list. */
export interface ReadRow {
  readonly row: Row;
  readonly json: string;
}

/** Parses a ready list row by row, and never holds the event loop for all of it. */
export async function* readRows(rows: Rows, turns: Turns): AsyncGenerator<ReadRow> {
  await turns.begin();
  for (const line of linesOf(rows)) {
    yield { row: JSON.parse(line) as Row, json: line };
    await turns.pause();
  }
}
