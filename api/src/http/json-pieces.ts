import { Readable } from 'node:stream';
import type { RowJson, Rows } from '@sae/projections/reading';
import type { FastifyReply } from 'fastify';
import { Turns } from '../kernel/turns.js';

/** What is longer goes out in pieces of so many bytes, in turns with all other long work. */
const PIECE = 64 * 1024;
/** What is shorter goes out as text: Node writes that and the head in one go, and bytes in two, which costs a sixth of a list. */
const TEXT = 16 * 1024;

const [OPEN, BETWEEN, CLOSE, END] = ['[', ',\n', ']', '}'].map((text) => Buffer.from(text)) as [
  Buffer,
  Buffer,
  Buffer,
  Buffer,
];

const bytesOf = (json: RowJson): Buffer => (typeof json === 'string' ? Buffer.from(json) : json);

/** A list of rows. */
export const listJson = (rows: Rows): readonly Buffer[] => [
  OPEN,
  ...rows.flatMap((row, n) => (n === 0 ? [bytesOf(row)] : [BETWEEN, bytesOf(row)])),
  CLOSE,
];

/** An object with lists of rows behind its other fields, of which it has one at least. */
export const objectJson = (fields: object, lists: Readonly<Record<string, Rows>>): readonly Buffer[] => [
  Buffer.from(JSON.stringify(fields).slice(0, -1)),
  ...Object.entries(lists).flatMap(([name, rows]) => [Buffer.from(`,${JSON.stringify(name)}:`), ...listJson(rows)]),
  END,
];

export async function* inPieces(json: readonly Buffer[]): AsyncGenerator<Buffer> {
  const turns = new Turns();
  let piece: Buffer[] = [];
  let bytes = 0;
  for (const part of json)
    for (let at = 0; at < part.length; at += PIECE) {
      const next = part.subarray(at, at + PIECE);
      piece.push(next);
      bytes += next.length;
      if (bytes < PIECE) continue;
      await turns.begin();
      yield Buffer.concat(piece, bytes);
      [piece, bytes] = [[], 0];
    }
  yield Buffer.concat(piece, bytes);
}

/** Sends JSON, which whoever asked pays by its length. */
export const sendJson = (reply: FastifyReply, json: readonly Buffer[]): void => {
  const bytes = json.reduce((sum, { length }) => sum + length, 0);
  reply.server.chargeList(reply.request, bytes);
  void reply.type('application/json; charset=utf-8');
  if (bytes <= TEXT) void reply.send(Buffer.concat(json, bytes).toString());
  else if (bytes <= PIECE) void reply.send(Buffer.concat(json, bytes));
  else void reply.header('content-length', bytes).send(Readable.from(inPieces(json), { objectMode: false }));
};
