import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../../platform/testing/eventually.js';
import { payableOwner, scanned } from '../../testing/guests.js';
import { refusalOf, Sockets } from '../../testing/sockets.js';
import { sharedSystem, type System } from '../../testing/system.js';
import { addMenu, expectStatus, orderOf, signedInOwner } from '../../testing/verbs.js';

let system: System;

beforeAll(async () => {
  system = await sharedSystem({ config: { limitsRequests: true, trustedProxies: '127.0.0.1' } });
});
afterAll(() => system.stop());

const sockets = new Sockets(() => system.urls);
const from = (ip: string) => ({ 'x-forwarded-for': ip });
let clients = 0;
/** A client that no other test knows. */
const somebody = () => from(`198.51.100.${(clients += 1)}`);
const options = (extraHeaders: Record<string, string> = somebody()) => ({ transports: ['websocket'], extraHeaders });
const listening = (auth: object) => sockets.listening(auth, options());
const refused = async (auth: object, headers?: Record<string, string>) =>
  refusalOf(sockets.open(auth, options(headers)));
const many = <T>(count: number, one: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => one(n)));

/** Opens a socket and shuts it; `in`, or why it was not let in. */
const openAndShut = async (auth: object): Promise<string> => {
  const { socket } = sockets.open(auth, options());
  const answer = await new Promise<string>((resolve) => {
    socket.once('connect', () => resolve('in'));
    socket.once('connect_error', ({ message }) => resolve(message));
  });
  socket.disconnect();
  return answer;
};

describe('So many sockets', () => {
  it('of guests are open at one table; the next is refused, one at the next table is not', async () => {
    const owner = await payableOwner(system);
    const [full, free] = [await scanned(owner, 1), await scanned(owner, 2)];
    await many(100, () => listening({ table: full.token }));
    expect(await refused({ table: full.token })).toBe('too-many');
    await listening({ table: free.token });
  });

  it('of staff are open in one restaurant; the next is refused, another restaurant’s is not', async () => {
    const [{ token }, other] = [await signedInOwner(system), await signedInOwner(system)];
    const screens = await many(200, () => listening({ token }));
    expect(await refused({ token })).toBe('too-many');
    await listening({ token: other.token });
    // A screen that is closed makes room for another.
    screens[0]?.socket.disconnect();
    await eventually(async () => expect(await openAndShut({ token })).toBe('in'));
  });

  it('are opened for one restaurant in ten seconds, however few stay open; its guests have a budget of their own', async () => {
    const owner = await payableOwner(system);
    const guest = await scanned(owner, 1);
    const answers: string[] = [];
    while (!answers.includes('too-many') && answers.length < 500)
      answers.push(...(await many(25, () => openAndShut({ token: owner.token }))));
    expect(answers.filter((answer) => answer === 'in').length).toBeGreaterThan(150);
    expect(answers).toContain('too-many');
    await listening({ table: guest.token });
  });
});

describe('What is pushed', () => {
  it('to many screens is paid for by their restaurant, as answers are; what others are told is not', async () => {
    const [owner, other] = [await signedInOwner(system), await signedInOwner(system)];
    await many(60, () => listening({ token: owner.token }));
    const [item] = await addMenu(owner);
    const [line] = orderOf(item ? [item] : []).items;
    const items = Array.from({ length: 200 }, (_, n) => ({ ...line, specialInstructions: `${n} `.padEnd(190, 'W') }));
    const { body } = await owner.api.post('/orders/admin', { tableNo: 1, items }).then(expectStatus(201));
    const answers: number[] = [];
    for (let n = 0; n < 20; n += 1) {
      const { status } = await owner.api.put(`/orders/${(body as { id: number }).id}/table`, { tableNo: 2 + (n % 2) });
      answers.push(status);
    }
    expect(answers).toContain(429);
    await other.api.get('/menu').then(expectStatus(200));
  });
});

describe('A client', () => {
  const handshake = async (ip: string) => {
    const address = `${system.url}/socket.io/?EIO=4&transport=polling&t=${randomUUID()}`;
    const answer = await fetch(address, { headers: from(ip) });
    return { status: answer.status, text: await answer.text() };
  };

  /** The status that a websocket's handshake is refused with. */
  const upgrade = (ip: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { ...from(ip), connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
      const asked = request(`${system.url}/socket.io/?EIO=4&transport=websocket`, {
        headers: { ...headers, 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' },
      });
      asked.on('response', ({ statusCode }) => resolve(statusCode));
      asked.on('error', reject);
      asked.end();
    });

  it('who says nothing of who it is may begin so many sockets in a minute; others are not kept out by it', async () => {
    for (let n = 0; n < 24; n += 1)
      for (const { status } of await many(50, () => handshake('203.0.113.1'))) expect(status).toBe(200);
    const { status, text } = await handshake('203.0.113.1');
    expect([status, text]).toEqual([403, expect.stringContaining('too-many')]);
    const { token } = await signedInOwner(system);
    expect(await refused({ token }, from('203.0.113.1'))).toContain('websocket error');
    expect(await upgrade('203.0.113.1')).toBe(429);
    await sockets.listening({ token }, options(from('203.0.113.2')));
  });

  it('who tries codes of tables by sockets is stopped as by requests, and those of others open', async () => {
    const trying = from('203.0.113.3');
    for (let n = 0; n < 60; n += 1) expect(await refused({ table: 'x'.repeat(22) }, trying)).toBe('not-found');
    expect(await refused({ table: 'x'.repeat(22) }, trying)).toBe('too-many');
    const answer = await fetch(`${system.url}/api/guests/${'x'.repeat(22)}`, { headers: trying });
    expect(answer.status).toBe(429);
  });
});
