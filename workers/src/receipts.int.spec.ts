import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../platform/testing/eventually.js';
import { openWorkplace, type SignedUp, type Workplace } from '../testing/workplace.js';

const DAY_MS = 24 * 60 * 60_000;
let place: Workplace;
let who: SignedUp;

beforeAll(async () => {
  place = await openWorkplace();
  await place.workers.start();
  who = await place.signUp();
  await place.verify(who);
});
afterEach(() => {
  place.postOffice.mood = 'take';
});
afterAll(() => place.close());

const receipts = () => place.postOffice.mailsTo(who.email).filter(({ subject }) => subject.startsWith('Receipt '));
const arrived = (count: number) => eventually(() => expect(receipts()).toHaveLength(count), 20_000);
const noted = (paymentId: string) =>
  eventually(
    async () => expect((await place.account(who)).payments.byId[paymentId]).toMatchObject({ isReceiptMailed: true }),
    10_000,
  );

describe('A receipt', () => {
  it('is mailed to who paid, and that is noted', async () => {
    const paymentId = await place.pay(who);
    await arrived(1);
    const year = (await place.account(who)).payments.byId[paymentId]?.confirmation?.receiptNo.split('/')[1];
    const [{ subject, raw } = { subject: '', raw: '' }] = receipts();
    expect(subject).toBe(`Receipt ${who.restaurantId}/${year}/001 for your SAE plan`);
    // A long line goes on after a `=`.
    expect(raw.replace(/=\r\n/g, '')).toContain(`/app/receipt/${paymentId}`);
    await noted(paymentId);
  });

  it('is mailed when the mail server is back', async () => {
    await place.postOffice.close();
    const paymentId = await place.pay(who);
    await place.postOffice.open();
    await arrived(2);
    await noted(paymentId);
  });

  it('is mailed although a worker is killed in the middle of it, and the queues are emptied', async () => {
    place.postOffice.mood = 'hold';
    const asked = place.postOffice.asked(who.email);
    const paymentId = await place.pay(who);
    await eventually(() => expect(place.postOffice.asked(who.email)).toBe(asked + 1), 10_000);
    await place.workers.end('SIGKILL');
    await place.redis.flushAll();
    place.postOffice.mood = 'take';
    await place.workers.start();
    await arrived(3);
    await noted(paymentId);
  });

  it('is mailed once, however often its job is made again', async () => {
    await place.redis.flushAll();
    const paymentId = await place.pay(who);
    await arrived(4);
    await noted(paymentId);
    expect(receipts()).toHaveLength(4);
  });

  it('that nobody could mail for a month is left to be printed', async () => {
    await place.workers.end('SIGKILL');
    const [old, late] = [await place.pay(who, 31 * DAY_MS), await place.pay(who, 29 * DAY_MS)];
    await place.workers.start();
    await noted(late);
    await arrived(5);
    expect((await place.account(who)).payments.byId[old]).toMatchObject({ isReceiptMailed: false });
  });
});
