/** The JSON of a thing, as text or as its bytes. */
export type RowJson = string | Buffer;

/** Things, each as the JSON it is written in: so they are cut, counted and sent without being parsed, one after another. */
export type Rows = readonly RowJson[];

/** Each of these in a row. */
export const rowsIn = (things: readonly object[]): Rows => things.map((thing) => JSON.stringify(thing));

/** What a row says. */
export const parsedRow = <Row>(json: RowJson): Row => JSON.parse(String(json)) as Row;
