import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OpenSessionView } from '@sae/domain/access';
import type { LogInView, PersonSessionRow, PersonView, StaffView, WorkplaceView } from '@sae/domain/people';
import { joined, Till } from '../../testing/people.js';
import { next, Sockets } from '../../testing/sockets.js';
import { newEmail, sharedSystem, type System } from '../../testing/system.js';
import { Client, codeFor, expectStatus, PASSWORD, signedInOwner, signUpBody, type Owner } from '../../testing/verbs.js';

let system: System;
let owner: Owner;
let visitor: Client;
const sockets = new Sockets(() => system.urls);

beforeAll(async () => {
  system = await sharedSystem({ config: { limitsRequests: true }, nodes: 2 });
  visitor = new Client(system.url);
});
afterAll(() => system.stop());

/** The half minute between two mails is over, for the log and for Redis. */
const later = async () => {
  system.clock.advance(31_000);
  const keys = await system.redis.keys('limits:*');
  if (keys.length > 0) await system.redis.del(keys);
};
beforeEach(async () => {
  await later();
  // Who was in for long is asked for their password again.
  owner = await signedInOwner(system);
});

const add = async (role: string, email?: string, { api }: Pick<Owner, 'api'> = owner) =>
  (await api.post('/people', { name: role, role, ...(email ? { email } : {}) }).then(expectStatus(201)))
    .body as PersonView;
const listed = async (id: number) =>
  ((await owner.api.get('/people').then(expectStatus(200))).body as PersonView[]).find((one) => one.id === id);
const logIn = async (email: string, restaurantId?: number, password = PASSWORD) =>
  (await visitor.post('/users/login', { email, password, restaurantId }).then(expectStatus(200))).body as LogInView;
const said = ({ status, body }: { status: number; body: unknown }) => [status, (body as { message: string }).message];
const accept = (email: string, otp: string, password = PASSWORD) =>
  visitor.post('/users/invitations/accept', { email, otp, password });
const as = (token = '') => new Client(system.url, token);
const workplaces = async ({ api }: Pick<Owner, 'api'>) =>
  (await api.get('/users/restaurants').then(expectStatus(200))).body as WorkplaceView[];

describe('Somebody invited by email', () => {
  it('chooses a password by the code, is in, and logs in by it from then on, each time in their own name', async () => {
    const email = newEmail();
    const { id, login } = await add('manager', email);
    expect(login).toMatchObject({ email, joinedAt: null });
    const { body } = await accept(email, await codeFor(system, email)).then(expectStatus(200));
    const first = body as LogInView;
    expect(first).toMatchObject({ user: { id: owner.restaurantId } });
    expect((await listed(id))?.login).toMatchObject({ email, joinedAt: expect.any(String) });
    const again = await logIn(email);
    for (const url of system.urls)
      for (const { token } of [first, again]) {
        const api = new Client(url, token);
        const me = (await api.get(`/users/${owner.restaurantId}`).then(expectStatus(200))).body as StaffView;
        expect(me.myself).toEqual({ id, name: 'manager', role: 'manager', tillId: null });
        await api.get('/orders/live').then(expectStatus(200));
      }
    await as(again.token).post('/users/logout', {}).then(expectStatus(200));
    await as(again.token).get('/orders/live').then(expectStatus(401));
    await as(first.token).get('/orders/live').then(expectStatus(200));
  });

  it('does what their role does, and nothing else', async () => {
    const { api } = await joined(system, owner, 'waiter');
    await api.get('/orders/live').then(expectStatus(200));
    await api.get('/analytics?year=2026').then(expectStatus(403));
    await api.get('/users/sessions').then(expectStatus(403));
  });

  it('is told of a wrong code, a code used twice and one for nothing, in the same words', async () => {
    const email = newEmail();
    await add('waiter', email);
    const otp = await codeFor(system, email);
    const wrong = ((Number(otp) + 1) % 1_000_000).toString().padStart(6, '0');
    expect(said(await accept(email, wrong))).toEqual([400, 'Invalid OTP']);
    await accept(email, otp).then(expectStatus(200));
    expect(said(await accept(email, otp))).toEqual([400, 'Invalid OTP']);
    expect(said(await accept(newEmail(), otp))).toEqual([400, 'Invalid OTP']);
  });

  it('accepts once, whoever presses twice, and both are told something they know', async () => {
    const email = newEmail();
    const { id } = await add('waiter', email);
    const otp = await codeFor(system, email);
    const answers = await Promise.all(
      system.urls.map((url) => new Client(url).post('/users/invitations/accept', { email, otp, password: PASSWORD })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await listed(id))?.login?.joinedAt).toBeTruthy();
    const facts = await system.log.read(`people-${owner.restaurantId}`);
    expect(facts.filter(({ type }) => type === 'PersonJoined')).toHaveLength(1);
  });

  it('whose role is another by now is told so, and what they wished is not done', async () => {
    const manager = await joined(system, owner, 'manager');
    await owner.api.put(`/people/${manager.id}`, { name: 'manager', role: 'waiter' }).then(expectStatus(200));
    expect(said(await manager.api.post('/people', { name: 'Ravi', role: 'waiter' }))).toEqual([
      403,
      'You may not do this. Please ask a manager.',
    ]);
    await manager.api.get('/orders/live').then(expectStatus(200));
  });

  it('is refused a password that is easily guessed, whose name it has or who is invited, and may try again', async () => {
    const email = newEmail();
    await add('waiter', email);
    const otp = await codeFor(system, email);
    const guessed = 'This password is easy to guess: it is much used, or has a name in it. Please choose another.';
    for (const password of ['password1', 'SpiceGarden', 'waiter26'])
      expect(said(await accept(email, otp, password))).toEqual([400, guessed]);
    await accept(email, otp).then(expectStatus(200));
  });

  it('finds the invitation gone where it was withdrawn, whatever the code says', async () => {
    const email = newEmail();
    const { id } = await add('waiter', email);
    const otp = await codeFor(system, email);
    await owner.api.delete(`/people/${id}/login`).then(expectStatus(200));
    const { status } = await accept(email, otp);
    expect(status).toBe(404);
    expect((await visitor.post('/users/login', { email, password: PASSWORD })).status).toBe(403);
  });

  it('is invited once for one of the people, and never as the owner', async () => {
    const email = newEmail();
    const { id } = await add('waiter', email);
    const { id: other } = await add('cashier');
    await later();
    const taken = await owner.api.post(`/people/${other}/login`, { email });
    expect(said(taken)).toEqual([409, 'This email is the login of waiter already']);
    expect(said(await owner.api.post(`/people/${other}/login`, { email: owner.email }))).toEqual([
      409,
      'This is the owner’s own email',
    ]);
    expect(said(await owner.api.post(`/people/${id}/login`, { email: 'nobody' }))).toEqual([400, 'Invalid email']);
    await owner.api.post('/people/999999/login', { email }).then(expectStatus(404));
  });

  it('is not added where the address is somebody else’s: who mends it adds one person, not two', async () => {
    const email = newEmail();
    await add('waiter', email);
    await later();
    const again = await owner.api.post('/people', { name: 'Meena', role: 'waiter', email });
    expect(said(again)).toEqual([409, 'This email is the login of waiter already']);
    await later();
    const own = await owner.api.post('/people', { name: 'Meena', role: 'waiter', email: owner.email });
    expect(said(own)).toEqual([409, 'This is the owner’s own email']);
    const people = (await owner.api.get('/people').then(expectStatus(200))).body as PersonView[];
    expect(people.map(({ name }) => name)).toEqual(['waiter']);
  });

  it('removed and invited anew is the new one, by the link of either mail', async () => {
    const email = newEmail();
    const first = await joined(system, owner, 'waiter', email);
    await owner.api.delete(`/people/${first.id}`).then(expectStatus(200));
    await later();
    const { id } = await add('cashier', email);
    expect((await logIn(email)).workplaces).toMatchObject([{ role: 'cashier', isInvited: true }]);
    const { token } = await logIn(email, owner.restaurantId);
    const me = (await as(token).get(`/users/${owner.restaurantId}`).then(expectStatus(200))).body as StaffView;
    expect(me.myself).toMatchObject({ id, role: 'cashier' });
  });

  it('gets the same invitation by the same request sent twice', async () => {
    const email = newEmail();
    const headers = { 'idempotency-key': email };
    const body = { name: 'Tara', role: 'kitchen', email };
    const [one, two] = [
      await owner.api.post('/people', body, headers).then(expectStatus(201)),
      await owner.api.post('/people', body, headers).then(expectStatus(201)),
    ];
    expect((two.body as PersonView).id).toBe((one.body as PersonView).id);
    await accept(email, await codeFor(system, email)).then(expectStatus(200));
  });
});

describe('Where people are logged in', () => {
  const rows = async () => (await owner.api.get('/people/sessions').then(expectStatus(200))).body as PersonSessionRow[];

  it('is told of tills and of email, and ended from there', async () => {
    const till = await Till.open(owner, 'Bar');
    const ravi = await till.colleague('waiter', 'Ravi');
    const meena = await joined(system, owner, 'cashier');
    const [byEmail, atTill] = await rows();
    expect(byEmail).toMatchObject({
      person: { id: meena.id, role: 'cashier' },
      till: null,
      browser: expect.any(String),
    });
    expect(atTill).toMatchObject({ person: { name: 'Ravi' }, till: { id: till.id, name: 'Bar' }, browser: null });
    for (const [row, { api }] of [
      [byEmail, meena],
      [atTill, ravi],
    ] as const) {
      await owner.api.delete(`/people/sessions/${row?.id}`).then(expectStatus(200));
      await api.get('/orders/live').then(expectStatus(401));
    }
    expect(await rows()).toEqual([]);
    await owner.api.delete(`/people/sessions/${byEmail?.id}`).then(expectStatus(404));
    const { api: waiter } = await till.logIn(ravi.id);
    await waiter.get('/people/sessions').then(expectStatus(403));
  });

  it('tells nothing of a login whose password is another now, nor of another restaurant’s', async () => {
    const { email } = await joined(system, owner, 'waiter');
    await later();
    await visitor.post('/users/forgot-password', { email }).then(expectStatus(200));
    const otp = await codeFor(system, email);
    await visitor.post('/users/reset-password', { email, otp, password: 'another horse' }).then(expectStatus(200));
    expect(await rows()).toEqual([]);
    await logIn(email, undefined, 'another horse');
    const [row] = await rows();
    const stranger = await signedInOwner(system);
    await stranger.api.delete(`/people/sessions/${row?.id}`).then(expectStatus(404));
  });
});

describe('Whoever is suspended, removed, or loses the login', () => {
  const ways = {
    suspended: ({ id }: { id: number }) => owner.api.put(`/people/${id}/suspended`),
    removed: ({ id }: { id: number }) => owner.api.delete(`/people/${id}`),
    'without the login': ({ id }: { id: number }) => owner.api.delete(`/people/${id}/login`),
  };
  it.each(Object.keys(ways) as (keyof typeof ways)[])('is out at once when %s, with their socket', async (way) => {
    const person = await joined(system, owner, 'waiter');
    const { socket } = await sockets.listening({ token: person.token });
    const gone = next(socket, 'disconnect');
    await ways[way](person).then(expectStatus(200));
    await person.api.get('/orders/live').then(expectStatus(401));
    await gone;
    const { status, body } = await visitor.post('/users/login', { email: person.email, password: PASSWORD });
    expect([status, (body as { code: string }).code]).toEqual([
      403,
      way === 'suspended' ? 'person/suspended' : 'workplace/none',
    ]);
  });

  it('is out everywhere by a new password of their own', async () => {
    const { email, api } = await joined(system, owner, 'waiter');
    await later();
    await visitor.post('/users/forgot-password', { email }).then(expectStatus(200));
    const otp = await codeFor(system, email);
    await visitor.post('/users/reset-password', { email, otp, password: 'another horse' }).then(expectStatus(200));
    await api.get('/orders/live').then(expectStatus(401));
    await visitor.post('/users/login', { email, password: 'another horse' }).then(expectStatus(200));
  });

  it('is out everywhere when they log out everywhere, and in nobody else’s name', async () => {
    const { email, api } = await joined(system, owner, 'waiter');
    const { token } = await logIn(email);
    await as(token).post('/users/logout', { everywhere: true }).then(expectStatus(200));
    await api.get('/orders/live').then(expectStatus(401));
    await owner.api.get('/orders/live').then(expectStatus(200));
  });
});

describe('Somebody who works at several restaurants', () => {
  it('chooses after login, and goes over from one to the other', async () => {
    const email = newEmail();
    const person = await joined(system, owner, 'waiter', email);
    const second = await signedInOwner(system);
    const fields = { restaurantName: 'Spice Garden', ownerName: 'Asha', address: '12 MG Road' };
    await second.api.form('/users/account', { fields }).then(expectStatus(200));
    await later();
    const { id } = await add('manager', email, second);
    // By the password they have: no code is mailed, and until it is accepted login leads where they work.
    expect(await logIn(email)).toMatchObject({ user: { id: owner.restaurantId } });
    expect(await workplaces(person)).toMatchObject([
      { id: owner.restaurantId, address: null, role: 'waiter', isInvited: false },
      { id: second.restaurantId, address: '12 MG Road', role: 'manager', isInvited: true },
    ]);
    const over = await person.api.post(`/users/restaurants/${second.restaurantId}/session`).then(expectStatus(200));
    const { token } = over.body as LogInView;
    const me = (await as(token).get(`/users/${second.restaurantId}`).then(expectStatus(200))).body as StaffView;
    expect(me.myself).toMatchObject({ id, role: 'manager' });
    await person.api.get('/orders/live').then(expectStatus(401));
    const choice = await logIn(email);
    expect(choice).toMatchObject({ requiresChoice: true });
    expect(choice.token).toBeUndefined();
    expect(choice.workplaces?.map((one) => one.id)).toEqual([owner.restaurantId, second.restaurantId]);
    expect(await logIn(email, second.restaurantId)).toMatchObject({ user: { id: second.restaurantId } });
    const nowhere = await visitor.post('/users/login', { email, password: PASSWORD, restaurantId: 111111111 });
    expect(said(nowhere)).toEqual([404, 'Restaurant not found']);
  });

  it('may own one of them: the owner of another house is invited, and stays its owner', async () => {
    const other = await signedInOwner(system);
    await later();
    await add('accountant', other.email);
    expect(await logIn(other.email)).toMatchObject({ user: { id: other.restaurantId } });
    const over = await other.api.post(`/users/restaurants/${owner.restaurantId}/session`).then(expectStatus(200));
    const api = as((over.body as LogInView).token);
    await api.get('/orders/past').then(expectStatus(200));
    await api.post('/menu', {}).then(expectStatus(403));
    const back = await api.post(`/users/restaurants/${other.restaurantId}/session`).then(expectStatus(200));
    const own = as((back.body as LogInView).token);
    const sessions = (await own.get('/users/sessions').then(expectStatus(200))).body as OpenSessionView[];
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  });

  it('goes nowhere by a PIN, nor where nobody invited them', async () => {
    const person = await joined(system, owner, 'waiter');
    const stranger = await signedInOwner(system);
    await person.api.post(`/users/restaurants/${stranger.restaurantId}/session`).then(expectStatus(404));
    expect(await workplaces(owner)).toMatchObject([{ id: owner.restaurantId, role: 'owner' }]);
  });

  it('may sign up a restaurant of their own later, at the same address', async () => {
    const { email, api } = await joined(system, owner, 'waiter');
    await later();
    await visitor.post('/users/signup', { ...signUpBody(email), restaurantName: 'Ravi’s' }).then(expectStatus(201));
    await api.get('/orders/live').then(expectStatus(200));
    const otp = await codeFor(system, email);
    await visitor.post('/users/verify-otp', { email, otp }).then(expectStatus(200));
    const choice = await logIn(email);
    expect(choice.workplaces).toMatchObject([{ restaurantName: 'Ravi’s', role: 'owner' }, { role: 'waiter' }]);
  });
});

describe('An invitation', () => {
  const days = (count: number) => system.clock.advance(count * 24 * 60 * 60_000);
  const askAgain = (email: string) => visitor.post('/users/invitations/resend', { email }).then(expectStatus(200));

  it('is accepted days later by another code', async () => {
    const email = newEmail();
    await add('waiter', email, await signedInOwner(system));
    days(6);
    expect(said(await accept(email, await codeFor(system, email)))).toEqual([
      400,
      'OTP has expired. Please request a new one.',
    ]);
    await askAgain(email);
    await accept(email, await codeFor(system, email)).then(expectStatus(200));
  });

  it('is not accepted after a week', async () => {
    const email = newEmail();
    await add('waiter', email, await signedInOwner(system));
    days(7);
    await askAgain(email);
    expect((await accept(email, await codeFor(system, email))).status).toBe(400);
  });
});
