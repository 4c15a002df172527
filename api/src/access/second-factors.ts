import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import {
  accountBook,
  secondFactorWanted,
  wrongSecondFactor,
  type Account,
  type NewSecondFactor,
  type RecoveryCodes,
} from '@sae/domain/access';
import { deriveKey, type KeyRing } from '@sae/platform/config';
import { withoutKey, type RequestContext } from '@sae/platform/log';
import { Secret, TOTP } from 'otpauth';
import { Clock } from '../kernel/clock.js';
import { Configuration } from '../kernel/configuration.js';
import { Decisions } from '../kernel/decisions.js';
import { drawn } from '../kernel/qr-code.js';

const SECRET_BYTES = 20;
const STEP_MS = 30_000;
/** A phone's clock may be half a minute off. */
const WINDOW = 1;

const RECOVERY_CODES = 10;
/** Without what is taken for something else on paper. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const [GROUPS, OF_LETTERS] = [6, 4];

const CIPHER = 'aes-256-gcm';
const [IV_BYTES, TAG_BYTES] = [12, 16];

const keyIn = (secret: string): Buffer => deriveKey(secret, 'second-factor');

/** Under the newest key; `book` binds it to the account it is of. */
export const sealed = ([{ secret: key, version }]: KeyRing, book: string, secret: string): string => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyIn(key), iv).setAAD(Buffer.from(book));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return `${version}.${Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')}`;
};

export const isNewest = ([{ version }]: KeyRing, said: string): boolean => said.startsWith(`${version}.`);

/** Null where its key is not here any more. */
export const opened = (keys: KeyRing, book: string, said: string): string | null => {
  const [version, rest = ''] = said.split('.');
  const key = keys.find((one) => one.version === version);
  if (!key) return null;
  const bytes = Buffer.from(rest, 'base64url');
  const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
  const decipher = createDecipheriv(CIPHER, keyIn(key.secret), iv).setAAD(Buffer.from(book)).setAuthTag(tag);
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
};

/** As it is compared: however it was copied. */
const plain = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Nobody guesses one of 117 bits, so a fast hash gives none away (OWASP ASVS 5.0, 6.5.2). */
const hashOf = (code: string): string => createHash('sha256').update(plain(code)).digest('base64url');

/** Of as many bytes as letters. */
const codeOf = (bytes: Buffer): string =>
  Array.from({ length: GROUPS }, (_, group) =>
    [...bytes.subarray(group * OF_LETTERS, (group + 1) * OF_LETTERS)]
      .map((byte) => LETTERS[byte % LETTERS.length])
      .join(''),
  ).join('-');

/** The same for a request that is repeated, whose answer may have been lost: nobody else makes them out of it. */
const recoveryCodes = ([{ secret }]: KeyRing, book: string, { key }: RequestContext): string[] => {
  const seed = key === undefined ? randomBytes(32) : Buffer.from(`${book}:${key}`);
  const length = GROUPS * OF_LETTERS;
  const bytes = Buffer.from(hkdfSync('sha256', secret, seed, 'recovery-codes', RECOVERY_CODES * length));
  return Array.from({ length: RECOVERY_CODES }, (_, n) => codeOf(bytes.subarray(n * length, (n + 1) * length)));
};

/** What an owner is asked for beside the password (docs/decisions/0118-a-second-factor.md). */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly decisions: Decisions,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  /** A secret to be scanned; nobody remembers it until a code of it comes back. */
  async begin({ email }: Pick<Account, 'email'>): Promise<NewSecondFactor> {
    const secret = new Secret({ size: SECRET_BYTES });
    const uri = new TOTP({ issuer: 'SAE', label: email, secret }).toString();
    return { secret: secret.base32, uri, qrCode: await drawn(uri) };
  }

  /** Answers the recovery codes. @throws Refusal of a code that is not of this secret */
  async add(restaurantId: number, secret: string, code: string, by: RequestContext): Promise<RecoveryCodes> {
    const book = String(restaurantId);
    const step = this.stepOf(secret, code);
    if (step === null && !(await this.isDone(book, by))) throw wrongSecondFactor();
    const codes = recoveryCodes(this.keys, book, by);
    const add = { secret: sealed(this.keys, book, secret), recovery: codes.map(hashOf), step: step ?? 0 };
    await this.decisions.make(accountBook, book, { type: 'AddSecondFactor', ...add }, by);
    return { recoveryCodes: codes };
  }

  async replaceRecoveryCodes(restaurantId: number, code: string, by: RequestContext): Promise<RecoveryCodes> {
    const book = String(restaurantId);
    await this.matchOnce(restaurantId, code, by);
    const codes = recoveryCodes(this.keys, book, by);
    const replace = { type: 'ReplaceRecoveryCodes', recovery: codes.map(hashOf) } as const;
    await this.decisions.make(accountBook, book, replace, by);
    return { recoveryCodes: codes };
  }

  /** @throws Refusal of a code that is wrong, or was used */
  async remove(restaurantId: number, code: string, by: RequestContext): Promise<void> {
    await this.matchOnce(restaurantId, code, by);
    await this.decisions.make(accountBook, String(restaurantId), { type: 'RemoveSecondFactor' }, by);
  }

  /** Where an owner has one, a right code of it. @throws Refusal where none is given, or a wrong one */
  async require(restaurantId: number, code: string | undefined, by: RequestContext): Promise<void> {
    const { secondFactor } = await this.decisions.state(accountBook, String(restaurantId));
    if (!secondFactor) return;
    if (!code) throw secondFactorWanted();
    await this.match(restaurantId, code, by);
  }

  /** Each try is in the log before it is compared. @throws Refusal of a code that is wrong, or was used */
  async match(restaurantId: number, code: string, asked: RequestContext): Promise<void> {
    const book = String(restaurantId);
    const by = withoutKey(asked);
    const { state } = await this.decisions.make(accountBook, book, { type: 'TrySecondFactor' }, by);
    const secret = state.secondFactor && opened(this.keys, book, state.secondFactor.secret);
    const step = secret ? this.stepOf(secret, code) : null;
    const use =
      step === null
        ? ({ type: 'UseRecoveryCode', hash: hashOf(code) } as const)
        : ({ type: 'MatchSecondFactor', step } as const);
    await this.decisions.make(accountBook, book, use, by);
  }

  /** A request that is repeated was done by its code, which is used. */
  private async matchOnce(restaurantId: number, code: string, by: RequestContext): Promise<void> {
    if (!(await this.isDone(String(restaurantId), by))) await this.match(restaurantId, code, by);
  }

  private async isDone(book: string, by: RequestContext): Promise<boolean> {
    return by.key !== undefined && (await this.decisions.made(accountBook, book, by)) !== null;
  }

  private get keys(): KeyRing {
    return this.configuration.keys.addresses;
  }

  /** Which half minute its code is of; null for what is no code of it now. */
  private stepOf(secret: string, code: string): number | null {
    const now = this.clock.nowMs();
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const token = code.replaceAll(/\s/g, '');
    if (!/^\d{6}$/.test(token)) return null;
    const delta = totp.validate({ token, window: WINDOW, timestamp: now });
    return delta === null ? null : Math.floor(now / STEP_MS) + delta;
  }
}

/** What came with a request. */
export const secondFactorIn = ({ 'second-factor': said }: IncomingHttpHeaders): string | undefined =>
  typeof said === 'string' && said !== '' && said.length <= 40 ? said : undefined;
