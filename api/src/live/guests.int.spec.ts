import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { MenuItemView } from '@sae/domain/menu';
import { io, type Socket } from 'socket.io-client';
import { eventually } from '../../../platform/testing/eventually.js';
import { billTable, claimsOf, payableOwner, PROFILE, scanned } from '../../testing/guests.js';
import { startSystem, type System } from '../../testing/system.js';
import { addMenu, expectStatus, placeOrder, type Owner } from '../../testing/verbs.js';

let system: System;
let owner: Owner;
let menu: MenuItemView[];
const sockets: Socket[] = [];

beforeAll(async () => {
  system = await startSystem({ nodes: 2 });
  owner = await payableOwner(system);
  menu = await addMenu(owner);
}, 60_000);
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => system.stop());

type Told = [name: string, payload: unknown];
interface Heard {
  readonly socket: Socket;
  readonly told: Told[];
}

const open = (auth: object, node = 0): Heard => {
  const socket = io(system.urls[node] ?? '', { auth, reconnection: false, forceNew: true });
  sockets.push(socket);
  const told: Told[] = [];
  socket.onAny((name: string, payload: unknown) => told.push([name, payload]));
  return { socket, told };
};
const next = (socket: Socket, event: string): Promise<unknown> =>
  new Promise((resolve) => void socket.once(event, resolve));
const listening = async (auth: object, node = 0): Promise<Heard> => {
  const heard = open(auth, node);
  await next(heard.socket, 'connect');
  return heard;
};
const refusalOf = async (auth: object) => ((await next(open(auth).socket, 'connect_error')) as Error).message;

const changed: Told = ['tableChanged', {}];
const restaurantChanged: Told = ['restaurantChanged', {}];

describe('A guest’s socket', () => {
  it.each([
    ['a code that leads nowhere', { table: 'x'.repeat(22) }],
    ['nonsense', { table: '../menu' }],
    ['no text', { table: { $ne: '' } }],
    ['nothing', { table: null }],
  ])('with %s is refused', async (_, auth) => expect(await refusalOf(auth)).toBe('not-found'));

  it('is a guest’s, though a login is shown too; and a code is no login', async () => {
    const { token: table } = await scanned(owner, 1);
    const guest = await listening({ table, token: owner.token });
    const neighbour = await listening({ token: owner.token });
    await placeOrder(owner, menu, { table: 9 });
    await eventually(() => expect(neighbour.told.map(([name]) => name)).toEqual(['newOrder']));
    expect(guest.told).toEqual([]);
    expect(await refusalOf({ token: table })).toBe('unauthenticated');
  });

  it('hears that something at its table changed, on every node, and not a word more', async () => {
    const [mine, other] = [await scanned(owner, 2), await scanned(owner, 3)];
    const guests = await Promise.all([listening({ table: mine.token }), listening({ table: mine.token }, 1)]);
    const neighbour = await listening({ table: other.token });
    const stranger = await payableOwner(system);
    const theirs = await listening({ table: (await scanned(stranger, 2)).token });
    const staff = await listening({ token: owner.token });
    const heard = async (times: number) => {
      const expected = Array.from({ length: times }, () => changed);
      for (const { told } of guests) await eventually(() => expect(told).toEqual(expected));
    };

    const { id } = await mine.order(menu);
    await heard(1);
    const bill = await billTable(owner, 2, [id]);
    await heard(3);
    await mine.post('/payment-claims', { amount: bill.total, reference: 'SAE1' }).then(expectStatus(201));
    await heard(4);
    await owner.api.put(`/orders/${id}/paid`).then(expectStatus(200));
    await heard(5);
    await mine.post('/reviews', { stars: 5, comment: 'Lovely' }).then(expectStatus(201));
    await heard(6);
    expect(neighbour.told).toEqual([]);
    expect(theirs.told).toEqual([]);

    const names = ['newOrder', 'orderUpdated', 'ordersCompleted', 'paymentClaimed', 'claimsChanged', 'billPaid'];
    await eventually(() => expect(staff.told.map(([name]) => name)).toEqual(names));
  });

  it('hears when menu, submission or profile change, whichever its table', async () => {
    const guests = await Promise.all([4, 5].map(async (no) => listening({ table: (await scanned(owner, no)).token })));
    const heard = async (times: number) => {
      const expected = Array.from({ length: times }, () => restaurantChanged);
      for (const { told } of guests) await eventually(() => expect(told).toEqual(expected));
    };
    await owner.api.put(`/menu/${menu[0]!.id}/toggle`).then(expectStatus(200));
    await heard(1);
    await owner.api.put(`/menu/${menu[0]!.id}/toggle`).then(expectStatus(200));
    await owner.api.put('/orders/toggle-submit-disabled').then(expectStatus(200));
    await owner.api.put('/orders/toggle-submit-disabled').then(expectStatus(200));
    await owner.api.form('/users/account', { fields: { ...PROFILE, ownerName: 'Ravi' } }).then(expectStatus(200));
    await heard(5);
  });

  it('is one of a hundred at its table on a node, and no more', async () => {
    const { token: table } = await scanned(owner, 11);
    const only = { transports: ['websocket'], reconnection: false, forceNew: true, auth: { table } };
    const phones = Array.from({ length: 100 }, () => io(system.url, only));
    sockets.push(...phones);
    await Promise.all(phones.map((phone) => next(phone, 'connect')));
    expect(await refusalOf({ table })).toBe('too-many');
    expect((await listening({ table }, 1)).socket.connected).toBe(true);
    phones[0]?.disconnect();
    await eventually(async () => {
      const { socket } = open({ table });
      const entered = await Promise.race([next(socket, 'connect').then(() => true), next(socket, 'connect_error')]);
      expect(entered).toBe(true);
    });
  });

  it('ends when its table is deleted, and no other does', async () => {
    const [mine, other] = [await scanned(owner, 6), await scanned(owner, 7)];
    const [guest, neighbour] = await Promise.all([
      listening({ table: mine.token }, 1),
      listening({ table: other.token }),
    ]);
    const gone = next(guest.socket, 'disconnect');
    await owner.api.delete(`/tables/${mine.tableId}`).then(expectStatus(200));
    expect(await gone).toBe('io server disconnect');
    expect(await refusalOf({ table: mine.token })).toBe('not-found');
    expect(neighbour.socket.connected).toBe(true);
    // The table’s next code is another’s: who had the old one hears nothing of it.
    const again = await scanned(owner, 6);
    expect(again.token).not.toBe(mine.token);
  });

  it('stays open though the plan lapses: who eats there may pay', async () => {
    const phone = await scanned(owner, 8);
    const { id } = await phone.order(menu);
    const { total } = await billTable(owner, 8, [id]);
    system.clock.advance(11 * 24 * 60 * 60_000);
    const guest = await listening({ table: phone.token });
    system.clock.set(new Date().toISOString());
    await phone.post('/payment-claims', { amount: total, reference: 'SAE2' }).then(expectStatus(201));
    await eventually(() => expect(guest.told).toEqual([changed]));
  });
});

describe('Staff', () => {
  it('are told of a claim as the list has it, and that it was answered', async () => {
    const phone = await scanned(owner, 10);
    const { id } = await phone.order(menu);
    const { total } = await billTable(owner, 10, [id]);
    const { told } = await listening({ token: owner.token }, 1);
    await phone.post('/payment-claims', { amount: total, reference: 'SAE3' }).then(expectStatus(201));
    const claim = (await claimsOf(owner)).find(({ tableNo }) => tableNo === 10);
    const { restaurantId } = owner;
    const claimed = ['paymentClaimed', { ...claim, restaurantId }];
    await eventually(() => expect(told).toEqual([claimed]));
    await owner.api.delete(`/orders/payment-claims/${claim!.id}`).then(expectStatus(200));
    await eventually(() => expect(told).toEqual([claimed, ['claimsChanged', { restaurantId }]]));
  });
});
