import { describe, expect, it } from '@jest/globals';
import { eventually } from '../../../platform/testing/eventually.js';
import { billTable, claimsOf, payableOwner, PROFILE, scanned } from '../../testing/guests.js';
import { House } from '../../testing/house.js';
import { next, refusalOf, Sockets } from '../../testing/sockets.js';
import { expectStatus, placeOrder } from '../../testing/verbs.js';

const house = new House({ nodes: 2 });
const sockets = new Sockets(() => house.system.urls);

type Emitted = [name: string, payload: unknown];
const listening = (auth: object, node = 0) => sockets.listening(auth, { node });
const open = (auth: object) => sockets.open(auth);

const changed: Emitted = ['tableChanged', {}];
const restaurantChanged: Emitted = ['restaurantChanged', {}];

describe('A guest’s socket', () => {
  it.each([
    ['a code that leads nowhere', { table: 'x'.repeat(22) }],
    ['nonsense', { table: '../menu' }],
    ['no text', { table: { $ne: '' } }],
    ['nothing', { table: null }],
  ])('with %s is refused', async (_, auth) => expect(await refusalOf(open(auth))).toBe('not-found'));

  it('is a guest’s, though a login is shown too; and a code is no login', async () => {
    const { token: table } = await scanned(house.owner, 1);
    const guest = await listening({ table, token: house.owner.token });
    const neighbour = await listening({ token: house.owner.token });
    await placeOrder(house.owner, house.menu, { table: 9 });
    await eventually(() => expect(neighbour.told.map(([name]) => name)).toEqual(['newOrder']));
    expect(guest.told).toEqual([]);
    expect(await refusalOf(open({ token: table }))).toBe('unauthenticated');
  });

  it('hears that something at its table changed, on every node, and not a word more', async () => {
    const [mine, other] = [await scanned(house.owner, 2), await scanned(house.owner, 3)];
    const guests = await Promise.all([listening({ table: mine.token }), listening({ table: mine.token }, 1)]);
    const neighbour = await listening({ table: other.token });
    const stranger = await payableOwner(house.system);
    const theirs = await listening({ table: (await scanned(stranger, 2)).token });
    const staff = await listening({ token: house.owner.token });
    const heard = async (times: number) => {
      const expected = Array.from({ length: times }, () => changed);
      for (const { told } of guests) await eventually(() => expect(told).toEqual(expected));
    };

    const { id } = await mine.order(house.menu);
    await heard(1);
    const bill = await billTable(house.owner, 2, [id]);
    await heard(3);
    await mine.claim(bill.total).then(expectStatus(201));
    await heard(4);
    await house.pay(id).then(expectStatus(200));
    await heard(5);
    await mine.post('/reviews', { stars: 5, comment: 'Lovely' }).then(expectStatus(201));
    await heard(6);
    expect(neighbour.told).toEqual([]);
    expect(theirs.told).toEqual([]);

    const names = [
      'newOrder',
      'ticketIssued',
      'orderUpdated',
      'ordersCompleted',
      'paymentClaimed',
      'claimsChanged',
      'billPaid',
    ];
    await eventually(() => expect(staff.told.map(([name]) => name)).toEqual(names));
  });

  it('hears when menu, submission or profile change, whichever its table', async () => {
    const guests = await Promise.all(
      [4, 5].map(async (no) => listening({ table: (await scanned(house.owner, no)).token })),
    );
    const heard = async (times: number) => {
      const expected = Array.from({ length: times }, () => restaurantChanged);
      for (const { told } of guests) await eventually(() => expect(told).toEqual(expected));
    };
    await house.owner.api.put(`/menu/${house.menu[0]!.id}/toggle`).then(expectStatus(200));
    await heard(1);
    await house.owner.api.put(`/menu/${house.menu[0]!.id}/toggle`).then(expectStatus(200));
    await house.owner.api.put('/orders/toggle-submit-disabled').then(expectStatus(200));
    await house.owner.api.put('/orders/toggle-submit-disabled').then(expectStatus(200));
    await house.owner.api.form('/users/account', { fields: { ...PROFILE, ownerName: 'Ravi' } }).then(expectStatus(200));
    await heard(5);
  });

  it('is one of a hundred at its table on a node, and no more', async () => {
    const { token: table } = await scanned(house.owner, 11);
    const only = { transports: ['websocket'] };
    const phones = Array.from({ length: 100 }, () => sockets.open({ table }, only).socket);
    await Promise.all(phones.map((phone) => next(phone, 'connect')));
    expect(await refusalOf(open({ table }))).toBe('too-many');
    expect((await listening({ table }, 1)).socket.connected).toBe(true);
    phones[0]?.disconnect();
    await eventually(async () => {
      const { socket } = open({ table });
      const entered = await Promise.race([next(socket, 'connect').then(() => true), next(socket, 'connect_error')]);
      expect(entered).toBe(true);
    });
  });

  it('ends when its table is deleted, and no other does', async () => {
    const [mine, other] = [await scanned(house.owner, 6), await scanned(house.owner, 7)];
    const [guest, neighbour] = await Promise.all([
      listening({ table: mine.token }, 1),
      listening({ table: other.token }),
    ]);
    const gone = next(guest.socket, 'disconnect');
    await house.owner.api.delete(`/tables/${mine.tableId}`).then(expectStatus(200));
    expect(await gone).toBe('io server disconnect');
    expect(await refusalOf(open({ table: mine.token }))).toBe('not-found');
    expect(neighbour.socket.connected).toBe(true);
    // The table’s next code is another’s: who had the old one hears nothing of it.
    const again = await scanned(house.owner, 6);
    expect(again.token).not.toBe(mine.token);
  });

  it('stays open though the plan lapses: who eats there may pay', async () => {
    const phone = await scanned(house.owner, 8);
    const { id } = await phone.order(house.menu);
    const { total } = await billTable(house.owner, 8, [id]);
    house.system.clock.advance(11 * 24 * 60 * 60_000);
    const guest = await listening({ table: phone.token });
    house.system.clock.set(new Date().toISOString());
    await phone.claim(total).then(expectStatus(201));
    await eventually(() => expect(guest.told).toEqual([changed]));
  });
});

describe('Staff', () => {
  it('are told of a claim as the list has it, and that it was answered', async () => {
    const phone = await scanned(house.owner, 10);
    const { id } = await phone.order(house.menu);
    const { total } = await billTable(house.owner, 10, [id]);
    const { told } = await listening({ token: house.owner.token }, 1);
    await phone.claim(total).then(expectStatus(201));
    const claim = (await claimsOf(house.owner)).find(({ tableNo }) => tableNo === 10);
    const { restaurantId } = house.owner;
    const claimed = ['paymentClaimed', { ...claim, restaurantId }];
    await eventually(() => expect(told).toEqual([claimed]));
    await house.owner.api.delete(`/orders/payment-claims/${claim!.id}`).then(expectStatus(200));
    await eventually(() => expect(told).toEqual([claimed, ['claimsChanged', { restaurantId }]]));
  });
});
