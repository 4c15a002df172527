import { addMs, dayBounds, localDay, Refusal, type IsoTime } from '../kernel/index.js';

/** What is sold out is so until a moment, or until somebody undoes it. */
export interface SoldOut {
  readonly until: IsoTime | null;
}

/** How long staff say that a dish is sold out. */
export const SOLD_OUT_UNTIL = ['tomorrow', 'undone'] as const;
export type SoldOutUntil = (typeof SOLD_OUT_UNTIL)[number];

interface MaySellOut {
  readonly soldOut?: SoldOut;
}

/** It ends by itself: nobody need note that the moment has passed. */
export const isSoldOut = ({ soldOut }: MaySellOut, now: IsoTime): boolean =>
  soldOut !== undefined && (soldOut.until === null || now < soldOut.until);

export const dishIsSoldOut = (name: string) => new Refusal('conflict', 'menu-item/sold-out', `${name} is sold out`);

/** Who says it again, perhaps without knowing of the first time, makes it no shorter. */
export const isLonger = ({ until }: SoldOut, { soldOut }: MaySellOut): boolean =>
  soldOut === undefined || (soldOut.until !== null && (until === null || until > soldOut.until));

/** An evening goes on past midnight; by then it is over, and nobody has begun to cook. */
const MORNING_MS = 5 * 60 * 60_000;

/** When the next morning begins in `zone`. */
export const nextMorning = (now: IsoTime, zone: string): IsoTime =>
  addMs(dayBounds(localDay(addMs(now, -MORNING_MS), zone), zone).to, MORNING_MS);

export const soldOutIn = ({ soldOut }: MaySellOut): MaySellOut =>
  soldOut ? { soldOut: { until: soldOut.until } } : {};
