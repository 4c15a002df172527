import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import type { OpenSessionView, SessionView } from '@sae/domain/access';
import { next, Sockets } from '../../testing/sockets.js';
import { sharedSystem, type System } from '../../testing/system.js';
import { Client, expectStatus, PASSWORD, signedInOwner } from '../../testing/verbs.js';

let system: System;
const sockets = new Sockets(() => system.urls);

beforeAll(async () => {
  system = await sharedSystem({ nodes: 2 });
});
afterAll(() => system.stop());

const HOUR_MS = 60 * 60_000;
const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';

const logIn = async (email: string, userAgent = 'curl/8.5.0') => {
  const headers = { 'user-agent': userAgent };
  const { body } = await new Client(system.url).post('/users/login', { email, password: PASSWORD }, headers);
  return new Client(system.url, (body as SessionView).token);
};
const listed = async (client: Client) =>
  (await client.get('/users/sessions').then(expectStatus(200))).body as OpenSessionView[];
const mine = async (client: Client) => (await listed(client)).find(({ isCurrent }) => isCurrent)?.id ?? '';
const lives = (client: Client) =>
  Promise.all(system.urls.map(async (url) => (await new Client(url, client.token).get('/menu')).status));

/** Does it so much later. */
const later = async (ms: number, work: () => Promise<unknown>) => {
  system.clock.advance(ms);
  try {
    await work();
  } finally {
    system.clock.advance(-ms);
  }
};

describe('The open logins of an account', () => {
  it('are listed, the newest first, with their browsers, and which one asks', async () => {
    const { email } = await signedInOwner(system);
    const here = await logIn(email, PHONE);
    const there = await logIn(email, '\u00a0<b>odd</b>');
    expect(await listed(here)).toMatchObject([
      { browser: 'Unknown browser', isCurrent: false },
      { browser: 'Chrome on Android', isCurrent: true },
      { isCurrent: false },
    ]);
    expect(await mine(there)).not.toBe(await mine(here));
    for (const { startedAt, lastSeenAt } of await listed(here)) expect(lastSeenAt >= startedAt).toBe(true);
  });

  it('are listed as simple REST asks', async () => {
    const { email } = await signedInOwner(system);
    const [here] = [await logIn(email), await logIn(email)];
    const query = 'filter={}&range=[0,0]&sort=["startedAt","DESC"]';
    const { body, headers } = await here.get(encodeURI(`/users/sessions?${query}`)).then(expectStatus(200));
    expect([(body as OpenSessionView[]).length, headers['content-range']]).toEqual([1, 'sessions 0-0/3']);
    expect((await here.get('/users/sessions?range=x')).status).toBe(400);
  });

  it('are seen when they are used, to five minutes', async () => {
    const { email } = await signedInOwner(system);
    const [here, there] = [await logIn(email), await logIn(email)];
    await lives(there);
    await later(2 * HOUR_MS, async () => {
      const [first] = await listed(here);
      expect(first?.isCurrent).toBe(false);
      await lives(there);
      const [second] = await listed(here);
      expect(Date.parse(second?.lastSeenAt ?? '') - Date.parse(first?.lastSeenAt ?? '')).toBeGreaterThan(1.9 * HOUR_MS);
    });
  });

  it('are nobody else’s to see or to end', async () => {
    const [one, other] = [await signedInOwner(system), await signedInOwner(system)];
    const id = await mine(one.api);
    expect((await listed(other.api)).map((session) => session.id)).not.toContain(id);
    expect((await other.api.delete(`/users/sessions/${id}`)).status).toBe(404);
    expect((await new Client(system.url).get('/users/sessions')).status).toBe(401);
    expect(await lives(one.api)).toEqual([200, 200]);
  });

  it('are there for a login of before they were told: it is listed as it asks, and can keep itself', async () => {
    const { api, restaurantId } = await signedInOwner(system);
    const jwt = new JwtService({ secret: system.config.jwtSecret });
    const claims = { sub: String(restaurantId), c: 0, iss: 'sae', aud: 'sae-api', jti: 'untold' };
    const old = new Client(system.url, jwt.sign(claims, { expiresIn: 60 }));
    expect((await listed(old)).map(({ id, isCurrent }) => [id === 'untold', isCurrent])).toEqual([
      [false, false],
      [true, true],
    ]);
    expect((await listed(api)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
    await old.delete('/users/sessions').then(expectStatus(200));
    expect([await lives(old), await lives(api)]).toEqual([
      [200, 200],
      [401, 401],
    ]);
  });
});

describe('Ending a login', () => {
  it('ends its token on every node and its sockets, and no other', async () => {
    const { email } = await signedInOwner(system);
    const [here, there] = [await logIn(email), await logIn(email)];
    const [mySocket, theirs] = await Promise.all([
      sockets.listening({ token: here.token }),
      sockets.listening({ token: there.token }, { node: 1 }),
    ]);
    const gone = next(theirs.socket, 'disconnect');
    const id = await mine(there);
    await here.delete(`/users/sessions/${id}`).then(expectStatus(200));
    expect(await gone).toBe('io server disconnect');
    expect(await lives(there)).toEqual([401, 401]);
    expect((await there.get('/users/sessions')).status).toBe(401);
    expect(await lives(here)).toEqual([200, 200]);
    expect(mySocket.socket.connected).toBe(true);
    expect((await listed(here)).map((session) => session.id)).not.toContain(id);
    await here.delete(`/users/sessions/${id}`).then(expectStatus(200));
    expect((await here.delete('/users/sessions/nobodys')).status).toBe(404);
  });

  it('by logging out closes its sockets, on every node', async () => {
    const { email } = await signedInOwner(system);
    const [here, there] = [await logIn(email), await logIn(email)];
    const [mine, other] = await Promise.all([
      sockets.listening({ token: here.token }, { node: 1 }),
      sockets.listening({ token: there.token }, { node: 1 }),
    ]);
    const gone = next(mine.socket, 'disconnect');
    await here.post('/users/logout', {}).then(expectStatus(200));
    expect(await gone).toBe('io server disconnect');
    expect(other.socket.connected).toBe(true);
  });

  it('ends all others at once, and again', async () => {
    const { email } = await signedInOwner(system);
    const [here, there] = [await logIn(email), await logIn(email)];
    await here.delete('/users/sessions').then(expectStatus(200));
    expect([await lives(here), await lives(there)]).toEqual([
      [200, 200],
      [401, 401],
    ]);
    expect((await listed(here)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
    const anew = await logIn(email);
    await here.delete('/users/sessions').then(expectStatus(200));
    expect([await lives(here), await lives(anew)]).toEqual([
      [200, 200],
      [401, 401],
    ]);
    await here.post('/users/logout', {}).then(expectStatus(200));
    expect(await lives(here)).toEqual([401, 401]);
  });
});

describe('A login nobody uses', () => {
  it('ends after four days, on every node and for good', async () => {
    const { email } = await signedInOwner(system);
    const [idle, used] = [await logIn(email), await logIn(email)];
    await later(94 * HOUR_MS, async () => expect(await lives(used)).toEqual([200, 200]));
    await later(97 * HOUR_MS, async () => {
      expect([await lives(idle), await lives(used)]).toEqual([
        [401, 401],
        [200, 200],
      ]);
      expect((await listed(used)).length).toBe(1);
    });
    await later(98 * HOUR_MS, async () => expect(await lives(idle)).toEqual([401, 401]));
  });

  it('is not ended by a flush of Redis', async () => {
    const { api } = await signedInOwner(system);
    expect(await lives(api)).toEqual([200, 200]);
    await system.redis.del(await system.redis.keys('seen:*'));
    await later(97 * HOUR_MS, async () => expect(await lives(api)).toEqual([200, 200]));
  });
});
