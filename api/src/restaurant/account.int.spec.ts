import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { UserView } from '@sae/domain/access';
import type { OrderHistory } from '@sae/domain/audit';
import type { BillView } from '@sae/domain/billing';
import type { MenuItemView } from '@sae/domain/menu';
import type { PlacedOrder } from '@sae/domain/ordering';
import request from 'supertest';
import { badAccounts, names } from '../../testing/bad-accounts.js';
import { noisy, plain } from '../../testing/pictures.js';
import { sharedSystem, type System } from '../../testing/system.js';
import {
  addMenu,
  expectStatus,
  PASSWORD,
  placeOrder,
  signedInOwner,
  TERMS,
  type FormCall,
  type Owner,
} from '../../testing/verbs.js';

const profile = {
  restaurantName: 'Spice Garden & Grill',
  ownerName: 'Asha S. Rao',
  upiId: 'spice.garden@okaxis',
  googleReviewLink: 'https://g.page/r/spice-garden/review',
  gstNumber: '29ABCDE1234F1Z5',
  fssaiNumber: '12345678901234',
  phoneNumber: '+91 98450-12345',
  address: '12 MG Road, Bengaluru',
};
const ages = { ageAmber: 15, ageRed: 45 };

let system: System;
let owner: Owner;
let menu: MenuItemView[];

beforeAll(async () => {
  system = await sharedSystem();
  owner = await signedInOwner(system);
  menu = await addMenu(owner);
});
afterAll(() => system.stop());

const change = (call: FormCall) => owner.api.form('/users/account', call);
const changed = async (call: FormCall) => (await change(call).then(expectStatus(200))).body as UserView;
const seen = async () => (await owner.api.get(`/users/${owner.restaurantId}`)).body as UserView;
const told = async () =>
  (await system.log.read(`account-${owner.restaurantId}`)).filter(({ type }) => type === 'ProfileChanged').length;

const bill = async () => {
  await placeOrder(owner, menu, { table: 5 }).then(({ id }) => owner.api.put(`/orders/${id}/recurring`));
  const { body } = await owner.api.post('/orders/complete', { tableNo: 5, ...TERMS }).then(expectStatus(201));
  return body as BillView;
};
const reprinted = async ({ orderIds }: BillView) =>
  (await owner.api.get(`/orders/reprint/${orderIds[0]}`)).body as BillView;

describe('The account', () => {
  it('is changed as a whole, and answered as it is seen', async () => {
    const user = await changed({ fields: profile });
    expect(user).toMatchObject({ id: owner.restaurantId, email: owner.email, planType: 'free_trial', ...profile });
    expect(await seen()).toEqual(user);
  });
  it('keeps what is left out, and clears what is empty', async () => {
    await changed({ fields: profile });
    const { upiId, ...kept } = profile;
    expect(await changed({ fields: { ...names, upiId: ' ', currentPassword: PASSWORD } })).toMatchObject({
      ...kept,
      ...names,
      upiId: null,
    });
    expect(upiId).toBeTruthy();
  });
  it('says from when on open orders are old, 10 and 20 minutes where nothing was said', async () => {
    expect(await changed({ fields: names })).toMatchObject({ ageAmber: 10, ageRed: 20 });
    expect(await changed({ fields: { ...names, ageAmber: '15', ageRed: '45' } })).toMatchObject(ages);
    expect(await changed({ fields: names })).toMatchObject(ages);
    expect(await seen()).toMatchObject(ages);
  });
  it('says above which discount a reason is asked for, 20 percent where nothing was said', async () => {
    expect(await changed({ fields: names })).toMatchObject({ discountLimit: 20 });
    expect(await changed({ fields: { ...names, discountLimit: '0' } })).toMatchObject({ discountLimit: 0 });
    expect(await changed({ fields: names })).toMatchObject({ discountLimit: 0 });
    expect(await changed({ fields: { ...names, discountLimit: '12.50' } })).toMatchObject({ discountLimit: 12.5 });
    expect(await seen()).toMatchObject({ discountLimit: 12.5 });
  });
  it('says what a bill begins with, whose message is printed where a bill says none', async () => {
    const defaults = { gstRate: 0, gstType: 'exclusive', serviceCharge: 0, billMessage: 'Have a nice day!' };
    expect(await changed({ fields: names })).toMatchObject(defaults);
    const said = { gstRate: '5', gstType: 'inclusive', serviceCharge: '20.50', billMessage: 'Come again' };
    const known = { ...said, gstRate: 5, serviceCharge: 20.5 };
    expect(await changed({ fields: { ...names, ...said } })).toMatchObject(known);
    expect(await changed({ fields: names })).toMatchObject(known);
    expect(await seen()).toMatchObject(known);
    expect(await bill()).toMatchObject({ message: 'Come again' });
    const cleared = { ...names, gstRate: '0', serviceCharge: '', billMessage: '' };
    expect(await changed({ fields: cleared })).toMatchObject({ ...defaults, gstType: 'inclusive' });
    await changed({ fields: { ...names, gstType: 'exclusive' } });
    expect(await seen()).toMatchObject(defaults);
  });
  it('says whether staff’s own orders are accepted as they are placed, which a repeated one keeps to', async () => {
    const order = { tableNo: 6, items: [{ id: menu[0]!.id, quantity: 1 }] };
    const placed = async (key: string) =>
      (await owner.api.post('/orders/admin', order, { 'Idempotency-Key': key }).then(expectStatus(201)))
        .body as PlacedOrder;
    const [first, second] = [randomUUID(), randomUUID()];
    const live = await placed(first);
    expect(live).toMatchObject({ status: 'live' });
    expect(live).not.toHaveProperty('tickets');
    expect(await changed({ fields: { ...names, acceptsOwnOrders: 'true' } })).toMatchObject({ acceptsOwnOrders: true });
    const accepted = await placed(second);
    const { id } = accepted;
    expect(accepted).toMatchObject({ status: 'recurring', tickets: [{ orderId: id, kind: 'NEW', tableNo: 6 }] });
    expect(await placed(first)).toEqual(live);
    const { tickets: _, ...listed } = accepted;
    expect((await owner.api.get('/orders/recurring')).body).toContainEqual(listed);
    expect(await changed({ fields: { ...names, acceptsOwnOrders: 'false' } })).toMatchObject({
      acceptsOwnOrders: false,
    });
    expect(await placed(second)).toEqual(accepted);
    const { entries } = (await owner.api.get(`/orders/${id}/history`)).body as OrderHistory;
    expect(entries.map(({ kind }) => kind)).toEqual(['order-placed', 'order-accepted']);
    for (const one of [live.id, id]) await owner.api.delete(`/orders/${one}`).then(expectStatus(200));
  });
  it('that is not changed is not written', async () => {
    await changed({ fields: profile });
    const head = await system.log.head();
    expect(await changed({ fields: profile })).toMatchObject(profile);
    expect(await system.log.head()).toBe(head);
  });
  it('is printed on the next bill; bills issued keep what they say', async () => {
    await changed({ fields: profile });
    const before = await bill();
    await changed({ fields: { ...profile, address: '7 Brigade Road', gstNumber: '', currentPassword: PASSWORD } });
    const after = await bill();
    const { address, phoneNumber, gstNumber: gst, fssaiNumber: fssai, restaurantName: name } = profile;
    expect(before.restaurant).toEqual({ name, address, phoneNumber, gst, fssai });
    expect(after.restaurant).toEqual({ name, address: '7 Brigade Road', phoneNumber, gst: 'N/A', fssai });
    expect((await reprinted(before)).restaurant).toEqual(before.restaurant);
    expect((await owner.api.get('/orders/restaurant/details')).body).toEqual(after.restaurant);
  });
  it('gets a picture, keeps it, changes it, and loses it', async () => {
    const first = await changed({ fields: names, file: { bytes: await plain().png().toBuffer() } });
    expect(first.profilePicture).toContain(`/api/pictures/${owner.restaurantId}/`);
    expect(await changed({ fields: profile })).toMatchObject({ profilePicture: first.profilePicture });
    // As a browser sends a file field in which nobody has chosen a file.
    const nothing = { bytes: Buffer.alloc(0), name: '', type: 'application/octet-stream' };
    expect(await changed({ fields: names, file: nothing })).toMatchObject({ profilePicture: first.profilePicture });
    const second = await changed({ fields: names, file: { bytes: await noisy(9, 9).png().toBuffer() } });
    expect(second.profilePicture).not.toBe(first.profilePicture);
    expect(await changed({ fields: { ...names, profilePicture: '' } })).toMatchObject({ profilePicture: null });
    expect((await request(system.url).get(first.profilePicture ?? '')).status).toBe(200);
  });
});

describe('Where guests’ money goes', () => {
  const other = { ...profile, upiId: 'mallory@upi' };
  const details = async () =>
    (await system.log.read(`account-${owner.restaurantId}`)).filter(({ type }) => type === 'PaymentDetailsChanged');

  it('is changed by who knows the password alone, and the log says from what to what', async () => {
    await changed({ fields: { ...profile, currentPassword: PASSWORD } });
    const head = await system.log.head();
    expect((await change({ fields: other })).body).toMatchObject({ statusCode: 400, code: 'account/password-wanted' });
    const wrong = await change({ fields: { ...other, currentPassword: 'wrong!' } });
    expect(wrong.body).toMatchObject({ statusCode: 403, message: 'The current password is wrong' });
    expect(await system.log.head()).toBe(head);
    await changed({ fields: { ...other, currentPassword: PASSWORD } });
    expect((await details()).at(-1)).toMatchObject({
      actor: 'person:1',
      data: { changes: [{ field: 'upiId', from: profile.upiId, to: 'mallory@upi' }] },
    });
    const written = (await system.log.read(`account-${owner.restaurantId}`)).map(({ data }) => JSON.stringify(data));
    expect(written.join()).not.toContain(PASSWORD);
    await changed({ fields: { ...profile, currentPassword: PASSWORD } });
  });
  it('asks for no password while nothing of it changes', async () => {
    await changed({ fields: { ...profile, ownerName: 'Asha S. Rao' } });
  });
});

describe('The same form again, under the same key,', () => {
  const headers = () => ({ 'idempotency-key': randomUUID() });
  it('changes once, whatever was changed meanwhile', async () => {
    const call = { fields: profile, file: { bytes: await noisy(8, 8).png().toBuffer() }, headers: headers() };
    const first = await changed(call);
    await changed({ fields: { ...names, profilePicture: '' } });
    const count = await told();
    expect(await changed(call)).toEqual(first);
    expect(await told()).toBe(count);
    expect(await seen()).toMatchObject({ ...names, profilePicture: null });
  });
  it.each([
    ['with another word', async () => ({ fields: { ...profile, address: 'Elsewhere' } })],
    ['with another picture', async () => ({ fields: profile, file: { bytes: await plain(9, 9).png().toBuffer() } })],
  ])('%s is refused', async (_, other) => {
    const key = headers();
    await changed({ fields: { ...profile, ownerName: randomUUID() } });
    await changed({ fields: profile, headers: key });
    const answer = await change({ ...(await other()), headers: key });
    expect(answer.status).toBe(422);
  });
});

describe('Refused, and nothing written, is a form', () => {
  it.each(badAccounts)('%s', async (_, call, status, message) => {
    const head = await system.log.head();
    const answer = await change(call);
    expect({ status: answer.status, message: (answer.body as { message: string }).message }).toEqual({
      status,
      message,
    });
    expect(await system.log.head()).toBe(head);
  });
  it('with many mistakes, each told', async () => {
    const fields = { ...names, upiId: '@', gstNumber: 'x', fssaiNumber: '1', phoneNumber: '12' };
    expect((await change({ fields })).body).toMatchObject({
      errors: ['Invalid UPI ID format', 'Invalid GST Number', 'FSSAI Number must be 14 digits', 'Invalid phone number'],
    });
  });
  it('of a thousand fields', async () => {
    const fields = Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`field${n}`, 'x']));
    expect((await change({ fields })).status).toBe(413);
  });
  it.each([
    ['JSON', 'application/json', JSON.stringify(names), 415],
    ['a form without a boundary', 'multipart/form-data', 'x', 400],
    [
      'a form cut off',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1',
      400,
    ],
    ['an empty form', 'multipart/form-data; boundary=x', '--x--\r\n', 400],
  ])('that is %s', async (_, type, body, status) => {
    const head = await system.log.head();
    expect((await owner.api.put('/users/account', body, { 'content-type': type })).status).toBe(status);
    expect(await system.log.head()).toBe(head);
  });
  it('of a stranger', async () => {
    const { status } = await request(system.url).put('/api/users/account').field('restaurantName', 'Mine now');
    expect(status).toBe(401);
  });
});

it('takes its own number for granted', async () => {
  const id = String(owner.restaurantId);
  expect(await changed({ fields: { ...names, userId: id, restaurantId: id } })).toMatchObject(names);
});
