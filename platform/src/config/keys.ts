import { deriveKey } from './secret.js';

/** The variables that hold a secret the keys derive from, as the environment names them and the configuration. */
export const SECRETS = {
  JWT_SECRET: 'jwtSecret',
  JWT_SECRET_PREVIOUS: 'jwtSecretPrevious',
  CODE_SECRET: 'codeSecret',
  CODE_SECRET_PREVIOUS: 'codeSecretPrevious',
  ADDRESS_SECRET: 'addressSecret',
  ADDRESS_SECRET_PREVIOUS: 'addressSecretPrevious',
} as const;

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
