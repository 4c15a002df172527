import { createCipheriv, createDecipheriv, createHash, randomBytes, randomInt } from 'node:crypto';
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
const [GROUPS, OF_LETTERS] = [4, 4];

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

/** Nobody guesses one of 78 bits, so a fast hash gives none away. */
const hashOf = (code: string): string => createHash('sha256').update(plain(code)).digest('base64url');

const letters = () => Array.from({ length: OF_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('');

const recoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, letters).join('-'));

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
    const step = this.stepOf(secret, code);
    if (step === null) throw wrongSecondFactor();
    const codes = recoveryCodes();
    const book = String(restaurantId);
    const add = { secret: sealed(this.keys, book, secret), recovery: codes.map(hashOf), step };
    // Without the key: shown once means that a repeated request is shown none.
    await this.decisions.make(accountBook, book, { type: 'AddSecondFactor', ...add }, withoutKey(by));
    return { recoveryCodes: codes };
  }

  async replaceRecoveryCodes(restaurantId: number, code: string, by: RequestContext): Promise<RecoveryCodes> {
    await this.match(restaurantId, code, by);
    const codes = recoveryCodes();
    const replace = { type: 'ReplaceRecoveryCodes', recovery: codes.map(hashOf) } as const;
    await this.decisions.make(accountBook, String(restaurantId), replace, withoutKey(by));
    return { recoveryCodes: codes };
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
