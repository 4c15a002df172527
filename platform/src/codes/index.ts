import { createHmac } from 'node:crypto';
import { deriveKey, type KeyRing } from '../config/index.js';

const keys = new Map<string, Buffer>();
const keyOf = (secret: string, purpose: string): Buffer => {
  const name = `${purpose}:${secret}`;
  const known = keys.get(name) ?? deriveKey(secret, purpose);
  keys.set(name, known);
  return known;
};

/**
 * The six digits that belong to the event which issued them. Never stored: mailer and decider compute the same.
 * 64 bits modulo a million favour no code by more than one in 10^13.
 */
export const otpCode = (secret: string, eventId: string): string =>
  (createHmac('sha256', keyOf(secret, 'one-time-codes')).update(eventId).digest().readBigUInt64BE() % 1_000_000n)
    .toString()
    .padStart(6, '0');

/**
 * The same under the key whose version is named, null when that is not here; under the oldest where none is named, for
 * codes have named theirs since there can be two.
 */
export const codeUnder = (ring: KeyRing, version: string | undefined, eventId: string): string | null => {
  const key = version === undefined ? ring.at(-1) : ring.find((known) => known.version === version);
  return key ? otpCode(key.secret, eventId) : null;
};

/** What names an e-mail address in the log (`email-<this>`), so that stream names tell nobody who our customers are. */
export const emailKey = (secret: string, email: string): string =>
  createHmac('sha256', keyOf(secret, 'email-streams'))
    .update(email.trim().toLowerCase().normalize('NFC'))
    .digest('hex');
