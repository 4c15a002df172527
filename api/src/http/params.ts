import { Injectable, type PipeTransform } from '@nestjs/common';
import { isLocalDay, Refusal, type IsoTime, type LocalDay } from '@sae/domain/kernel';
import { MOST_SEARCHED } from '@sae/domain/text';
import { isPlain, isWellFormed } from './body-shape.js';

/** What a list is asked for, as simple REST writes it: `range=[0,19]&sort=["id","DESC"]&filter={"isVeg":true}`. */
export interface ListQuery {
  readonly range?: { readonly first: number; readonly last: number };
  readonly sort?: { readonly field: string; readonly descending: boolean };
  readonly filter: Readonly<Record<string, unknown>>;
}

export const MOST_ROWS = 1000;

/** A list is asked for in few words: what looks at each of its rows is looked at again and again. */
const MOST_CHARACTERS = 2_000;
const MOST_FIELDS = 8;
const MOST_VALUES = 100;
const MOST_WORDS = 8;

/** @throws Refusal of what a list was asked for. */
export const refuseList = (message: string): never => {
  throw new Refusal('invalid', 'request/invalid-list', message);
};
const refuse = (name: string): never => refuseList(`The ${name} of a list is not understood`);

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const parsed = (name: string, text: unknown): unknown => {
  if (typeof text !== 'string') return refuse(name);
  if (text.length > MOST_CHARACTERS)
    return refuseList(`The ${name} of a list can have at most ${MOST_CHARACTERS} characters`);
  const value = jsonOf(text);
  return value !== undefined && isWellFormed(text, value) ? value : refuse(name);
};

const isRow = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const rangeOf = (text: unknown): ListQuery['range'] => {
  const range = parsed('range', text);
  if (!Array.isArray(range) || range.length !== 2) return refuse('range');
  const [first, last] = range as unknown[];
  if (!isRow(first) || !isRow(last) || last < first) return refuse('range');
  return { first, last };
};

const sortOf = (text: unknown): ListQuery['sort'] => {
  const sort = parsed('sort', text);
  if (!Array.isArray(sort) || sort.length !== 2) return refuse('sort');
  const [field, order] = sort as unknown[];
  if (typeof field !== 'string' || !/^\w{1,40}$/.test(field) || (order !== 'ASC' && order !== 'DESC'))
    return refuse('sort');
  return { field, descending: order === 'DESC' };
};

const isScalar = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** The words that are searched for, each once. @throws Refusal */
export const wordsIn = (search: unknown): readonly string[] => {
  if (typeof search !== 'string' && typeof search !== 'number') return refuseList('The search of a list must be text');
  const text = String(search);
  if (text.length > MOST_SEARCHED) return refuseList(`A search can have at most ${MOST_SEARCHED} characters`);
  const words = new Set(text.toLowerCase().split(/\s+/));
  words.delete('');
  return words.size <= MOST_WORDS ? [...words] : refuseList(`A search can have at most ${MOST_WORDS} different words`);
};

const filterOf = (text: unknown): ListQuery['filter'] => {
  const filter = parsed('filter', text);
  if (!isPlain(filter)) return refuse('filter');
  const wanted = Object.values(filter);
  if (wanted.length > MOST_FIELDS) return refuseList(`A filter can have at most ${MOST_FIELDS} fields`);
  if (filter.q !== undefined) wordsIn(filter.q);
  if (wanted.some((value) => Array.isArray(value) && value.length > MOST_VALUES))
    return refuseList(`A filter can have at most ${MOST_VALUES} values of a field`);
  const isKnown = (value: unknown) => isScalar(value) || (Array.isArray(value) && value.every(isScalar));
  return wanted.every(isKnown) ? filter : refuse('filter');
};

/** @throws Refusal */
export const listQuery = (query: unknown): ListQuery => {
  const { range, sort, filter } = query as Record<string, unknown>;
  return {
    ...(range === undefined ? {} : { range: rangeOf(range) }),
    ...(sort === undefined ? {} : { sort: sortOf(sort) }),
    filter: filter === undefined ? {} : filterOf(filter),
  };
};

export interface PageQuery {
  readonly filter: ListQuery['filter'];
  readonly page: { readonly offset: number; readonly limit: number };
}

/**
 * Of a long list: the first thousand rows, or a range of so many, in its own order whatever `sort` says. A filter that is
 * not understood would be an answer to another question. @throws Refusal
 */
export const pageQuery = (query: unknown, known: readonly string[] = []): PageQuery => {
  const { range, filter } = listQuery(query);
  const unknown = Object.keys(filter).find((field) => !known.includes(field));
  if (unknown !== undefined) refuseList(`Unknown filter: ${unknown.slice(0, 50)}`);
  const { first, last } = range ?? { first: 0, last: MOST_ROWS - 1 };
  if (last - first >= MOST_ROWS) refuse('range');
  return { filter, page: { offset: first, limit: last - first + 1 } };
};

const isId = (value: unknown): value is number => isRow(value) && value > 0;

/** Which rows of a long list are wanted, should they be named: `filter={"id":[1,2]}`. @throws Refusal */
export const idsIn = (query: unknown): readonly number[] | undefined => {
  const { id } = listQuery(query).filter;
  if (id === undefined) return undefined;
  const ids = [id].flat();
  return ids.every(isId) ? ids : refuse('filter');
};

/** Is the whole list wanted as it is? */
export const isWhole = (query: unknown): boolean => {
  const { range, sort, filter } = query as Record<string, unknown>;
  return range === undefined && sort === undefined && filter === undefined;
};

/** A number in a path. Nothing else names anything. */
@Injectable()
export class Id implements PipeTransform<string, number> {
  transform(text: string): number {
    const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0;
    if (id === 0 || !Number.isSafeInteger(id)) throw new Refusal('not-found', 'request/not-found', 'Not found');
    return id;
  }
}

/** A month in a path, `2026-08`. */
@Injectable()
export class MonthName implements PipeTransform<string, string> {
  transform(text: string): string {
    if (!MONTH.test(text)) throw new Refusal('not-found', 'request/not-found', 'Not found');
    return text;
  }
}

/** Years that a calendar of ours may have. */
const YEAR = String.raw`(?:19|2\d)\d{2}`;
const DAY = new RegExp(`^${YEAR}-`);
const MONTH = new RegExp(String.raw`^${YEAR}-(?:0[1-9]|1[0-2])$`);
const TIME = new RegExp(String.raw`^${YEAR}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$`);

const isDay = (text: string) => DAY.test(text) && isLocalDay(text);

/** @throws Refusal of what is no calendar day. */
export const dayIn = (value: unknown, field: string): LocalDay =>
  typeof value === 'string' && isDay(value) ? value : refuseList(`${field} must be a day such as 2026-11-21`);

/** @throws Refusal of what is no moment. */
export const timeIn = (value: unknown, field: string): IsoTime =>
  typeof value === 'string' && TIME.test(value) && !Number.isNaN(Date.parse(value))
    ? new Date(value).toISOString()
    : refuseList(`${field} must be a time such as 2026-11-21T06:30:00Z`);
