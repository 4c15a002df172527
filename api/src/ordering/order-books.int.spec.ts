import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { MenuItemView } from '@sae/domain/menu';
import type { ChangedOrder, OrderView } from '@sae/domain/ordering';
import { CommandProcessor } from '@sae/platform/log';
import { Progress } from '@sae/projections/progress';
import { sharedSystem, type System } from '../../testing/system.js';
import {
  addMenu,
  Client,
  expectStatus,
  orderOf,
  placeOrder,
  signedInOwner,
  TERMS,
  type Owner,
} from '../../testing/verbs.js';
import { Decisions } from '../kernel/decisions.js';
import { InHand } from '../kernel/in-hand.js';
import { Configuration } from '../kernel/configuration.js';
import { OrderBooks } from './order-books.js';

let system: System;

/** Signed up three days before the turn of the year, so that token and trial last beyond it. */
const THREE_DAYS_BEFORE = '2027-03-28T12:00:00.000Z';
const LAST_MINUTE = '2027-03-31T18:29:30.000Z';
const FIRST_MINUTE = '2027-03-31T18:30:30.000Z';

beforeAll(async () => {
  system = await sharedSystem({ nodes: 2 });
});
afterAll(() => system.stop());
afterEach(() => system.clock.set(new Date().toISOString()));

const onBoth = ({ token }: Owner) => system.urls.map((url) => new Client(url, token)) as [Client, Client];

const opened = async (): Promise<[Owner, MenuItemView[]]> => {
  system.clock.set(THREE_DAYS_BEFORE);
  const owner = await signedInOwner(system);
  return [owner, await addMenu(owner)];
};

const typesIn = async (owner: Owner, year: number): Promise<string[]> =>
  (await system.log.read(`orderBook-${owner.restaurantId}-${year}`)).map(({ type }) => type);

describe('Kitchen tickets', () => {
  it('are numbered from 1 each day, which begins when the restaurant’s does', async () => {
    const [owner, menu] = await opened();
    const numbered = async () => {
      const { id } = await placeOrder(owner, menu);
      const { body } = await owner.api.put(`/orders/${id}/recurring`).then(expectStatus(200));
      return (body as ChangedOrder).tickets.map(({ day, ticketNo }) => [day, ticketNo]);
    };
    // Midnight in India.
    system.clock.set('2027-03-29T18:29:59.000Z');
    expect([await numbered(), await numbered()]).toEqual([[['2027-03-29', 1]], [['2027-03-29', 2]]]);
    system.clock.set('2027-03-29T18:30:00.000Z');
    expect(await numbered()).toEqual([['2027-03-30', 1]]);
  });
});

describe('The first wish of a financial year', () => {
  it('closes the old book and takes over what is open, with bill numbers from one', async () => {
    const [owner, menu] = await opened();
    system.clock.set(LAST_MINUTE);
    const billed = await placeOrder(owner, menu, { table: 1 });
    await owner.api.put(`/orders/${billed.id}/recurring`);
    const old = await owner.api.post('/orders/complete', { tableNo: 1, ...TERMS }).then(expectStatus(201));
    expect(old.body).toMatchObject({ billNo: '2026-27/000001' });
    const live = await placeOrder(owner, menu, { table: 2 });

    system.clock.set(FIRST_MINUTE);
    const accepted = await owner.api.put(`/orders/${live.id}/recurring`).then(expectStatus(200));
    const view = accepted.body as OrderView;
    expect(view).toMatchObject({ ...live, status: 'recurring', revision: expect.stringMatching(/^2027\./) });
    expect(view.revision > live.revision).toBe(true);
    const bill = await owner.api.post('/orders/complete', { tableNo: 2, ...TERMS }).then(expectStatus(201));
    expect(bill.body).toMatchObject({ billNo: '2027-28/000001' });
    expect(await typesIn(owner, 2026)).toEqual([
      'BookOpened',
      'OrderPlaced',
      'TicketIssued',
      'OrderAccepted',
      'BillIssued',
      'OrderPlaced',
      'BookClosed',
    ]);

    expect((await placeOrder(owner, menu)).id).toBe(3);
    expect((await owner.api.get('/orders/past')).body).toHaveLength(2);
    expect((await owner.api.get(`/orders/reprint/${billed.id}`)).body).toMatchObject({ billNo: '2026-27/000001' });
    const reopened = await owner.api.put(`/orders/${billed.id}/recurring`);
    expect([reopened.status, reopened.body.code]).toEqual([409, 'order/year-closed']);
  });

  it('may come to two nodes at once', async () => {
    const [owner, menu] = await opened();
    system.clock.set(LAST_MINUTE);
    await placeOrder(owner, menu);
    system.clock.set(FIRST_MINUTE);
    const wishes = Array.from({ length: 10 }, (_, n) =>
      onBoth(owner)[(n % 2) as 0 | 1].post('/orders/admin', orderOf(menu)),
    );
    const answers = await Promise.all(wishes);
    const ids = answers.map((answer) => (expectStatus(201)(answer).body as OrderView).id).sort((a, b) => a - b);
    expect(ids).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect((await owner.api.get('/orders/live')).body).toHaveLength(11);
    expect((await typesIn(owner, 2026)).at(-1)).toBe('BookClosed');
    expect((await typesIn(owner, 2027)).filter((type) => type === 'BookOpened')).toHaveLength(1);
  });

  it('counts on every node once one has come to it', async () => {
    const [owner, menu] = await opened();
    system.clock.set(FIRST_MINUTE);
    await placeOrder(owner, menu);
    system.clock.set(LAST_MINUTE);
    const late = await placeOrder(owner, menu);
    expect(late).toMatchObject({ id: 2, revision: expect.stringMatching(/^2027\./) });
    await owner.api.put(`/orders/${late.id}/recurring`).then(expectStatus(200));
    await owner.api.delete(`/orders/${late.id}`).then(expectStatus(200));
  });

  it('finds what was left open years ago, and leaves no year out', async () => {
    const [owner, menu] = await opened();
    const { id } = await placeOrder(owner, menu);
    system.clock.set('2030-05-01T06:00:00.000Z');
    const { log, redis, clock, config } = system;
    const progress = new Progress(redis);
    await progress.start();
    const decisions = new Decisions(
      new CommandProcessor({ log, clock: () => clock.now(), newId: randomUUID }),
      progress,
      new InHand(),
    );
    const books = new OrderBooks(decisions, log, clock, new Configuration(config));
    const command = { type: 'AcceptOrder', orderId: id } as const;
    const decided = await books.make(owner.restaurantId, command, { actor: 'system', requestId: 'a test' });
    await progress.close();
    expect(decided).toMatchObject({ year: 2030, events: [{ type: 'OrderAccepted', data: { orderId: id } }] });
    for (const year of [2027, 2028, 2029])
      expect(await typesIn(owner, year)).toEqual(['OrdersCarriedOver', 'BookOpened', 'BookClosed']);
  });
});

describe('A refused wish', () => {
  it('opens no first book', async () => {
    const [owner] = await opened();
    expect((await owner.api.delete('/orders/1')).status).toBe(404);
    expect((await owner.api.post('/orders/complete', { tableNo: 4, ...TERMS })).status).toBe(409);
    expect(await typesIn(owner, 2026)).toEqual([]);
  });
});
