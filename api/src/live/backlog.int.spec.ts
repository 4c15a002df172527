import { once } from 'node:events';
import type { Socket as Connection } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../../platform/testing/eventually.js';
import { deafWebsocket, Polling } from '../../testing/deaf-sockets.js';
import { payableOwner, scanned } from '../../testing/guests.js';
import { next, Sockets } from '../../testing/sockets.js';
import { MOST_HELD_MS, startSystem, type OwnSystem } from '../../testing/system.js';
import { addMenu, expectStatus, orderOf, type Owner } from '../../testing/verbs.js';

let system: OwnSystem;
let owner: Owner;
let orderId: number;
let table = 1;

beforeAll(async () => {
  system = await startSystem();
  owner = await payableOwner(system);
  const [item] = await addMenu(owner);
  const [line] = orderOf(item ? [item] : []).items;
  const items = Array.from({ length: 200 }, (_, n) => ({ ...line, specialInstructions: `${n} `.padEnd(190, 'W') }));
  const { body } = await owner.api.post('/orders/admin', { tableNo: 1, items }).then(expectStatus(201));
  orderId = (body as { id: number }).id;
}, 60_000);
afterAll(() => system.stop(), 60_000);

const sockets = new Sockets(() => system.urls);

/** Each is a push of some 70 kB to every screen. */
const move = async (): Promise<void> => {
  table = 3 - table;
  await owner.api.put(`/orders/${orderId}/table`, { tableNo: table }).then(expectStatus(200));
};
/** Each is a push of a few words to every screen and every phone. */
const toggle = () => owner.api.put('/orders/toggle-submit-disabled').then(expectStatus(200));
const times = async (count: number, act: () => Promise<unknown>): Promise<void> => {
  for (let n = 0; n < count; n += 1) await act();
};

describe('A socket that does not read', () => {
  it('holds nobody, and a hundred and fifty that are shut at once hold nobody either', async () => {
    const held = await system.longestHold(async () => {
      const deaf: Connection[] = await Promise.all(
        Array.from({ length: 150 }, () => deafWebsocket(system.url, { token: owner.token })),
      );
      await times(100, move);
      for (const connection of deaf) connection.destroy();
      await owner.api.get('/health');
    });
    expect(held).toBeLessThanOrEqual(MOST_HELD_MS);
  }, 120_000);

  it('is ended when a megabyte waits for it, which is thrown away', async () => {
    const connection = await deafWebsocket(system.url, { token: owner.token });
    connection.on('error', () => undefined);
    await times(120, move);
    const ended = once(connection, 'close');
    connection.resume();
    await ended;
    expect(connection.bytesRead).toBeLessThan(7_000_000);
  }, 60_000);

  it.each([
    ['of staff', () => Promise.resolve({ token: owner.token })],
    ['of a guest', async () => ({ table: (await scanned(owner, 5)).token })],
  ])('%s is ended when fifty packets wait for it: one that never polls again', async (_, authOf) => {
    const auth = await authOf();
    const polling = await Polling.open(system.url, auth);
    await times(48, toggle);
    const reading = await Polling.open(system.url, auth);
    await times(4, toggle);
    await eventually(async () => expect(await polling.poll()).toContain('Session ID unknown'));
    expect(await reading.poll()).toMatch(/submitDisabledUpdate|restaurantChanged/);
  });

  it('is ended when it polls on and takes no answer', async () => {
    const polling = await Polling.open(system.url, { token: owner.token });
    const deaf = polling.deafConnection();
    const { told } = await sockets.listening({ token: owner.token });
    for (let n = 1; n <= 120; n += 1) {
      deaf.ask();
      await move();
      // It was answered by then, and may ask again.
      await eventually(() => expect(told.length).toBe(n));
    }
    await eventually(async () => expect(await polling.poll()).toContain('Session ID unknown'));
    deaf.end();
  }, 60_000);

  it('is ended when answers wait that it asked for itself', async () => {
    const polling = await Polling.open(system.url, { token: owner.token });
    await polling.say(Array.from({ length: 200 }, () => '40/nowhere,'));
    await eventually(async () => expect(await polling.poll()).toContain('Session ID unknown'));
  });

  it('comes back once it reads, and then asks again', async () => {
    const { socket } = await sockets.listening(
      { token: owner.token },
      { transports: ['websocket'], reconnection: true, reconnectionDelay: 10 },
    );
    const { ws } = socket.io.engine.transport as unknown as { ws: { pause(): void; resume(): void } };
    ws.pause();
    await times(120, move);
    const gone = next(socket, 'disconnect');
    const back = next(socket, 'connect');
    ws.resume();
    // Not ended for what it is: nobody doubts the login.
    expect(await gone).toMatch(/^transport/);
    await back;
  }, 60_000);
});

describe('Sockets that read', () => {
  it('hear all that happens, in its order, however many they are', async () => {
    const screens = await Promise.all(
      Array.from({ length: 35 }, () => sockets.listening({ token: owner.token }, { transports: ['websocket'] })),
    );
    await Promise.all(Array.from({ length: 30 }, toggle));
    const { isSubmitDisabled: last } = (await owner.api.put('/orders/toggle-submit-disabled')).body as {
      isSubmitDisabled: boolean;
    };
    for (const { told } of screens)
      await eventually(() => {
        expect(told).toHaveLength(31);
        expect(told).toEqual(screens[0]?.told);
        expect(told.at(-1)).toMatchObject(['submitDisabledUpdate', { isSubmitDisabled: last }]);
      });
  });
});
