import { describe, expect, it } from '@jest/globals';
import type { MovedTableView } from '@sae/domain/guests';
import { billTable, payableOwner, scanned, sittingOf, type Phone } from '../../testing/guests.js';
import { House } from '../../testing/house.js';
import { expectStatus, placeOrder } from '../../testing/verbs.js';

const house = new House();

const moveTable = (from: number, tableNo: number) =>
  house.owner.api.post('/orders/move-table', { from, tableNo }).then(expectStatus(201));
const moved = (phone: Phone, pass = '') => phone.get(`/moved?pass=${pass}`);
const expectNowhere = async (phone: Phone, pass?: string) =>
  expect((await moved(phone, pass).then(expectStatus(404))).body).toMatchObject({ code: 'sitting/not-moved' });
const passOf = async (phone: Phone): Promise<string> => {
  const { pass } = await sittingOf(phone);
  expect(pass).toMatch(/^[\w-]{22}$/);
  return pass ?? '';
};

/** Two tables with codes, and guests at the first who have ordered and looked. */
const seated = async () => {
  const [from, to] = [house.newTable(), house.newTable()];
  const [phone, there] = [await scanned(house.owner, from), await scanned(house.owner, to)];
  const order = await phone.order(house.menu);
  return { from, to, phone, there, order, pass: await passOf(phone) };
};

describe('A phone whose table was moved', () => {
  it('is led to the code of the other table, and goes on there', async () => {
    const { from, to, phone, there, order, pass } = await seated();
    await expectNowhere(phone, pass);
    await moveTable(from, to);
    const { body } = await moved(phone, pass).then(expectStatus(200));
    expect(body as MovedTableView).toEqual({ tableNo: to, token: there.token });
    expect(await sittingOf(there)).toMatchObject({ orders: [order], due: order.total });
  });

  it('is led to who sit there already, and from there to the next', async () => {
    const { from, to, phone, there, pass } = await seated();
    await placeOrder(house.owner, house.menu, { table: to });
    await moveTable(from, to);
    expect((await moved(phone, pass)).body).toMatchObject({ token: there.token });
    const last = house.newTable();
    const { token } = await scanned(house.owner, last);
    await moveTable(to, last);
    expect((await moved(phone, pass)).body).toEqual({ tableNo: last, token });
  });

  it('is led there also when others sit at the table it left, whose phones are not', async () => {
    const { from, to, phone, there, pass } = await seated();
    await moveTable(from, to);
    await phone.order(house.menu.slice(1));
    const later = await passOf(phone);
    expect(later).not.toBe(pass);
    await expectNowhere(phone, later);
    expect((await moved(phone, pass)).body).toMatchObject({ token: there.token });
  });

  it('is led back nowhere once they came back, or their order is not at a table any more', async () => {
    const { from, to, phone, pass } = await seated();
    await moveTable(from, to);
    await moveTable(to, from);
    await expectNowhere(phone, pass);
    const other = await seated();
    await moveTable(other.from, other.to);
    await house.owner.api.delete(`/orders/${other.order.id}`, { reason: 'guest left' }).then(expectStatus(200));
    await expectNowhere(other.phone, other.pass);
  });

  it('is led nowhere once others sit at the other table', async () => {
    const { from, to, phone, there, order, pass } = await seated();
    await moveTable(from, to);
    await billTable(house.owner, to, [order.id]);
    await house.pay(order.id).then(expectStatus(200));
    await there.order(house.menu.slice(1));
    await expectNowhere(phone, pass);
  });

  it('is led to no Counter, and to no table without a code', async () => {
    for (const to of [0, house.newTable()]) {
      const { from, phone, pass } = await seated();
      await moveTable(from, to);
      await expectNowhere(phone, pass);
    }
  });
});

describe('A stranger with the code of the table that was left', () => {
  it('gets no pass of who left, and none by guessing their number', async () => {
    const { from, to, phone, order } = await seated();
    await moveTable(from, to);
    expect(await sittingOf(phone)).not.toHaveProperty('pass');
    for (const guess of ['', String(order.id), '0', 'a'.repeat(22), 'a'.repeat(2_000), '%00'])
      await expectNowhere(phone, guess);
    await moved(phone, 'x&pass=y').then(expectStatus(400));
    await phone.get('/moved').then(expectStatus(404));
  });

  it('gets nowhere with a pass of another table, or of another restaurant', async () => {
    const [one, other] = [await seated(), await seated()];
    await moveTable(one.from, one.to);
    await moveTable(other.from, other.to);
    await expectNowhere(one.phone, other.pass);
    const elsewhere = await scanned(await payableOwner(house.system), one.from);
    await expectNowhere(elsewhere, one.pass);
  });

  it('sees no pass where nobody sits, or all is paid', async () => {
    const tableNo = house.newTable();
    const phone = await scanned(house.owner, tableNo);
    expect(await sittingOf(phone)).not.toHaveProperty('pass');
    const { id } = await phone.order(house.menu);
    await billTable(house.owner, tableNo, [id]);
    await passOf(phone);
    await house.pay(id).then(expectStatus(200));
    expect(await sittingOf(phone)).not.toHaveProperty('pass');
  });
});
