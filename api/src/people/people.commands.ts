import { personActor, toPaise } from '@sae/domain/kernel';
import {
  peopleBook,
  personIn,
  pinOf,
  wrongPin,
  type Invited,
  type NewTill,
  type People,
  type PeopleCommand,
  type PeopleSettings,
  type PersonSessionView,
  type PersonView,
} from '@sae/domain/people';
import type {
  AddPersonRequest,
  PeopleSettingsRequest,
  PersonRequest,
  PinLogInRequest,
} from '@sae/domain/people/people.dto';
import { withoutKey, type RequestContext } from '@sae/platform/log';
import { AccessReader } from '@sae/projections/models/access';
import type { Admitted } from '../access/request-context.js';
import { LastSeen } from '../access/sessions.js';
import { Pins } from '../access/pins.js';
import { Tokens, type KnownTill } from '../access/tokens.js';
import { command } from '../kernel/bus.js';
import { Decisions, findEvent } from '../kernel/decisions.js';
import { Invitations } from './invitations.js';
import { Managers } from './managers.js';
import { nameOf, personView, settingsView } from './people.views.js';

/** Works here from now on; with an address, invited to log in by it. */
export const addPerson = command(
  [Decisions, Pins, Managers, Invitations],
  (decisions, pins, managers, invitations) =>
    async (asking: Admitted, request: AddPersonRequest, by: RequestContext): Promise<PersonView> => {
      const { restaurantId } = asking;
      const { name, role, pin, email } = request;
      await managers.guard(asking, null, by, role);
      const pinHash = pin ? await pins.hash(pin) : null;
      const add = async (login?: Invited) => {
        const wish = { type: 'AddPerson', name, role, pinHash, ...(login ? { login } : {}) } as const;
        const { state, events } = await decisions.make(peopleBook, String(restaurantId), wish, by);
        const { personId } = findEvent(events, 'PersonAdded').data;
        return { personId, person: personIn(state, personId) };
      };
      const { personId, person } = await (email ? invitations.send({ restaurantId, email, by }, add) : add());
      return personView(personId, person);
    },
);

const changing = (wish: (personId: number) => PeopleCommand) =>
  command(
    [Decisions],
    (decisions) =>
      async (restaurantId: number, personId: number, by: RequestContext): Promise<PersonView> => {
        const { state } = await decisions.make(peopleBook, String(restaurantId), wish(personId), by);
        return personView(personId, personIn(state, personId));
      },
  );

export const changePerson = command(
  [Decisions, Managers],
  (decisions, managers) =>
    async (asking: Admitted, personId: number, request: PersonRequest, by: RequestContext): Promise<PersonView> => {
      const { name, role } = request;
      await managers.guard(asking, personId, by, role);
      const change = { type: 'ChangePerson', personId, name, role } as const;
      const { state } = await decisions.make(peopleBook, String(asking.restaurantId), change, by);
      return personView(personId, personIn(state, personId));
    },
);

/** Is in from nowhere from now on, until restored. */
export const suspendPerson = changing((personId) => ({ type: 'SuspendPerson', personId }));
export const restorePerson = changing((personId) => ({ type: 'RestorePerson', personId }));

const done = <Args extends unknown[]>(message: string, wish: (...args: Args) => PeopleCommand) =>
  command([Decisions], (decisions) => async (restaurantId: number, by: RequestContext, ...args: Args) => {
    await decisions.make(peopleBook, String(restaurantId), wish(...args), by);
    return { message };
  });

/** Their name stays on what they did. */
export const removePerson = done('Person removed', (personId: number) => ({ type: 'RemovePerson', personId }));

export const endSessionOf = done('That login has ended', (sessionId: string) => ({ type: 'EndSessionOf', sessionId }));

export const removeTill = done('This device is no till any more', (tillId: number) => ({ type: 'RemoveTill', tillId }));

/** A person's PIN, or the owner's own. */
export const setPin = command(
  [Decisions, Pins, Managers],
  (decisions, pins, managers) => async (asking: Admitted, personId: number, pin: string, by: RequestContext) => {
    await managers.guard(asking, personId, by);
    const pinHash = await pins.hash(pin);
    await decisions.make(peopleBook, String(asking.restaurantId), { type: 'SetPin', personId, pinHash }, by);
    return { message: 'PIN set' };
  },
);

/** People log in on this device by PIN from now on. */
export const addTill = command(
  [Decisions, Tokens],
  (decisions, tokens) =>
    async (restaurantId: number, name: string, by: RequestContext): Promise<NewTill> => {
      const { events } = await decisions.make(peopleBook, String(restaurantId), { type: 'AddTill', name }, by);
      const { tillId: id } = findEvent(events, 'TillAdded').data;
      return { id, tillToken: tokens.signTill({ restaurantId, tillId: id }) };
    },
);

/** Ends the session of whoever is at a till. */
export const endAtTill = command(
  [Decisions],
  (decisions) => async (restaurantId: number, tillId: number, by: RequestContext) => {
    const { sessions } = await decisions.state(peopleBook, String(restaurantId));
    const sessionId = sessions.findLast((session) => session.tillId === tillId)?.sessionId ?? '';
    await decisions.make(peopleBook, String(restaurantId), { type: 'EndPersonSession', sessionId }, by);
    return { message: 'That login has ended' };
  },
);

export const changeSettings = command(
  [Decisions],
  (decisions) =>
    async (restaurantId: number, request: PeopleSettingsRequest, by: RequestContext): Promise<PeopleSettings> => {
      const { lockMinutes: minutes, approvals: wanted, dayDifference } = request;
      const key = String(restaurantId);
      await decisions.make(peopleBook, key, { type: 'SetLock', minutes }, withoutKey(by));
      const approvals = { wanted, dayDifference: toPaise(dayDifference) };
      return settingsView((await decisions.make(peopleBook, key, { type: 'SetApprovals', ...approvals }, by)).state);
    },
);

const credentialsOf = (people: People, personId: number): number => pinOf(people, personId).credentials;

/** Logs a person in at a till: whoever was there before has a minute to finish what they began. */
export const logInByPin = command(
  [Decisions, Pins, Tokens, AccessReader, LastSeen],
  (decisions, pins, tokens, restaurants, lastSeen) =>
    async (till: KnownTill, { personId, pin }: PinLogInRequest, asked: RequestContext): Promise<PersonSessionView> => {
      const { restaurantId, tillId } = till;
      const by = withoutKey(asked);
      const people = await pins.match({ restaurantId, tillId, personId, pin }, by);
      const access = await restaurants.of(restaurantId);
      if (!access) throw wrongPin();
      const { token, sessionId, until } = tokens.issueTo(
        { restaurantId, credentials: access.credentials },
        { personId, tillId },
      );
      const start = { sessionId, personId, tillId, until, credentials: credentialsOf(people, personId) };
      const command = { type: 'StartPersonSession', ...start } as const;
      await decisions.make(peopleBook, String(restaurantId), command, { ...by, actor: personActor(personId) });
      await lastSeen.use(sessionId);
      return { token, restaurantId, person: nameOf(people, personId, access.user.ownerName) };
    },
);
