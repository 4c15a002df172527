import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ACTS, GIVEN_ROLES, may, type GivenRole } from '@sae/domain/people';
import { descriptionOf, everyCall, send, type RouteCall } from '../../testing/every-call.js';
import { Till, type Colleague } from '../../testing/people.js';
import { PreparedHouse } from '../../testing/prepared-house.js';
import { startSystem, type OwnSystem } from '../../testing/system.js';

let system: OwnSystem;
let house: PreparedHouse;
let routes: readonly RouteCall[];
const staff = new Map<GivenRole, Colleague>();

beforeAll(async () => {
  system = await startSystem();
  system.startWorkers();
  house = await PreparedHouse.open(system);
  routes = everyCall(await descriptionOf(system.url));
  for (const role of GIVEN_ROLES) staff.set(role, await (await Till.open(house.owner, role)).colleague(role));
}, 120_000);
afterAll(() => system.stop());

/** So that nothing is done: what is asked for is nowhere, and what is said is nothing. */
const emptyCall = ({ template }: RouteCall) => ({
  path: template
    .replace('/api', '')
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === 'month' ? '2020-01' : '999999999')),
  body: {},
});

describe('Who may ask for what', () => {
  it('stands in the table of rights, for every route that wants a login', () => {
    const wanting = routes.filter(({ isOpen }) => !isOpen);
    expect(wanting.length).toBeGreaterThan(90);
    expect(wanting.filter(({ right }) => !right || !ACTS.includes(right)).map(({ name }) => name)).toEqual([]);
  });

  it.each(GIVEN_ROLES)(
    'is so for each route when a %s asks',
    async (role) => {
      const { token } = staff.get(role)!;
      const wrong: string[] = [];
      for (const call of routes) {
        // It ends the session that asks.
        if (call.isOpen || !call.right || call.name === 'access.logOut') continue;
        const { path, body } = emptyCall(call);
        const answer = await send(house, call, { path, ...(call.isCommand ? { body } : {}), token });
        const { code } = (answer.body ?? {}) as { code?: string };
        const isRefused = answer.status === 403 && code === 'right/missing';
        if (isRefused === may(role, call.right)) wrong.push(`${call.name} ${call.right}: ${answer.status} ${code}`);
        if (answer.status >= 500) wrong.push(`${call.name}: ${answer.status}`);
      }
      expect(wrong).toEqual([]);
    },
    60_000,
  );

  it.each(['manager', 'waiter'] as const)(
    'lets a %s do what it says, down to the log',
    async (role) => {
      const { token } = staff.get(role)!;
      const wrong: string[] = [];
      for (const call of routes.filter(({ isOpen, isCommand, right }) => !isOpen && isCommand && may(role, right!))) {
        const asking = await call.ready(house);
        // In a house of their own, where nobody of ours works.
        if (asking.token !== undefined) continue;
        const { status, body } = await send(house, call, { ...asking, token });
        const { code } = (body ?? {}) as { code?: string };
        if (status >= 300 && code !== 'approval/wanted') wrong.push(`${call.name} ${call.right}: ${status} ${code}`);
      }
      expect(wrong).toEqual([]);
    },
    120_000,
  );
});
