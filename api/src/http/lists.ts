import type { FastifyReply, FastifyRequest } from 'fastify';
import { countRows, linesOf, rowsIn, rowsOf, type Rows } from '@sae/projections/reading';
import { readRows, type ReadRow, type Row } from '../kernel/rows.js';
import { isWhole, listQuery, type ListQuery } from './params.js';

/** Named in `Content-Range`. */
export type Resource =
  | 'audit'
  | 'claims'
  | 'days'
  | 'menu'
  | 'orders'
  | 'payments'
  | 'reviews'
  | 'sessions'
  | 'stations'
  | 'tables'
  | 'tableNumbers';

/** Is each word found somewhere in the row's texts? */
const isFound = (row: Row, search: string): boolean => {
  const texts = Object.values(row).filter((value) => typeof value === 'string' || Array.isArray(value));
  const text = JSON.stringify(texts).toLowerCase();
  const words = search.toLowerCase().split(/\s+/);
  return words.every((word) => text.includes(word));
};

const isWanted = (row: Row, filter: ListQuery['filter']): boolean =>
  Object.entries(filter).every(([field, wanted]) => {
    if (field === 'q') return isFound(row, String(wanted));
    return Array.isArray(wanted) ? wanted.includes(row[field]) : row[field] === wanted;
  });

const { compare: inOrder } = new Intl.Collator('en');
const compare = (one: unknown, other: unknown): number => {
  if (typeof one === 'string' && typeof other === 'string') return inOrder(one, other);
  return Number(one ?? -Infinity) - Number(other ?? -Infinity) || 0;
};

const partOf = (lines: readonly string[], range: ListQuery['range']) => {
  const part = range ? lines.slice(range.first, range.last + 1) : lines;
  return { json: rowsOf(part), count: part.length, total: lines.length };
};

/** The rows that are asked for, and how many there are of their kind. */
export const select = async (json: Rows, { filter, sort, range }: ListQuery) => {
  if (!sort && Object.keys(filter).length === 0) return partOf(linesOf(json), range);
  const wanted: ReadRow[] = [];
  for await (const read of readRows(json)) if (isWanted(read.row, filter)) wanted.push(read);
  if (sort) {
    const direction = sort.descending ? -1 : 1;
    wanted.sort((one, other) => direction * compare(one.row[sort.field], other.row[sort.field]));
  }
  return partOf(
    wanted.map((read) => read.json),
    range,
  );
};

const contentRange = (resource: Resource, first: number, count: number, total: number): string =>
  count === 0 ? `${resource} */${total}` : `${resource} ${first}-${first + count - 1}/${total}`;

const send = (reply: FastifyReply, json: Rows, range: string): void => {
  reply.server.chargeList(reply.request, json.length);
  void reply
    .header('content-range', range)
    .header('access-control-expose-headers', 'Content-Range')
    .type('application/json; charset=utf-8')
    .send(json);
};

/** A short list that is read whole. Asked for as it is, it is sent as it is. */
export const sendList = async (
  resource: Resource,
  json: Rows,
  { query }: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  if (isWhole(query)) {
    const total = countRows(json);
    send(reply, json, contentRange(resource, 0, total, total));
    return;
  }
  const asked = listQuery(query);
  const { json: part, count, total } = await select(json, asked);
  send(reply, part, contentRange(resource, asked.range?.first ?? 0, count, total));
};

/** The same of rows that were gathered for it. */
export const sendRows = (resource: Resource, rows: readonly object[], request: FastifyRequest, reply: FastifyReply) =>
  sendList(resource, rowsIn(rows), request, reply);

/** A page of a long list. */
export const sendPage = (
  resource: Resource,
  { json, total }: { readonly json: Rows; readonly total: number },
  { offset }: { readonly offset: number },
  reply: FastifyReply,
): void => send(reply, json, contentRange(resource, offset, countRows(json), total));
