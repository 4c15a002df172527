import { type IsoTime } from '../kernel/index.js';

/** Of a secret that is short enough to be guessed: how often it was tried since it was right last. */
export interface Tries {
  readonly tries: number;
  readonly triedAt: IsoTime | null;
}

export const UNTRIED: Tries = { tries: 0, triedAt: null };

const FREE_TRIES = 5;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 3_600_000;

/** How long it waits after so many tries before it may be tried again. */
export const pauseMs = (tries: number): number =>
  tries < FREE_TRIES ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - FREE_TRIES));

/** How long it waits still, at `now`. */
export const waitMs = ({ tries, triedAt }: Tries, now: IsoTime): number =>
  triedAt === null ? 0 : Math.max(0, Date.parse(triedAt) + pauseMs(tries) - Date.parse(now));
