import type { FastifyReply, FastifyRequest } from 'fastify';
import { isWhole, listQuery, type ListQuery } from './list-query.js';

type Row = Readonly<Record<string, unknown>>;

/** A name that every row of a list holds exactly once; in a text its quotes would be escaped. */
const MARKS = {
  audit: '"kind":',
  claims: '"claimedAt":',
  menu: '"isEnabled":',
  orders: '"restaurantId":',
  payments: '"confirmedAt":',
  reviews: '"stars":',
  tables: '"qrCode":',
} as const;
export type Resource = keyof typeof MARKS;

/** How many rows a ready JSON array has, without parsing it. */
export const countRows = (resource: Resource, json: string): number => {
  const mark = MARKS[resource];
  let count = 0;
  for (let at = json.indexOf(mark); at !== -1; at = json.indexOf(mark, at + mark.length)) count += 1;
  return count;
};

const isWanted = (row: Row, filter: ListQuery['filter']): boolean =>
  Object.entries(filter).every(([field, wanted]) => {
    if (field === 'q') return JSON.stringify(Object.values(row)).toLowerCase().includes(String(wanted).toLowerCase());
    return Array.isArray(wanted) ? wanted.includes(row[field]) : row[field] === wanted;
  });

const compare = (one: unknown, other: unknown): number => {
  if (typeof one === 'string' && typeof other === 'string') return one.localeCompare(other, 'en');
  return Number(one ?? -Infinity) - Number(other ?? -Infinity) || 0;
};

/** The rows that are asked for, and how many there are of their kind. */
export const select = (rows: readonly Row[], { filter, sort, range }: ListQuery): { rows: Row[]; total: number } => {
  const wanted = rows.filter((row) => isWanted(row, filter));
  if (sort) {
    const direction = sort.descending ? -1 : 1;
    wanted.sort((one, other) => direction * compare(one[sort.field], other[sort.field]));
  }
  return { rows: range ? wanted.slice(range.first, range.last + 1) : wanted, total: wanted.length };
};

const contentRange = (resource: Resource, first: number, count: number, total: number): string =>
  count === 0 ? `${resource} */${total}` : `${resource} ${first}-${first + count - 1}/${total}`;

const send = (reply: FastifyReply, json: string, range: string): void => {
  void reply
    .header('content-range', range)
    .header('access-control-expose-headers', 'Content-Range')
    .type('application/json; charset=utf-8')
    .send(json);
};

/** A short list that is read whole. Asked for as it is, it is sent as it is. */
export const sendList = (resource: Resource, json: string, { query }: FastifyRequest, reply: FastifyReply): void => {
  if (isWhole(query)) {
    const total = countRows(resource, json);
    send(reply, json, contentRange(resource, 0, total, total));
    return;
  }
  const asked = listQuery(query);
  const { rows, total } = select(JSON.parse(json) as Row[], asked);
  send(reply, JSON.stringify(rows), contentRange(resource, asked.range?.first ?? 0, rows.length, total));
};

/** A page of a long list. */
export const sendPage = (
  resource: Resource,
  { json, total }: { readonly json: string; readonly total: number },
  { offset }: { readonly offset: number },
  reply: FastifyReply,
): void => send(reply, json, contentRange(resource, offset, countRows(resource, json), total));
