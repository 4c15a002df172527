import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SessionView } from '@sae/domain/access';
import { secretVariables, type Secrets } from '@sae/platform/config';
import { newEmail, startSystem, type System } from '../../testing/system.js';
import { Client, codeFor, expectStatus, PASSWORD, signUpBody, verifiedOwner, type Owner } from '../../testing/verbs.js';

const REKEY = fileURLToPath(new URL('../../dist/bundled/rekey.js', import.meta.url));

const OLD = 'a secret for tests, and long enough';
const NEWEST = {
  jwtSecret: 'a newer secret for tokens, and long enough',
  codeSecret: 'a newer secret for codes, and long enough',
  addressSecret: 'a newer secret for addresses, and long enough',
};
const BOTH: Secrets = { ...NEWEST, jwtSecretPrevious: OLD, codeSecretPrevious: OLD, addressSecretPrevious: OLD };

let system: System;
/** A node before the keys are replaced, and one after. */
let before: Client;
let after: Client;
let owners: readonly Owner[];

const logIn = async ({ url }: Client, email: string, password = PASSWORD) => {
  const { body } = await new Client(url).post('/users/login', { email, password }).then(expectStatus(200));
  return (body as SessionView).token ?? '';
};
const lives = async ({ url }: Client, token: string, { restaurantId }: Owner) =>
  (await new Client(url, token).get(`/users/${restaurantId}`)).status;
const told = async ({ restaurantId }: Owner) =>
  (await system.log.read(`account-${restaurantId}`)).map(({ type }) => type);

/** Asks for a code and sets another password by it. */
const reset = async (client: Client, email: string, secrets: Secrets, password: string) => {
  system.clock.advance(31_000);
  await client.post('/users/forgot-password', { email }).then(expectStatus(200));
  const otp = await codeFor(system, email, secrets);
  await client.post('/users/reset-password', { email, otp, password }).then(expectStatus(200));
};
/** Somebody else signs up with the address: its owner alone is told. */
const isNoticed = async (client: Client, owner: Owner) => {
  const notices = async () => (await told(owner)).filter((type) => type === 'SignUpRepeated').length;
  const known = await notices();
  system.clock.advance(31_000);
  await client.post('/users/signup', signUpBody(owner.email)).then(expectStatus(201));
  return (await notices()) === known + 1;
};

/** What `npm run rekey` says. */
const rekeyed = async (secrets: Secrets) => {
  const { eventStoreUrl: EVENTSTORE_URL, redisUrl: REDIS_URL } = system.config;
  const env = { ...process.env, EVENTSTORE_URL, REDIS_URL, ...secretVariables(secrets) };
  const { stdout } = await promisify(execFile)(process.execPath, [REKEY], { env });
  return stdout;
};

beforeAll(async () => {
  system = await startSystem();
  before = new Client(system.url);
  owners = await Promise.all([1, 2, 3].map(() => verifiedOwner(system)));
});
afterAll(() => system.stop());

describe('When token key, code key and address key are replaced', () => {
  it('what stood open stays open: tokens, codes of a sign-up and of a reset', async () => {
    const [waiting, [owner]] = [newEmail(), owners as [Owner]];
    await before.post('/users/signup', signUpBody(waiting)).then(expectStatus(201));
    system.clock.advance(31_000);
    await before.post('/users/forgot-password', { email: owner.email }).then(expectStatus(200));
    const [code, resetCode] = [await codeFor(system, waiting), await codeFor(system, owner.email)];
    after = new Client(await system.addNode(BOTH));
    expect(await lives(after, owner.token, owner)).toBe(200);
    await after.post('/users/verify-otp', { email: waiting, otp: code }).then(expectStatus(200));
    const body = { email: owner.email, otp: resetCode, password: PASSWORD };
    await after.post('/users/reset-password', body).then(expectStatus(200));
    expect(await lives(after, await logIn(after, owner.email), owner)).toBe(200);
  });

  it('every account is found, under whichever key its address was claimed, by nodes of before and after', async () => {
    const [, owner] = owners as [Owner, Owner];
    const token = await logIn(after, owner.email);
    expect([await lives(after, token, owner), await lives(before, token, owner)]).toEqual([200, 401]);
    expect(await isNoticed(after, owner)).toBe(true);
    await reset(after, owner.email, BOTH, 'another horse');
    await logIn(before, owner.email, 'another horse');
    await reset(after, owner.email, BOTH, PASSWORD);
    const email = newEmail();
    await after.post('/users/signup', signUpBody(email)).then(expectStatus(201));
    const otp = await codeFor(system, email, BOTH);
    await after.post('/users/verify-otp', { email, otp }).then(expectStatus(200));
    await logIn(before, email);
  });

  it('nothing is lost by dropping the previous ones too soon: such a node does not start', async () => {
    await expect(system.addNode(NEWEST)).rejects.toThrow('It ended with 1 at its start');
  });

  it('the previous ones may go once all addresses are moved', async () => {
    expect(await rekeyed(NEWEST)).toBe('No previous address key is given: there is nothing to move.\n');
    expect(await rekeyed(BOTH)).toBe('4 addresses were moved to the new key. The previous one may be dropped.\n');
    expect(await rekeyed(BOTH)).toMatch(/^0 addresses were moved/);
    const [owner, other, idle] = owners as [Owner, Owner, Owner];
    const kept = await logIn(after, owner.email);

    const alone = new Client(await system.addNode(NEWEST));
    for (const { email } of owners) await logIn(alone, email);
    expect([await lives(alone, kept, owner), await lives(alone, idle.token, idle)]).toEqual([200, 401]);
    expect(await isNoticed(alone, idle)).toBe(true);
    await reset(alone, other.email, NEWEST, 'a third horse');
    await logIn(alone, other.email, 'a third horse');
    await expect(system.addNode()).rejects.toThrow('It ended with 1 at its start');
  });
});
