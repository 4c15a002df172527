import type { FastifyReply, FastifyRequest } from 'fastify';
import { rowsIn, type RowJson, type Rows } from '@sae/projections/reading';
import { readRows, type ReadRow, type Row } from '../kernel/rows.js';
import { sortInTurns, Turns } from '../kernel/turns.js';
import { isWhole, listQuery, wordsIn, type ListQuery } from './params.js';
import { sendJson, listJson } from './json-pieces.js';

/** Named in `Content-Range`. */
export type Resource =
  | 'audit'
  | 'claims'
  | 'days'
  | 'menu'
  | 'optionGroups'
  | 'orders'
  | 'payments'
  | 'people'
  | 'reviews'
  | 'sessions'
  | 'stations'
  | 'tables'
  | 'tableNumbers';

/** Is each word found somewhere in the row's texts? */
const isFound = (row: Row, words: readonly string[]): boolean => {
  if (words.length === 0) return true;
  const texts = Object.values(row).filter((value) => typeof value === 'string' || Array.isArray(value));
  const text = JSON.stringify(texts).toLowerCase();
  return words.every((word) => text.includes(word));
};

type IsWanted = (row: Row) => boolean;

const wantedBy = ({ q, ...fields }: ListQuery['filter']): IsWanted => {
  const words = q === undefined ? [] : wordsIn(q);
  const asked = Object.entries(fields);
  return (row) =>
    asked.every(([field, wanted]) => (Array.isArray(wanted) ? wanted.includes(row[field]) : row[field] === wanted)) &&
    isFound(row, words);
};

const { compare: inOrder } = new Intl.Collator('en');

/** By what a row is sorted: a text, or a number, before which stands what is neither. */
const sortKey = (value: unknown): string | number => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? Number(value) : -Infinity;
};

const compare = (one: string | number, other: string | number): number => {
  if (typeof one === 'string' && typeof other === 'string') return inOrder(one, other);
  if (typeof one === 'number' && typeof other === 'number') return one - other || 0;
  return typeof one === 'string' ? 1 : -1;
};

const sorted = (rows: readonly ReadRow[], { field, descending }: NonNullable<ListQuery['sort']>, turns: Turns) => {
  const direction = descending ? -1 : 1;
  const keys = new Map(rows.map((read) => [read, sortKey(read.row[field])]));
  const keyOf = (read: ReadRow) => keys.get(read) ?? -Infinity;
  return sortInTurns(rows, (one, other) => direction * compare(keyOf(one), keyOf(other)), turns);
};

const partOf = (all: readonly RowJson[], range: ListQuery['range']) => ({
  rows: range ? all.slice(range.first, range.last + 1) : all,
  total: all.length,
});

/** The rows that are asked for, and how many there are of their kind. */
export const select = async (all: Rows, { filter, sort, range }: ListQuery, turns = new Turns()) => {
  if (!sort && Object.keys(filter).length === 0) return partOf(all, range);
  const isWanted = wantedBy(filter);
  const wanted: ReadRow[] = [];
  for await (const read of readRows(all, turns)) if (isWanted(read.row)) wanted.push(read);
  const rows = sort ? await sorted(wanted, sort, turns) : wanted;
  await turns.end();
  return partOf(
    rows.map((read) => read.json),
    range,
  );
};

const contentRange = (resource: Resource, first: number, count: number, total: number): string =>
  count === 0 ? `${resource} */${total}` : `${resource} ${first}-${first + count - 1}/${total}`;

const send = (reply: FastifyReply, rows: Rows, range: string): void => {
  void reply.header('content-range', range).header('access-control-expose-headers', 'Content-Range');
  sendJson(reply, listJson(rows));
};

/** A short list that is read whole. Asked for as it is, it is sent as it is. */
export const sendList = async (
  resource: Resource,
  all: Rows,
  { query }: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  if (isWhole(query)) {
    send(reply, all, contentRange(resource, 0, all.length, all.length));
    return;
  }
  const asked = listQuery(query);
  const turns = new Turns((ms) => reply.server.chargeWork(reply.request, ms));
  const { rows, total } = await select(all, asked, turns);
  send(reply, rows, contentRange(resource, asked.range?.first ?? 0, rows.length, total));
};

/** The same of rows that were gathered for it. */
export const sendRows = (resource: Resource, rows: readonly object[], request: FastifyRequest, reply: FastifyReply) =>
  sendList(resource, rowsIn(rows), request, reply);

/** A page of a long list. */
export const sendPage = (
  resource: Resource,
  { rows, total }: { readonly rows: Rows; readonly total: number },
  { offset }: { readonly offset: number },
  reply: FastifyReply,
): void => send(reply, rows, contentRange(resource, offset, rows.length, total));
