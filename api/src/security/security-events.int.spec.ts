import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { emailKey } from '@sae/platform/codes';
import { eventually } from '../../../platform/testing/eventually.js';
import { refusalOf, Sockets } from '../../testing/sockets.js';
import { newEmail, sharedSystem, type System } from '../../testing/system.js';
import { Till } from '../../testing/people.js';
import { TestClock } from '../../testing/test-clock.js';
import { Client, expectStatus, PASSWORD, signedInOwner, type Owner, verifiedOwner } from '../../testing/verbs.js';
import { Tokens } from '../access/tokens.js';
import { Configuration } from '../kernel/configuration.js';

type Line = Readonly<Record<string, unknown>>;

const MINUTE_MS = 60_000;

let system: System;
let api: Client;
let owner: Owner;
const written: string[] = [];
const sockets = new Sockets(() => system.urls);

beforeAll(async () => {
  const report = (line: string) => void written.push(line);
  system = await sharedSystem({ config: { limitsRequests: true, trustedProxies: '127.0.0.1' }, report });
  api = new Client(system.url);
  owner = await signedInOwner(system);
});
afterAll(() => system.stop());
beforeEach(async () => {
  // Another minute, all of it, and nothing of what was spent or said before.
  system.clock.advance(61_000 + MINUTE_MS - (system.clock.nowMs() % MINUTE_MS));
  const keys = await system.redis.keys('limits:*');
  if (keys.length > 0) await system.redis.del(keys);
  written.length = 0;
});

let clients = 0;
const client = () => `198.51.100.${(clients += 1)}`;
const at = (ip: string) => ({ 'x-forwarded-for': ip });
const addressOf = (email: string) => `email-${emailKey(system.config.jwtSecret, email)}`;
const events = (): Line[] =>
  written.map((line) => JSON.parse(line) as Line).filter(({ event }) => String(event).startsWith('security.'));
const told = (event: string, count = 1) =>
  eventually(() => {
    const lines = events().filter((line) => line.event === event);
    expect(lines).toHaveLength(count);
    return lines;
  });
const logIn = (email: string, ip: string, password = 'wrong!') => api.post('/users/login', { email, password }, at(ip));

describe('What guards an account is told in the log', () => {
  it('a log-in that fails: of which address, by its key, from which client', async () => {
    const [{ email }, nobody, ip] = [await verifiedOwner(system), newEmail(), client()];
    const answers = [await logIn(email.toUpperCase(), ip), await logIn(nobody, ip)];
    expect(await told('security.login_failed', 2)).toEqual(
      [email, nobody].map((one, index) => ({
        level: 'warn',
        event: 'security.login_failed',
        msg: 'A log-in failed',
        client: ip,
        address: addressOf(one),
        requestId: answers[index]?.headers['x-request-id'],
        route: '/api/users/login',
        code: 'log-in/wrong',
        ...{
          name: expect.any(String),
          pid: expect.any(Number),
          hostname: expect.any(String),
          time: expect.any(String),
        },
      })),
    );
    const all = written.join('\n');
    for (const secret of [email, nobody, email.toUpperCase(), 'wrong!', PASSWORD]) expect(all).not.toContain(secret);
  });

  it('one that is delayed, and one that is refused', async () => {
    const { email } = await verifiedOwner(system);
    for (let n = 0; n < 3; n += 1) {
      const ip = client();
      for (let tries = 0; tries < 10; tries += 1) await logIn(email, ip);
    }
    const [held, stopped] = [client(), client()];
    await logIn(email, held);
    await Promise.all([logIn(email, held), logIn(email, held)]);
    expect((await told('security.login_delayed'))[0]).toMatchObject({ client: held, address: addressOf(email) });
    const [failures = ''] = await system.redis.keys('limits:log-in-failures:*');
    await system.redis.set(failures, '100000', { EX: 600 });
    await logIn(email, stopped);
    await logIn(email, stopped).then(expectStatus(429));
    const lines = await eventually(() => {
      const locked = events().filter(({ event, client: ip }) => event === 'security.login_locked' && ip === stopped);
      expect(locked.length).toBeGreaterThan(0);
      return locked;
    });
    expect(lines[0]).toMatchObject({ address: addressOf(email), retryAfterSeconds: expect.any(Number) });
  });

  it('a code that is wrong, and one that was tried too often', async () => {
    const [email, ip] = [newEmail(), client()];
    for (let n = 0; n < 6; n += 1) await api.post('/users/verify-otp', { email, otp: '000000' }, at(ip));
    expect((await told('security.code_failed', 5))[0]).toMatchObject({ client: ip, address: addressOf(email) });
    await told('security.code_locked');
    expect(written.join('\n')).not.toContain('000000');
  });

  it('a PIN that is wrong, one that waits, and what a role may not do', async () => {
    // Who was in for long is asked for their password again.
    const owner = await signedInOwner(system);
    const till = await Till.open(owner);
    const { id: personId } = await till.add('waiter');
    const ip = client();
    for (let n = 0; n < 6; n += 1) await till.door.post('/till/login', { personId, pin: '0000' }, at(ip));
    const { restaurantId } = owner;
    expect((await told('security.pin_failed', 5))[0]).toMatchObject({ client: ip, restaurantId });
    await told('security.pin_locked');
    const waiter = await till.colleague('waiter');
    await waiter.api.get('/audit', { headers: at(ip) }).then(expectStatus(403));
    expect((await told('security.right_refused'))[0]).toMatchObject({ route: '/api/audit' });
    expect(written.join('\n')).not.toContain('0000"');
  });

  it('a client that is stopped for asking too often', async () => {
    const ip = client();
    const asked = Array.from({ length: 61 }, () => api.post('/users/login', {}, at(ip)));
    expect((await Promise.all(asked)).filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await told('security.client_locked'))[0]).toMatchObject({ client: ip, route: '/api/users/login' });
  });

  it('who asks for another’s restaurant', async () => {
    await owner.api.get(`/users/${owner.restaurantId + 1}`).then(expectStatus(403));
    expect((await told('security.access_refused'))[0]).toMatchObject({ restaurantId: owner.restaurantId });
  });
});

describe('A token that is refused is told in the log', () => {
  const tokens = (clock = system.clock) => new Tokens(new Configuration(system.config), clock);
  const ours = { restaurantId: 123_456_789, credentials: 0 };
  const daysAgo = () => {
    const clock = new TestClock();
    clock.advance(-8 * 24 * 60 * 60_000);
    return tokens(clock).issue(ours).token;
  };
  it.each([
    ['malformed', () => 'a.b.c'],
    ['malformed', () => 'nonsense'],
    ['signature', () => `${tokens().issue(ours).token.slice(0, -8)}AAAAAAAA`],
    ['expired', daysAgo],
    ['audience', () => tokens().signBrowser({ restaurantId: ours.restaurantId, id: 'x' }, 60)],
  ])('as %s', async (reason, token) => {
    const [bearer, ip] = [token(), client()];
    await new Client(system.url, bearer).get('/menu', { headers: at(ip) }).then(expectStatus(401));
    expect((await told('security.token_refused'))[0]).toMatchObject({ reason, client: ip, route: '/api/menu' });
    expect(written.join('\n')).not.toContain(bearer);
  });

  it('as one of a session that ended, and of whom', async () => {
    const { token, restaurantId } = await signedInOwner(system);
    const theirs = new Client(system.url, token);
    await theirs.post('/users/logout', {}).then(expectStatus(200));
    await eventually(async () => expectStatus(401)(await theirs.get('/menu')));
    const lines = await told('security.token_refused');
    expect(lines[0]).toMatchObject({ reason: 'session-ended', restaurantId });
  });

  it('but nobody who has none', async () => {
    await api.get('/menu').then(expectStatus(401));
    await logIn(newEmail(), client());
    await told('security.login_failed');
    expect(events()).toHaveLength(1);
  });
});

describe('A handshake that is refused is told in the log', () => {
  const refused = async (auth: object, options: object = {}) => {
    await refusalOf(sockets.open(auth, options));
    return (await told('security.handshake_refused'))[0];
  };
  it('for its token', async () => {
    expect(await refused({ token: 'a.b.c' })).toMatchObject({ reason: 'malformed', client: '127.0.0.1' });
  });
  it('for its table’s code', async () => {
    expect(await refused({ table: 'nonsense' })).toMatchObject({ reason: 'table/code-not-valid' });
  });
  it('for the page that opens it, from which client behind a proxy', async () => {
    const extraHeaders = { origin: 'https://evil.example', 'x-forwarded-for': '203.0.113.9' };
    const line = await refused({ token: owner.token }, { transports: ['websocket'], extraHeaders });
    expect(line).toMatchObject({ reason: 'socket/origin', client: '203.0.113.9' });
  });
});

describe('An attack does not fill the log', () => {
  it('a client is told ten times in a minute, and then counted', async () => {
    const ip = client();
    const bad = new Client(system.url, 'a.b.c');
    for (let n = 0; n < 25; n += 1) await bad.get('/menu', { headers: at(ip) }).then(expectStatus(401));
    await told('security.token_refused', 10);
    system.clock.advance(60_000);
    const other = client();
    await bad.get('/menu', { headers: at(other) });
    const [summary] = await told('security.summary');
    expect(summary).toMatchObject({
      of: 'security.token_refused',
      passedOver: 15,
      clients: [{ client: ip, passedOver: 15 }],
    });
    expect((await told('security.token_refused', 11)).at(-1)).toMatchObject({ client: other });
  });

  it('nor do many clients', async () => {
    const bad = new Client(system.url, 'a.b.c');
    for (let n = 0; n < 150; n += 1) await bad.get('/menu', { headers: at(`203.0.${n}.1`) }).then(expectStatus(401));
    await told('security.token_refused', 100);
    system.clock.advance(60_000);
    await bad.get('/menu');
    expect((await told('security.summary'))[0]).toMatchObject({ passedOver: 50, clients: [] });
  });
});
