import { Agent, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { V8_FLAGS } from '../../../embedded/src/v8-flags.js';
import { payableOwner, scanned, type Phone } from '../../testing/guests.js';
import { hostileRequests, type HostileRequest } from '../../testing/hostile-bodies.js';
import { MOST_HELD_MS, startSystem, type OwnSystem } from '../../testing/system.js';
import { addMenu, expectStatus, type Owner } from '../../testing/verbs.js';

const ENOUGH = 10;
/** So many are watched at once, and one by one only if any of them holds it: to begin and end watching costs, too. */
const TOGETHER = 20;

let system: OwnSystem;
let owner: Owner;
let phone: Phone;
let requests: HostileRequest[];

beforeAll(async () => {
  // As it is deployed: thousands of large requests are work enough.
  system = await startSystem({ flags: V8_FLAGS.api });
  owner = await payableOwner(system);
  const menu = await addMenu(owner);
  phone = await scanned(owner, 4);
  await phone.order(menu);
  const reference = await fetch(`${system.url}/api/docs-json`);
  requests = hostileRequests((await reference.json()) as Parameters<typeof hostileRequests>[0]);
});
afterAll(() => system.stop());

/** A sender may be told that it is too much while it still sends. */
const send = (url: string, init: RequestInit) =>
  fetch(url, init).then(
    (answer) => answer.text(),
    () => undefined,
  );

const kept = new Agent({ keepAlive: true });
/** The status. There are thousands of large bodies, which fetch would write out anew each time. */
const sendJson = ({ method, path, json }: HostileRequest) =>
  new Promise<number | undefined>((resolve, reject) => {
    const body = Buffer.concat(json);
    const headers = {
      'content-type': 'application/json',
      'content-length': body.length,
      authorization: `Bearer ${owner.token}`,
    };
    const sent = request(addressOf(path), { method: method.toUpperCase(), headers, agent: kept }, (answer) =>
      answer.resume().once('close', () => resolve(answer.statusCode)),
    );
    sent.on('error', reject).end(body);
  });

const holdOf = async (url: string, init: RequestInit): Promise<number> =>
  Math.round(await system.longestHold(() => send(url, init)));

/** Of which nothing was looked at, for they weigh too much. */
const unread: string[] = [];

/** What holds it too long of these, a line each. */
const holding = async (some: readonly HostileRequest[]): Promise<string[]> => {
  const held = await system.longestHold(async () => {
    for (const one of some) if ((await sendJson(one)) === 413) unread.push(`${one.path}: ${one.what}`);
  });
  if (held <= MOST_HELD_MS) return [];
  if (some.length > 1) return inEach(some.map((one) => [one]));
  return some.map(({ method, path, what }) => `${method} ${path}: ${Math.round(held)} ms for ${what}`);
};

const inEach = async (groups: readonly (readonly HostileRequest[])[]): Promise<string[]> => {
  const slow: string[] = [];
  for (const group of groups) if (slow.length < ENOUGH) slow.push(...(await holding(group)));
  return slow;
};

const addressOf = (path: string) => `${system.url}/api${path.replace('{token}', phone.token).replace(/\{\w+\}/g, '1')}`;

describe('No request holds the event loop', () => {
  it('whatever its body is', async () => {
    const groups = Array.from({ length: Math.ceil(requests.length / TOGETHER) }, (_, n) =>
      requests.slice(n * TOGETHER, (n + 1) * TOGETHER),
    );
    expect(requests.length).toBeGreaterThan(500);
    expect(await inEach(groups)).toEqual([]);
    expect(unread).toEqual([]);
  });

  it('whatever its address or its form says', async () => {
    const marks = 'a' + '\u0301\u0316'.repeat(1_200);
    const form = new FormData();
    for (const field of ['restaurantName', 'ownerName', 'address', 'upiId', 'googleReviewLink'])
      form.set(field, marks.slice(0, 2_000));
    const headers = { authorization: `Bearer ${owner.token}` };
    const paths = ['/analytics?category=', '/menu?filter={"q":"x"}&sort=["name","ASC"]&x=', '/orders/past?filter='];
    for (const path of paths) {
      const held = await holdOf(`${system.url}/api${path}${encodeURIComponent(marks)}`, { headers });
      expect({ path, isHeld: held > MOST_HELD_MS }).toEqual({ path, isHeld: false });
    }
    expect(await holdOf(`${system.url}/api/users/account`, { method: 'PUT', headers, body: form })).toBeLessThanOrEqual(
      MOST_HELD_MS,
    );
  });

  it('nor do many that are drawn a code each', async () => {
    const held = await system.longestHold(() =>
      Promise.all(Array.from({ length: 40 }, () => phone.get('/payment').then(expectStatus(200)))),
    );
    expect(held).toBeLessThanOrEqual(MOST_HELD_MS);
  });
});
