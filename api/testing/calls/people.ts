import type { PersonSessionRow } from '@sae/domain/people';
import type { PreparedHouse } from '../prepared-house.js';
import { PIN, Till } from '../people.js';
import { newEmail } from '../system.js';
import { expectStatus } from '../verbs.js';
import { said, type Calls } from './asking.js';

/** A house of its own: it has only so many tills and people. */
const elsewhere = async (house: PreparedHouse) => {
  const owner = await house.somebody();
  await owner.api.post('/plans', { planType: 'free_trial' });
  return { owner, till: await Till.open(owner) };
};

const asOwner = async (
  house: PreparedHouse,
  path: (ids: { person: number; till: number }) => string,
  body?: unknown,
) => {
  const { owner, till } = await elsewhere(house);
  const { id } = await till.colleague('waiter');
  return { ...said(path({ person: id, till: till.id }), body), token: owner.token };
};

const NEW = { name: 'Ravi', role: 'waiter', pin: PIN };
const SETTINGS = { lockMinutes: 5, approvals: ['discount', 'bill'], dayDifference: 50 };

/** Who works here, and on which devices. */
export const peopleCalls: Calls = {
  'people.list': () => said('/people'),
  'people.names': () => said('/people/names'),
  'people.settings': () => said('/people/settings'),
  'people.tills': () => said('/people/tills'),
  'people.sessions': () => said('/people/sessions'),
  'people.endSession': async (house) => {
    const { owner, till } = await elsewhere(house);
    await till.colleague('waiter');
    const [session] = (await owner.api.get('/people/sessions').then(expectStatus(200))).body as PersonSessionRow[];
    return { ...said(`/people/sessions/${session?.id}`), token: owner.token };
  },
  'people.add': (house) => asOwner(house, () => '/people', NEW),
  'people.change': (house) => asOwner(house, ({ person }) => `/people/${person}`, { name: 'Ravi', role: 'cashier' }),
  'people.setPin': (house) => asOwner(house, ({ person }) => `/people/${person}/pin`, { pin: '1234' }),
  'people.invite': (house) => asOwner(house, ({ person }) => `/people/${person}/login`, { email: newEmail() }),
  'people.removeLogin': (house) => asOwner(house, ({ person }) => `/people/${person}/login`),
  'people.suspend': (house) => asOwner(house, ({ person }) => `/people/${person}/suspended`),
  'people.restore': (house) => asOwner(house, ({ person }) => `/people/${person}/suspended`),
  'people.remove': (house) => asOwner(house, ({ person }) => `/people/${person}`),
  'people.changeSettings': (house) => asOwner(house, () => '/people/settings', SETTINGS),
  'people.addTill': (house) => asOwner(house, () => '/people/tills', { name: 'Bar' }),
  'people.removeTill': (house) => asOwner(house, ({ till }) => `/people/tills/${till}`),
  'people.endAtTill': (house) => asOwner(house, ({ till }) => `/people/tills/${till}/person`),
  'till.door': async (house) => ({ ...said('/till'), token: (await elsewhere(house)).till.door.token ?? null }),
  'till.logIn': async (house) => {
    const { till } = await elsewhere(house);
    const { id: personId } = await till.add('cashier');
    return { ...said('/till/login', { personId, pin: PIN }), token: till.door.token ?? null };
  },
};
