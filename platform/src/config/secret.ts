import { hkdfSync, randomBytes } from 'node:crypto';
import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** One key per purpose from the one secret, so that no key says anything about another. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'sae', purpose, 32));

const readKept = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** The secret of an embedded system: made once, on disk before first use, for its owner's eyes only. */
export const keptSecret = (dataDir: string): string => {
  const file = join(dataDir, 'jwt-secret');
  const kept = readKept(file);
  if (kept) {
    chmodSync(file, 0o600);
    return kept;
  }
  mkdirSync(dataDir, { recursive: true });
  const made = randomBytes(48).toString('base64url');
  const draft = openSync(`${file}.new`, 'w', 0o600);
  writeSync(draft, `${made}\n`);
  fsyncSync(draft);
  closeSync(draft);
  renameSync(`${file}.new`, file);
  return made;
};
