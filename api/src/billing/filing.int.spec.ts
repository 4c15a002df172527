import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '@sae/domain/audit';
import type { CompletedTable, TaxMonth } from '@sae/domain/ordering';
import { sharedSystem, type System } from '../../testing/system.js';
import { addMenu, expectStatus, placeOrder, signedInOwner, TERMS, type Owner } from '../../testing/verbs.js';

let system: System;

beforeAll(async () => {
  system = await sharedSystem();
});
afterAll(() => system.stop());
afterEach(() => system.clock.set(new Date().toISOString()));

const months = async ({ api }: Owner) => (await api.get('/tax/months').then(expectStatus(200))).body as TaxMonth[];
const isFiled = async (owner: Owner) => (await months(owner)).map(({ month, isFiled: filed }) => [month, filed]);

/** Three days before a month is over, so that token and trial last beyond it. */
const openedAt = async (time: string, bills = 1): Promise<{ owner: Owner; bills: CompletedTable[] }> => {
  system.clock.set(time);
  const owner = await signedInOwner(system);
  const menu = await addMenu(owner);
  const billed: CompletedTable[] = [];
  for (let tableNo = 1; tableNo <= bills; tableNo += 1) {
    const { id } = await placeOrder(owner, menu, { table: tableNo });
    await owner.api.put(`/orders/${id}/recurring`).then(expectStatus(200));
    billed.push((await owner.api.post('/orders/complete', { tableNo, ...TERMS }).then(expectStatus(201))).body);
  }
  return { owner, bills: billed };
};

const JUNE = '/tax/months/2027-06/filed';

describe('A month', () => {
  it('that is over may be marked as filed, and no longer so, once each', async () => {
    const { owner } = await openedAt('2027-06-28T06:30:00.000Z', 0);
    expect(await months(owner)).toEqual([]);
    const early = await owner.api.put(JUNE).then(expectStatus(409));
    expect(early.body).toMatchObject({
      code: 'month/not-over',
      message: 'Only one of the latest 12 months that are over can be marked as filed',
    });
    // Midnight in India.
    system.clock.set('2027-06-30T18:30:00.000Z');
    const june = { month: '2027-06', from: '2027-05-31T18:30:00.000Z', to: '2027-06-30T18:30:00.000Z' };
    expect(await months(owner)).toEqual([{ ...june, isFiled: false }]);
    const { body } = await owner.api.put(JUNE).then(expectStatus(200));
    expect(body).toEqual([{ ...june, isFiled: true }]);
    await owner.api.put(JUNE).then(expectStatus(200));
    expect(await months(owner)).toEqual(body);
    for (let time = 0; time < 2; time += 1)
      expect((await owner.api.delete(JUNE).then(expectStatus(200))).body).toEqual([{ ...june, isFiled: false }]);
    const told = (await owner.api.get('/audit')).body as AuditEntry[];
    expect(told.slice(0, 2)).toMatchObject([
      { kind: 'filing-undone', month: '2027-06', orderIds: [], tableNo: null, total: null },
      { kind: 'month-filed', month: '2027-06' },
    ]);
    const filter = encodeURIComponent(JSON.stringify({ kind: 'month-filed' }));
    expect((await owner.api.get(`/audit?filter=${filter}`)).body).toHaveLength(1);
  });

  it('is one of the calendar', async () => {
    const { owner } = await openedAt('2027-06-28T06:30:00.000Z', 0);
    for (const no of ['2027-13', '2027-00', '2027-6', '0001-01', 'June', '2027-06-01', '__proto__'])
      await owner.api.put(`/tax/months/${no}/filed`).then(expectStatus(404));
    await owner.api.put('/tax/months/2020-01/filed').then(expectStatus(409));
  });

  it('is filed of one restaurant, and of no other', async () => {
    const [{ owner: mine }, { owner: theirs }] = [
      await openedAt('2027-06-28T06:30:00.000Z', 0),
      await openedAt('2027-06-28T06:30:00.000Z', 1),
    ];
    system.clock.set('2027-07-01T06:30:00.000Z');
    await mine.api.put(JUNE).then(expectStatus(200));
    expect([await isFiled(mine), await isFiled(theirs)]).toEqual([[['2027-06', true]], [['2027-06', false]]]);
    await theirs.api.put('/orders/1/recurring').then(expectStatus(200));
  });

  it('is filed as the first thing that is done in a new year', async () => {
    const { owner } = await openedAt('2027-03-29T06:30:00.000Z');
    system.clock.set('2027-04-01T06:30:00.000Z');
    expect(await isFiled(owner)).toEqual([['2027-03', false]]);
    await owner.api.put('/tax/months/2027-03/filed').then(expectStatus(200));
    expect(await isFiled(owner)).toEqual([['2027-03', true]]);
    const types = (await system.log.read(`orderBook-${owner.restaurantId}-2027`)).map(({ type }) => type);
    expect(types).toEqual(['BookOpened', 'MonthFiled']);
    const { body } = await owner.api.delete('/orders/1').then(expectStatus(409));
    expect(body).toMatchObject({ code: 'order/year-closed' });
  });
});

describe('A bill of a month that was filed', () => {
  it('is not brought back, but taken back by a credit note, though nobody paid it', async () => {
    const { owner, bills } = await openedAt('2027-06-28T06:30:00.000Z', 2);
    const [{ billNo, orderIds, total }, other] = bills as [CompletedTable, CompletedTable];
    system.clock.set('2027-07-01T06:30:00.000Z');
    await owner.api.put(JUNE).then(expectStatus(200));
    const refused = await owner.api.put(`/orders/${orderIds[0]}/recurring`).then(expectStatus(409));
    expect(refused.body).toMatchObject({
      code: 'bill/month-filed',
      message: `Bill ${billNo} is of June 2027, which was filed. Cancel it with a credit note instead.`,
    });
    expect((await owner.api.get('/orders/past')).body).toHaveLength(2);

    await owner.api.delete(`/orders/${orderIds[0]}`, { reason: 'never came' }).then(expectStatus(200));
    const [, note] = (await owner.api.get('/audit')).body as AuditEntry[];
    expect(note).toMatchObject({ kind: 'credit-note-issued', noteNo: 'CN2027-28/000001', billNo, total });

    await owner.api.delete(JUNE).then(expectStatus(200));
    await owner.api.put(`/orders/${other.orderIds[0]}/recurring`).then(expectStatus(200));
    const kinds = ((await owner.api.get('/audit')).body as AuditEntry[]).map(({ kind }) => kind);
    expect(kinds.slice(0, 2).sort()).toEqual(['bill-cancelled', 'order-brought-back']);
  });
});
