import { describe, expect, it } from '@jest/globals';
import { eventually } from '../../../platform/testing/eventually.js';
import { billTable, claimsOf, payableOwner, Phone, scanned, sittingOf } from '../../testing/guests.js';
import { House } from '../../testing/house.js';
import { Client, expectStatus, placeOrder, type Owner } from '../../testing/verbs.js';

const house = new House({ nodes: 2 });

describe('A bill marked paid', () => {
  it('and cancelled afterwards is followed by one that keeps what was paid', async () => {
    const tableNo = house.newTable();
    const phone = await scanned(house.owner, tableNo);
    const [one, other] = [await phone.order(house.menu), await phone.order(house.menu.slice(2))];
    await billTable(house.owner, tableNo, [one.id, other.id]);
    await house.pay(one.id).then(expectStatus(200));
    expect(await sittingOf(phone)).toMatchObject({ isSettled: true });
    await house.owner.api.delete(`/orders/${one.id}`).then(expectStatus(200));
    expect((await house.pastOrder(other.id))?.receiptDetails).toMatchObject({ isPaid: true, payment: { toPay: 0 } });
    expect(await sittingOf(phone)).toMatchObject({ isSettled: true, due: 0 });
  });
  it('stands in the audit list and in its orders’ history, as the claim does', async () => {
    const { phone, tableNo: table, orderId, bill } = await house.billedGuests();
    await phone.claim(bill.total).then(expectStatus(201));
    await house.pay(orderId).then(expectStatus(200));
    const filter = encodeURIComponent(JSON.stringify({ tableNo: table }));
    const { body } = await house.owner.api.get(`/audit?filter=${filter}`).then(expectStatus(200));
    const { billNo, total } = bill;
    expect((body as object[]).slice(0, 2)).toMatchObject([
      { kind: 'bill-paid', actor: 'person:1', orderIds: [orderId], billNo, total },
      { kind: 'payment-claimed', actor: `table:${phone.tableId}`, tableNo: table, total },
    ]);
    const history = await house.owner.api.get(`/orders/${orderId}/history`).then(expectStatus(200));
    expect((history.body as { entries: object[] }).entries.at(-1)).toMatchObject({
      kind: 'bill-paid',
      bill: { billNo },
    });
  });
  it('must be a bill, and of this restaurant', async () => {
    const { id } = await placeOrder(house.owner, house.menu);
    expect((await house.pay(id)).body).toMatchObject({ statusCode: 409, code: 'order/not-billed' });
    expect((await house.pay(9_999)).status).toBe(404);
    const { orderId, phone, bill } = await house.billedGuests();
    const other = await payableOwner(house.system);
    expect((await house.pay(orderId, other)).status).toBe(404);
    await phone.claim(bill.total).then(expectStatus(201));
    expect(await claimsOf(other)).toEqual([]);
    const [open] = await claimsOf(house.owner);
    expect((await other.api.delete(`/orders/payment-claims/${open!.id}`)).status).toBe(404);
  });
});

describe('Claims', () => {
  it('are a list of which a part can be asked for', async () => {
    const { phone } = await house.billedGuests();
    for (const amount of [10, 20]) await phone.claim(amount).then(expectStatus(201));
    const { body, headers } = await house.owner.api.get('/orders/payment-claims?range=[0,0]').then(expectStatus(200));
    expect(body).toHaveLength(1);
    const { length } = await claimsOf(house.owner);
    expect(headers).toMatchObject({ 'content-range': `claims 0-0/${length}` });
  });
});

describe('In the moment in which the lists do not show it yet', () => {
  /** On the other node, which was told of nothing. */
  const elsewhere = (token?: string) => new Client(house.system.urls[1] ?? '', token);
  const colleague = (): Owner => ({ ...house.owner, api: elsewhere(house.owner.token) });
  /** The second as soon as the first is in the log: its answer still waits for the lists then. */
  const whileListsAreLate = async (first: () => Promise<unknown>, second: () => Promise<unknown>) => {
    const { log } = house.system;
    const before = await log.head();
    house.system.signalProjections('SIGSTOP');
    try {
      const answered = first();
      await eventually(async () => expect(await log.head()).not.toBe(before));
      await Promise.all([answered, second()]);
    } finally {
      house.system.signalProjections('SIGCONT');
    }
  };

  it('a claim is settled with its bill', async () => {
    const { phone, tableNo, orderId, bill } = await house.billedGuests();
    await whileListsAreLate(
      () => phone.claim(bill.total).then(expectStatus(201)),
      () => house.pay(orderId, colleague()).then(expectStatus(200)),
    );
    await eventually(async () => expect(await house.claimsAt(tableNo)).toEqual([]));
    expect(await sittingOf(phone)).toMatchObject({ isSettled: true, claim: null });
  });
  it('a bill marked paid leaves nothing to claim', async () => {
    const { phone, tableNo, orderId, bill } = await house.billedGuests();
    await whileListsAreLate(
      () => house.pay(orderId).then(expectStatus(200)),
      async () => {
        const { body } = await new Phone(elsewhere(), phone.token).claim(bill.total);
        expect(body).toMatchObject({ statusCode: 409, code: 'payment/nothing-due' });
      },
    );
    await eventually(async () => expect(await house.claimsAt(tableNo)).toEqual([]));
  });
  it('a bill issued again is not marked paid for the one that was seen', async () => {
    const tableNo = house.newTable();
    const [one, other] = [
      await placeOrder(house.owner, house.menu, { table: tableNo }),
      await placeOrder(house.owner, house.menu, { table: tableNo }),
    ];
    await billTable(house.owner, tableNo, [one.id, other.id]);
    await whileListsAreLate(
      () => house.owner.api.delete(`/orders/${one.id}`).then(expectStatus(200)),
      async () =>
        expect((await house.pay(other.id, colleague())).body).toMatchObject({ statusCode: 409, code: 'order/changed' }),
    );
    await eventually(async () => expect((await house.pastOrder(other.id))?.receiptDetails?.isPaid).toBe(false));
  });
});
