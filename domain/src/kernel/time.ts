import { clockFormat } from './clock-format.js';
import type { IsoTime } from './event.js';

/** A calendar day in the restaurant's zone, `YYYY-MM-DD`. */
export type LocalDay = string;

// en-CA writes a date as YYYY-MM-DD.
const dayFormat = clockFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** The day it is in `zone` (an IANA name) at that moment. */
export const localDay = (at: IsoTime, zone: string): LocalDay => dayFormat(zone).format(new Date(at));

/** The calendar year it is in `zone` at that moment. */
export const localYear = (at: IsoTime, zone: string): number => Number(localDay(at, zone).split('-')[0]);

/** The year in which the Indian financial year (April to March) of that moment begins. */
export const financialYear = (at: IsoTime, zone: string): number => {
  const [year, month] = localDay(at, zone).split('-').map(Number) as [number, number];
  return month >= 4 ? year : year - 1;
};

export const addMs = (at: IsoTime, ms: number): IsoTime => new Date(Date.parse(at) + ms).toISOString();
export const msBetween = (from: IsoTime, to: IsoTime): number => Date.parse(to) - Date.parse(from);

/** Is this text a day of the calendar? `2026-02-30` is none. */
export const isLocalDay = (text: string): text is LocalDay =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
