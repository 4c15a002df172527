import type { SignedUp, ResetAsked } from '@sae/domain/access';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newEmail, sharedSystem, type System } from '../../testing/system.js';
import { Client, codeFor, expectStatus, PASSWORD, signUpBody, verifiedOwner } from '../../testing/verbs.js';

let system: System;
let api: Client;

beforeAll(async () => {
  system = await sharedSystem({ config: { limitsRequests: true, trustedProxies: '127.0.0.1' } });
  api = new Client(system.url);
});
afterAll(() => system.stop());
beforeEach(async () => {
  system.clock.advance(31_000);
  const keys = await system.redis.keys('limits:*');
  if (keys.length > 0) await system.redis.del(keys);
});

/** Somebody at an address of the internet, perhaps with what a browser keeps. */
const at = (ip: string, cookie?: string) => ({ 'x-forwarded-for': ip, ...(cookie ? { cookie } : {}) });
const OWNER = '203.0.113.1';
const STRANGER = '198.51.100.7';

const logIn = (email: string, password: string, headers: Record<string, string>) =>
  api.post('/users/login', { email, password }, headers);
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String((headers['set-cookie'] as string[] | undefined)?.[0]).split(';')[0] ?? '';
const statuses = async (count: number, ask: () => Promise<{ status: number }>) => {
  const answers: number[] = [];
  for (let n = 0; n < count; n += 1) answers.push((await ask()).status);
  return answers;
};

describe('A stranger who tries passwords', () => {
  it('is stopped, and keeps nobody else out', async () => {
    const { email } = await verifiedOwner(system);
    const wrong = () => logIn(email, 'wrong!', at(STRANGER));
    expect(await statuses(11, wrong)).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    await logIn(email, PASSWORD, at(OWNER)).then(expectStatus(200));
  });

  it('from many places is slowed down and stopped; a browser that was logged in before is not', async () => {
    const { email } = await verifiedOwner(system);
    const answer = await logIn(email, PASSWORD, at(OWNER)).then(expectStatus(200));
    const cookie = cookieOf(answer);
    expect(String(answer.headers['set-cookie'])).toMatch(/; Path=\/api\/users; .*HttpOnly; SameSite=Strict/);
    const places = [10, 11, 12].map((n) => at(`198.51.100.${n}`));
    const tried = places.map((place) => statuses(10, () => logIn(email, 'wrong!', place)));
    expect(new Set((await Promise.all(tried)).flat())).toEqual(new Set([401]));
    // The next is slowed down, not refused: its answer comes all the same.
    expect((await logIn(email, 'wrong!', at('198.51.100.97'))).status).toBe(401);
    const [failures = ''] = await system.redis.keys('limits:log-in-failures:*');
    await system.redis.set(failures, '100000', { EX: 600 });
    await logIn(email, 'wrong!', at('198.51.100.98'));
    const stranger = await logIn(email, PASSWORD, at('198.51.100.99'));
    expect([stranger.status, Number(stranger.headers['retry-after']) > 60]).toEqual([429, true]);
    await logIn(email, PASSWORD, at('198.51.100.99', cookie)).then(expectStatus(200));
  });

  it('has no use for the cookie of a browser of another account, or a forged one', async () => {
    const [{ email }, other] = [await verifiedOwner(system), await verifiedOwner(system)];
    const theirs = cookieOf(await logIn(other.email, PASSWORD, at(STRANGER)).then(expectStatus(200)));
    await statuses(10, () => logIn(email, 'wrong!', at(STRANGER)));
    for (const cookie of [theirs, `${theirs}x`, 'sae-browser=a.b.c'])
      expect((await logIn(email, 'wrong!', at(STRANGER, cookie))).status).toBe(429);
  });
});

describe('A stranger who asks for codes and tries them', () => {
  const forgot = (email: string, ip: string) => api.post('/users/forgot-password', { email }, at(ip));
  const reset = (email: string, otp: string, more: object, ip: string) =>
    api.post('/users/reset-password', { email, otp, password: 'a better horse', ...more }, at(ip));

  it('burns none that the owner asked for', async () => {
    const { email } = await verifiedOwner(system);
    system.clock.advance(31_000);
    const { resetId } = (await forgot(email, OWNER).then(expectStatus(200))).body as ResetAsked;
    const otp = await codeFor(system, email);
    await forgot(email, STRANGER).then(expectStatus(200));
    await statuses(6, () => reset(email, '000000', {}, STRANGER));
    await reset(email, otp, { resetId }, OWNER).then(expectStatus(200));
  });

  it('uses up no mail of the owner’s', async () => {
    const { email } = await verifiedOwner(system);
    for (let n = 0; n < 11; n += 1) {
      system.clock.advance(31_000);
      await system.redis.keys('limits:mail:*').then((keys) => system.redis.del([...keys, 'none']));
      await forgot(email, STRANGER);
    }
    expect((await forgot(email, STRANGER)).status).toBe(429);
    const { resetId } = (await forgot(email, OWNER).then(expectStatus(200))).body as ResetAsked;
    await reset(email, await codeFor(system, email), { resetId }, OWNER).then(expectStatus(200));
  });
});

describe('A stranger who repeats a sign-up that waits for its code', () => {
  const signUp = async (email: string, password: string, ip: string) => {
    const body = { ...signUpBody(email), password, confirmPassword: password };
    return (await api.post('/users/signup', body, at(ip)).then(expectStatus(201))).body as SignedUp;
  };

  it('gets nothing confirmed by the owner’s code, nor by the owner', async () => {
    const email = newEmail();
    const { signUpId } = await signUp(email, PASSWORD, OWNER);
    const otp = await codeFor(system, email);
    const theirs = await signUp(email, 'the stranger’s', STRANGER);
    const mailedForThem = await codeFor(system, email);
    expect(theirs.signUpId).not.toBe(signUpId);
    const verify = (body: object) => api.post('/users/verify-otp', { email, ...body }, at(OWNER));
    await verify({ otp: mailedForThem, signUpId }).then(expectStatus(400));
    await verify({ otp: mailedForThem }).then(expectStatus(400));
    await verify({ otp, signUpId }).then(expectStatus(200));
    await logIn(email, 'the stranger’s', at(STRANGER)).then(expectStatus(401));
    await logIn(email, PASSWORD, at(OWNER)).then(expectStatus(200));
  });
});

describe('Sign-ups', () => {
  const signUps = (count: number, ip: string) =>
    statuses(count, () => api.post('/users/signup', { ...signUpBody(newEmail()), password: '1' }, at(ip)));

  it('of a house come twenty at once; in an hour, and in a day, it cannot be without end', async () => {
    const house = '203.0.113.20';
    const counted = async (name: string) => {
      const [key = ''] = await system.redis.keys(`limits:sign-ups-${name}:${house}`);
      return { key, ttl: await system.redis.ttl(key) };
    };
    expect(new Set(await signUps(20, house))).toEqual(new Set([400]));
    const [hour, day] = [await counted('hour'), await counted('day')];
    expect([hour.ttl > 3_500, day.ttl > 86_300]).toEqual([true, true]);
    await system.redis.set(hour.key, '40', { EX: hour.ttl });
    const { status, body } = await api.post('/users/signup', signUpBody(newEmail()), at(house));
    expect([status, body]).toMatchObject([429, { code: 'sign-up/too-many' }]);
    await system.redis.set(hour.key, '0', { EX: hour.ttl });
    await system.redis.set(day.key, '120', { EX: day.ttl });
    expect(await signUps(1, house)).toEqual([429]);
    expect(await signUps(1, '203.0.113.21')).toEqual([400]);
  });
});

describe('What is open to everybody', () => {
  it.each(['/settings', '/health', '/orders/submit-disabled', '/pictures/1/x'])(
    'is asked by one client not without end, and others are answered: %s',
    async (path) => {
      const ask = (ip: string) =>
        fetch(`${system.url}/api${path}`, { headers: at(ip) }).then(async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        });
      const answers: number[] = [];
      while (!answers.includes(429) && answers.length < 3_000)
        answers.push(...(await Promise.all(Array.from({ length: 50 }, () => ask(STRANGER)))));
      expect(answers.filter((status) => status === 429).length).toBeGreaterThan(0);
      expect(answers.indexOf(429)).toBeGreaterThan(1_000);
      expect(await ask(OWNER)).not.toBe(429);
    },
  );
});
