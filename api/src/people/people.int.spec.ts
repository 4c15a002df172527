import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ReportBillsView, ReportView } from '@sae/domain/analytics';
import type { AuditEntry, OrderHistory } from '@sae/domain/audit';
import type { CurrentDay, DayView, OrderView } from '@sae/domain/ordering';
import type { PersonName, PersonView, StaffView, TillDoor, TillView } from '@sae/domain/people';
import { eventually } from '../../../platform/testing/eventually.js';
import { billTable } from '../../testing/guests.js';
import { House } from '../../testing/house.js';
import { PIN, Till, type Colleague } from '../../testing/people.js';
import { next, refusalOf, Sockets } from '../../testing/sockets.js';
import { addMenu, Client, expectStatus, placeOrder, signedInOwner, type Owner } from '../../testing/verbs.js';

const house = new House();
const sockets = new Sockets(() => house.system.urls);
let till: Till;

beforeAll(async () => {
  till = await Till.open(house.owner);
});

const another = (): Promise<Till> => Till.open(house.owner);
const accepted = async ({ api }: Pick<Owner, 'api'>, table = house.newTable()) => {
  const { id } = await placeOrder({ ...house.owner, api }, house.menu, { table });
  await api.put(`/orders/${id}/recurring`).then(expectStatus(200));
  return id;
};
const audited = async (filter: object): Promise<AuditEntry[]> => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  return (await house.owner.api.get(`/audit?${query}`).then(expectStatus(200))).body as AuditEntry[];
};
const approvedBy = (personId: number, pin = PIN) => ({ approver: String(personId), 'approver-pin': pin });

describe('People of a restaurant', () => {
  it('are added, changed, suspended, restored and removed', async () => {
    const { api } = house.owner;
    const { id } = await till.add('waiter', 'Ravi');
    const find = async () =>
      ((await api.get('/people').then(expectStatus(200))).body as PersonView[]).find((one) => one.id === id);
    expect(await find()).toEqual({ id, name: 'Ravi', role: 'waiter', status: 'active', hasPin: true, login: null });
    await api.put(`/people/${id}`, { name: 'Ravi K', role: 'cashier' }).then(expectStatus(200));
    await api.put(`/people/${id}/suspended`).then(expectStatus(200));
    expect(await find()).toMatchObject({ name: 'Ravi K', role: 'cashier', status: 'suspended' });
    await till.door.post('/till/login', { personId: id, pin: PIN }).then(expectStatus(401));
    await api.delete(`/people/${id}/suspended`).then(expectStatus(200));
    await till.logIn(id);
    await api.delete(`/people/${id}`).then(expectStatus(200));
    expect(await find()).toBeUndefined();
    await api.delete(`/people/${id}`).then(expectStatus(404));
    const names = (await api.get('/people/names').then(expectStatus(200))).body as PersonName[];
    expect(names[0]).toEqual({ id: 1, name: 'Asha Rao', role: 'owner' });
    expect(names.find((one) => one.id === id)).toEqual({ id, name: 'Ravi K', role: 'cashier' });
  });

  it('are nobody in another restaurant', async () => {
    const { id } = await till.add('waiter');
    const stranger = await signedInOwner(house.system);
    for (const ask of [
      stranger.api.put(`/people/${id}`, { name: 'Mine', role: 'waiter' }),
      stranger.api.put(`/people/${id}/suspended`),
      stranger.api.put(`/people/${id}/pin`, { pin: PIN }),
      stranger.api.delete(`/people/${id}`),
      stranger.api.delete(`/people/tills/${till.id}`),
    ])
      await ask.then(expectStatus(404));
  });

  it.each([
    [{ name: '', role: 'waiter' }, 'Name is required'],
    [{ name: 'Ravi', role: 'owner' }, 'Please select a role'],
    [{ name: 'Ravi', role: 'waiter', pin: '12' }, 'PIN must be 4 to 6 digits'],
    [{ name: 'Ravi', role: 'waiter', pin: 4711 }, 'PIN must be 4 to 6 digits'],
  ])('are not added as %j', async (body, message) => {
    const answer = await house.owner.api.post('/people', body).then(expectStatus(400));
    expect(answer.body).toMatchObject({ message });
  });
});

describe('A till', () => {
  it('shows who can log in there, and lets in by the right PIN', async () => {
    const { id } = await till.add('cashier', 'Meena');
    const door = (await till.door.get('/till').then(expectStatus(200))).body as TillDoor;
    expect(door).toMatchObject({ restaurantId: house.owner.restaurantId, restaurantName: 'Spice Garden' });
    expect(door.people).toContainEqual({ id, name: 'Meena', role: 'cashier' });
    const meena = await till.logIn(id);
    const { body } = await meena.api.get(`/users/${house.owner.restaurantId}`).then(expectStatus(200));
    expect((body as StaffView).myself).toEqual({ id, name: 'Meena', role: 'cashier', tillId: till.id });
    expect(body).toMatchObject({ email: '', upiId: null });
    const wrong = await till.door.post('/till/login', { personId: id, pin: '0000' }).then(expectStatus(401));
    expect(wrong.body).toMatchObject({ code: 'pin/wrong', message: 'Wrong PIN' });
  });

  it('opens nothing by its own token, nor its door by another', async () => {
    for (const path of ['/orders/live', '/people', `/users/${house.owner.restaurantId}`])
      await till.door.get(path).then(expectStatus(401));
    await house.owner.api.get('/till').then(expectStatus(401));
    await new Client(house.owner.api.url).get('/till').then(expectStatus(401));
  });

  it('makes a PIN wait after five wrong ones, however many come at once', async () => {
    const { id } = await till.add('waiter');
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => till.door.post('/till/login', { personId: id, pin: '0000' })),
    );
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(7);
    const right = await till.door.post('/till/login', { personId: id, pin: PIN }).then(expectStatus(429));
    expect(right.body).toMatchObject({ code: 'pin/waits' });
    house.system.clock.advance(31_000);
    await till.logIn(id);
  });

  it('has one person at a time; who was there before has a minute to finish', async () => {
    const own = await another();
    const [first, second] = [await own.colleague('waiter', 'First'), await own.colleague('waiter', 'Second')];
    await first.api.get('/orders/live').then(expectStatus(200));
    house.system.clock.advance(61_000);
    await first.api.get('/orders/live').then(expectStatus(401));
    await second.api.get('/orders/live').then(expectStatus(200));
    const { body } = await house.owner.api.get('/people/tills').then(expectStatus(200));
    expect((body as TillView[]).find(({ id }) => id === own.id)?.person).toMatchObject({ id: second.id });
  });

  it('that is removed lets nobody in any more', async () => {
    const own = await another();
    const waiter = await own.colleague('waiter');
    await house.owner.api.delete(`/people/tills/${own.id}`).then(expectStatus(200));
    await waiter.api.get('/orders/live').then(expectStatus(401));
    await own.door.get('/till').then(expectStatus(404));
    await own.door.post('/till/login', { personId: waiter.id, pin: PIN }).then(expectStatus(404));
  });

  it('lets its owner in by a PIN of their own', async () => {
    const own = await another();
    await house.owner.api.put('/people/1/pin', { pin: '987654' }).then(expectStatus(200));
    const owner = await own.logIn(1, '987654');
    await owner.api.get('/analytics/sales').then(expectStatus(200));
    const manager = await (await another()).colleague('manager');
    await manager.api.put('/people/1/pin', { pin: '1111' }).then(expectStatus(403));
    await manager.api.post('/people', { name: 'Boss', role: 'manager' }).then(expectStatus(403));
  });
});

describe('Whoever is suspended', () => {
  it('is out at once, with their socket', async () => {
    const waiter = await (await another()).colleague('waiter');
    const { socket } = await sockets.listening({ token: waiter.token });
    const gone = next(socket, 'disconnect');
    await house.owner.api.put(`/people/${waiter.id}/suspended`).then(expectStatus(200));
    await waiter.api.get('/orders/live').then(expectStatus(401));
    await gone;
    expect(await refusalOf(sockets.open({ token: waiter.token }))).toBe('unauthenticated');
  });

  it('is out with a new PIN, and when they log out themselves', async () => {
    const waiter = await (await another()).colleague('waiter');
    await house.owner.api.put(`/people/${waiter.id}/pin`, { pin: '2222' }).then(expectStatus(200));
    await waiter.api.get('/orders/live').then(expectStatus(401));
    const again = await (await another()).logIn(waiter.id, '2222');
    await again.api.post('/users/logout', {}).then(expectStatus(200));
    await again.api.get('/orders/live').then(expectStatus(401));
  });
});

describe('The audit', () => {
  it('tells who was added, changed and sent away, by whom, and what of them', async () => {
    const own = await another();
    const manager = await own.colleague('manager', 'Kiran');
    const add = { name: 'Tara', role: 'kitchen' };
    const { id } = (await manager.api.post('/people', add).then(expectStatus(201))).body as PersonView;
    await manager.api.put(`/people/${id}`, { name: 'Tara D', role: 'waiter' }).then(expectStatus(200));
    await manager.api.put(`/people/${id}/pin`, { pin: '2222' }).then(expectStatus(200));
    await manager.api.put(`/people/${id}/suspended`).then(expectStatus(200));
    await manager.api.delete(`/people/${id}`).then(expectStatus(200));
    const entries = await audited({ personId: manager.id });
    expect(entries.map(({ kind, person, changes }) => [kind, person?.name, changes])).toEqual([
      ['person-removed', 'Tara D', undefined],
      ['person-suspended', 'Tara D', undefined],
      ['pin-set', 'Tara D', undefined],
      [
        'person-changed',
        'Tara',
        [
          { field: 'name', from: 'Tara', to: 'Tara D' },
          { field: 'role', from: 'Kitchen', to: 'Waiter' },
        ],
      ],
      ['person-added', 'Tara', [{ field: 'role', from: null, to: 'Kitchen' }]],
    ]);
    expect(entries.every(({ actor }) => actor === `person:${manager.id}`)).toBe(true);
  });

  it.each([
    [{ personId: 1 }, 'personId must be a whole number from 2'],
    [{ personId: 2, tableNo: 4 }, 'tableNo and personId cannot be asked for together'],
  ])('is not asked for %j', async (filter, message) => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter) });
    const { body } = await house.owner.api.get(`/audit?${query}`).then(expectStatus(400));
    expect(body).toMatchObject({ message });
  });
});

describe('What is heard at a socket', () => {
  it('is what one may see: the kitchen hears of tickets, not of orders', async () => {
    const cook = await (await another()).colleague('kitchen');
    const { told } = await sockets.listening({ token: cook.token });
    await accepted(house.owner);
    await eventually(() => expect(told.map(([name]) => name)).toContain('ticketIssued'));
    expect(told.map(([name]) => name)).not.toContain('newOrder');
  });
});

describe('What somebody does', () => {
  it('is theirs by name: the order, its ticket, and what comes back of its bill', async () => {
    const own = await another();
    const [ravi, meena] = [
      await own.colleague('waiter', 'Ravi'),
      await (await another()).colleague('cashier', 'Meena'),
    ];
    const { id, tableNo } = await placeOrder({ ...house.owner, api: ravi.api }, house.menu, {
      table: house.newTable(),
    });
    const taken = await meena.api.put(`/orders/${id}/recurring`).then(expectStatus(200));
    expect(taken.body).toMatchObject({ takenBy: ravi.id, acceptedBy: meena.id, tickets: [{ by: meena.id }] });
    const { body: lists } = await house.owner.api.get('/orders/recurring').then(expectStatus(200));
    const his = { takenBy: ravi.id, acceptedBy: meena.id };
    expect((lists as OrderView[]).find((order) => order.id === id)).toMatchObject(his);
    const bill = await billTable(house.owner, tableNo, []);
    expect(bill).toMatchObject({ servedBy: 'Ravi', orders: [his] });
    // As it was printed, whatever he is called since.
    await house.owner.api.put(`/people/${ravi.id}`, { name: 'Ravi K', role: 'waiter' }).then(expectStatus(200));
    const { body: reprint } = await house.owner.api.get(`/orders/reprint/${id}`).then(expectStatus(200));
    expect(reprint).toMatchObject({ servedBy: 'Ravi' });
    const { body: past } = await house.owner.api.get('/orders/past').then(expectStatus(200));
    expect((past as OrderView[]).find((order) => order.id === id)).toMatchObject(his);
    const back = await house.owner.api.put(`/orders/${id}/recurring`, { reason: 'Wrong' }).then(expectStatus(200));
    expect(back.body).toMatchObject(his);
  });
});

describe('A day’s sheet', () => {
  it('tells who did what, running and closed', async () => {
    const owner = await signedInOwner(house.system);
    const own = await Till.open(owner);
    const menu = await addMenu(owner);
    await owner.api.post('/days/open', { openingCash: 0 }).then(expectStatus(201));
    const ravi = await own.colleague('cashier', 'Ravi');
    const { id } = await placeOrder({ ...owner, api: ravi.api }, menu, { table: 4 });
    await ravi.api.put(`/orders/${id}/recurring`).then(expectStatus(200));
    const bill = await billTable({ ...owner, api: ravi.api }, 4, []);
    await owner.api.post(`/orders/${id}/tenders`, { kind: 'cash', amount: 100 }).then(expectStatus(201));
    const none = { count: 0, total: 0 };
    const people = [
      {
        ...{ actor: `person:${ravi.id}`, bills: { count: 1, total: bill.total } },
        ...{ discounts: none, cancelled: none, tips: 0, cash: 0 },
      },
      { actor: 'person:1', bills: none, discounts: none, cancelled: none, tips: 0, cash: 100 },
    ];
    const { day } = (await owner.api.get('/days/current').then(expectStatus(200))).body as CurrentDay;
    expect(day?.people).toEqual(people);
    const { id: dayNo, figures } = day!;
    const counted = { cash: 100, upi: 0, card: 0, other: 0 };
    await owner.api.post('/days/close', { dayNo, figures, counted, left: 0 }).then(expectStatus(201));
    const closed = (await owner.api.get('/days/1').then(expectStatus(200))).body as DayView;
    expect(closed.people).toEqual(people);
  });
});

describe('A report by person', () => {
  it('is of who issued the bills, leads to them, and takes off what is cancelled', async () => {
    const owner = await signedInOwner(house.system);
    const own = await Till.open(owner);
    const menu = await addMenu(owner);
    const ravi = await own.colleague('manager', 'Ravi');
    const bills = [];
    for (const [api, table] of [
      [ravi.api, 4],
      [owner.api, 5],
      [ravi.api, 6],
    ] as const) {
      const { id } = await placeOrder({ ...owner, api }, menu, { table });
      await api.put(`/orders/${id}/recurring`).then(expectStatus(200));
      bills.push({ id, ...(await billTable({ ...owner, api }, table, [])) });
    }
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(
      new Date(house.system.clock.now()),
    );
    const ask = async <T>(path: string, more = '') => {
      const query = `by=person&from=${today}&to=${today}${more}`;
      return (await owner.api.get(`/analytics/${path}?${query}`).then(expectStatus(200))).body as T;
    };
    const { total } = bills[0]!;
    expect((await ask<ReportView>('report')).rows).toEqual([
      { of: String(ravi.id), name: 'Ravi', count: 2, total: 2 * total },
      { of: '1', name: 'Asha Rao', count: 1, total },
    ]);
    const told = await ask<ReportBillsView>('report/bills', `&of=${ravi.id}`);
    expect(told.bills.map(({ billNo }) => billNo)).toEqual([bills[0]!.billNo, bills[2]!.billNo]);
    await owner.api.put(`/orders/${bills[2]!.id}/recurring`, { reason: 'Wrong' }).then(expectStatus(200));
    expect((await ask<ReportView>('report')).rows[0]).toMatchObject({ count: 1, total });
  });
});

describe('A manager’s approval', () => {
  let cashier: Colleague;
  let managerId: number;
  beforeAll(async () => {
    const own = await another();
    managerId = (await own.add('manager', 'Kiran')).id;
    cashier = await own.colleague('cashier', 'Meena');
  });

  const wanted = {
    code: 'approval/wanted',
    message: 'This needs a manager’s approval: Cancelling what the kitchen was told of',
  };

  it('is wanted for what the kitchen was told of, and given for this one call', async () => {
    const [one, other] = [await accepted(cashier), await accepted(cashier)];
    const headers = { 'idempotency-key': randomUUID() };
    const refused = await cashier.api.delete(`/orders/${one}`, { reason: 'Wrong' }, headers).then(expectStatus(403));
    expect(refused.body).toMatchObject(wanted);
    const wrong = { ...headers, ...approvedBy(managerId, '0000') };
    const declined = await cashier.api.delete(`/orders/${one}`, { reason: 'Wrong' }, wrong).then(expectStatus(403));
    expect(declined.body).toMatchObject({ code: 'approval/refused', message: 'Wrong PIN' });
    const approved = { ...headers, ...approvedBy(managerId) };
    await cashier.api.delete(`/orders/${one}`, { reason: 'Wrong' }, approved).then(expectStatus(200));
    await cashier.api.delete(`/orders/${other}`, { reason: 'Wrong' }).then(expectStatus(403));
    const who = { actor: `person:${cashier.id}`, approvedBy: `person:${managerId}` };
    const { body } = await house.owner.api.get(`/orders/${one}/history`).then(expectStatus(200));
    expect((body as OrderHistory).entries.at(-1)).toMatchObject({ kind: 'order-deleted', ...who });
    expect((await audited({ personId: cashier.id, kind: 'order-deleted' }))[0]).toMatchObject({
      orderIds: [one],
      ...who,
    });
    const facts = await house.system.log.read(`orderBook-${house.owner.restaurantId}-${year()}`, { maxCount: 4_000 });
    const deleted = facts.find(
      ({ type, data }) => type === 'OrderDeleted' && (data as { orderId: number }).orderId === one,
    );
    expect(deleted).toMatchObject({ actor: `person:${cashier.id}`, approvedBy: `person:${managerId}` });
  });

  it('is given by no waiter, and by nobody who is not there', async () => {
    const id = await accepted(cashier);
    const { id: waiterId } = await till.add('waiter');
    for (const who of [waiterId, cashier.id, 99_999, 0])
      await cashier.api.delete(`/orders/${id}`, { reason: 'Wrong' }, approvedBy(who)).then(expectStatus(403));
  });

  it('is wanted for nothing that the owner switched off', async () => {
    const { api } = await signedInOwner(house.system);
    const own = await Till.open({ api });
    await own.add('manager');
    const settings = { lockMinutes: 0, approvals: ['bill'], dayDifference: 0 };
    await api.put('/people/settings', settings).then(expectStatus(200));
    const { api: waiter } = await own.colleague('cashier');
    await waiter.post('/days/open', { openingCash: 100 }).then(expectStatus(201));
    await waiter.post('/days/cash', { amount: 50, direction: 'out', reason: 'Milk' }).then(expectStatus(201));
  });
});

const year = () => {
  const now = new Date(house.system.clock.now());
  return now.getUTCMonth() >= 3 ? now.getUTCFullYear() : now.getUTCFullYear() - 1;
};
