import { hkdfSync } from 'node:crypto';

/** A key of its own for each purpose, so that what one of them gives away says nothing about another. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
