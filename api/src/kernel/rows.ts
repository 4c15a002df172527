import { setImmediate } from 'node:timers/promises';

export type Row = Readonly<Record<string, unknown>>;

/** A row, and its JSON as it stands in the list. */
export interface ReadRow {
  readonly row: Row;
  readonly json: string;
}

/** So much JSON is parsed in about a millisecond; then others get their turn. */
const PARCEL_CHARACTERS = 100_000;

/** A ready JSON array has a row a line (see `ReadBatch`): JSON itself holds no line break. */
export const linesOf = (json: string): readonly string[] => (json === '[]' ? [] : json.slice(1, -1).split(',\n'));

export const asList = (lines: readonly string[]): string => `[${lines.join(',\n')}]`;

/** Parses a ready list row by row, and never holds the event loop for all of it. */
export async function* readRows(json: string): AsyncGenerator<ReadRow> {
  let characters = 0;
  for (const line of linesOf(json)) {
    characters += line.length;
    if (characters > PARCEL_CHARACTERS) {
      await setImmediate();
      characters = line.length;
    }
    yield { row: JSON.parse(line) as Row, json: line };
  }
}
