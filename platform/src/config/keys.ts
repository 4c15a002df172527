import { hkdfSync, randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The variables that hold a secret the keys derive from, as the environment names them and the configuration. */
export const SECRETS = {
  JWT_SECRET: 'jwtSecret',
  JWT_SECRET_PREVIOUS: 'jwtSecretPrevious',
  CODE_SECRET: 'codeSecret',
  CODE_SECRET_PREVIOUS: 'codeSecretPrevious',
  ADDRESS_SECRET: 'addressSecret',
  ADDRESS_SECRET_PREVIOUS: 'addressSecretPrevious',
} as const;

/** What an operator logs in with to the workers; no key derives from it, and no other process is told. */
export const OPERATOR_SECRET = 'OPERATOR_SECRET';

type Named = (typeof SECRETS)[keyof typeof SECRETS];
export type Secrets = { readonly jwtSecret: string } & { readonly [N in Named]?: string };

/** A secret, and what tokens and facts call it that need it again. */
export interface Key {
  readonly version: string;
  readonly secret: string;
}

/** The newest first, which makes what is new; what the others made is believed while they are here. */
export type KeyRing = readonly [Key, ...Key[]];

export interface KeyRings {
  readonly tokens: KeyRing;
  readonly codes: KeyRing;
  readonly addresses: KeyRing;
}

const keyOf = (secret: string): Key => ({
  secret,
  version: deriveKey(secret, 'version').toString('base64url').slice(0, 8),
});

const ringOf = (secret: string, previous: string | undefined): KeyRing =>
  previous === undefined || previous === secret ? [keyOf(secret)] : [keyOf(secret), keyOf(previous)];

/** Which keys there are (docs/decisions/0051-three-keys.md). One without a secret of its own shares that of tokens. */
export const keyRings = (given: Secrets): KeyRings => {
  const { jwtSecret, jwtSecretPrevious, codeSecret, codeSecretPrevious, addressSecret, addressSecretPrevious } = given;
  const shared = (own: string | undefined) => (own === undefined ? jwtSecretPrevious : undefined);
  return {
    tokens: ringOf(jwtSecret, jwtSecretPrevious),
    codes: ringOf(codeSecret ?? jwtSecret, codeSecretPrevious ?? shared(codeSecret)),
    addresses: ringOf(addressSecret ?? jwtSecret, addressSecretPrevious ?? shared(addressSecret)),
  };
};

/** The secrets as the environment of another process. */
export const secretVariables = (secrets: Partial<Secrets>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(SECRETS).flatMap(([variable, name]) => {
      const secret = secrets[name];
      return secret === undefined ? [] : [[variable, secret]];
    }),
  );

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
  writeFileSync(`${file}.new`, `${made}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return made;
};
