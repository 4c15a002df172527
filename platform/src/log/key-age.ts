import { Refusal, type IsoTime } from '@sae/domain/kernel';

const KNOWN_MS = 24 * 60 * 60_000;
/** Clocks of devices are about right. */
const SKEW_MS = 5 * 60_000;

/** A key is first used a little before its time, by a clock that is ahead, and may come again until it is too old. */
export const REMEMBERED_MS = KNOWN_MS + 2 * SKEW_MS;

const TIME_ORDERED = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** When a time-ordered key (UUIDv7) was made, in milliseconds of the epoch; null of any other key. */
const timeOf = (key: string): number | null => {
  const [, high, low] = TIME_ORDERED.exec(key) ?? [];
  return high && low ? Number.parseInt(high + low, 16) : null;
};

/** The earliest moment at which a request with this key may have come for the first time, were it to be known now. */
export const earliestUse = (key: string, now: IsoTime): number =>
  Math.max((timeOf(key) ?? 0) - SKEW_MS, Date.parse(now) - REMEMBERED_MS);

/** Of a key nobody remembers: whether it could be remembered, had it been used. @throws Refusal if not */
export const refuseUnknowable = (key: string, now: IsoTime): void => {
  const time = timeOf(key);
  if (time === null) return;
  const age = Date.parse(now) - time;
  if (age > KNOWN_MS)
    throw new Refusal(
      'conflict',
      'request/key-too-old',
      'This was first sent more than a day ago. Please check whether it was done before you send it again.',
    );
  if (age < -SKEW_MS)
    throw new Refusal('invalid', 'request/key-ahead', 'The clock of this device is ahead. Please set it right.');
};
