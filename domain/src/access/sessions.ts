import type { IsoTime } from '../kernel/index.js';
import type { EndedSession } from '../restaurant/account-state.js';

/** More than people end in a week: beyond it all end at once, so that the list stays short. */
export const MOST_ENDED = 200;

/** The ended sessions that must be remembered, for their tokens would still be good. */
export const stillEnded = (ended: readonly EndedSession[], now: IsoTime): EndedSession[] =>
  ended.filter(({ until }) => until > now);
