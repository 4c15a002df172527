import { dayBounds, Refusal, type IsoTime } from '@sae/domain/kernel';
import type { PastOrders } from '@sae/projections/ordering';
import { listQuery, pageOf, refuseFilters } from '../http/list-query.js';

const FIELDS = ['from', 'to', 'date'];

const refuse = (message: string): never => {
  throw new Refusal('invalid', 'request/invalid-list', message);
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

const isDay = (text: string) =>
  DAY.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

const timeIn = (value: unknown, field: string): IsoTime =>
  typeof value === 'string' && TIME.test(value) && !Number.isNaN(Date.parse(value))
    ? new Date(value).toISOString()
    : refuse(`${field} must be a time such as 2026-11-21T06:30:00Z`);

/**
 * Which past orders are asked for: the newest thousand, or a `range` of them; of a `date` as the restaurant's calendar
 * has it, or `from` and `to` a time. They come newest first whatever `sort` says.
 */
export const pastPage = (query: unknown, zone: string): PastOrders => {
  const asked = listQuery(query);
  refuseFilters(asked, FIELDS);
  const page = pageOf(asked);
  const { from, to, date } = asked.filter;
  if (date !== undefined) {
    if (typeof date !== 'string' || !isDay(date)) return refuse('date must be a day such as 2026-11-21');
    return { ...dayBounds(date, zone), ...page };
  }
  return {
    ...(from === undefined ? {} : { from: timeIn(from, 'from') }),
    ...(to === undefined ? {} : { to: timeIn(to, 'to') }),
    ...page,
  };
};
