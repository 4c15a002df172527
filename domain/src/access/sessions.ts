import type { IsoTime } from '../kernel/index.js';

/** More than people end in a week: beyond it all end at once, so that the list stays short. */
export const MOST_ENDED = 200;

/** More than people look through; older ones are open still, and end with all others. */
export const MOST_LISTED = 200;

/** A session ends by itself when nobody used it for four days: longer than a house is closed for a feast. */
export const SESSION_IDLE_MS = 96 * 60 * 60 * 1000;

/** Those whose tokens are not past their time. */
export const inTime = <S extends { readonly until: IsoTime }>(sessions: readonly S[], now: IsoTime): S[] =>
  sessions.filter(({ until }) => until > now);
