import { toRupees } from '@sae/domain/kernel';
import {
  OWNER_ID,
  type Login,
  type LoginView,
  type People,
  type PeopleSettings,
  type Person,
  type PersonName,
  type PersonSession,
  type PersonSessionRow,
  type PersonView,
  type TillView,
} from '@sae/domain/people';

const loginView = ({ email, invitedAt, joinedAt }: Login): LoginView => ({ email, invitedAt, joinedAt });

export const personView = (id: number, { name, role, status, pin, login }: Person): PersonView => ({
  ...{ id, name, role },
  status: status === 'suspended' ? 'suspended' : 'active',
  hasPin: pin.hash !== null,
  login: login && loginView(login),
});

const entries = ({ persons }: People): [number, Person][] =>
  Object.entries(persons).map(([id, person]) => [Number(id), person]);

/** Those who work here, by number. */
export const peopleViews = (people: People): PersonView[] =>
  entries(people)
    .filter(([, { status }]) => status !== 'removed')
    .map(([id, person]) => personView(id, person));

const owner = (name: string): PersonName => ({ id: OWNER_ID, name, role: 'owner' });

/** Who ever did something here, the owner first. */
export const namesOf = (people: People, ownerName: string): PersonName[] => [
  owner(ownerName),
  ...entries(people).map(([id, { name, role }]) => ({ id, name, role })),
];

export const nameOf = ({ persons }: People, personId: number, ownerName: string): PersonName => {
  const person = persons[personId];
  return person ? { id: personId, name: person.name, role: person.role } : owner(ownerName);
};

/** Who can log in by PIN. */
export const atTheDoor = (people: People, ownerName: string): PersonName[] =>
  namesOf(people, ownerName).filter(({ id }) => {
    const person = people.persons[id];
    return person ? person.status === 'active' && person.pin.hash !== null : people.ownersPin.hash !== null;
  });

export const settingsView = ({ lockMinutes, approvals, ownersPin }: People): PeopleSettings => ({
  lockMinutes,
  approvals: approvals.wanted,
  dayDifference: toRupees(approvals.dayDifference),
  ownerHasPin: ownersPin.hash !== null,
});

export const tillViews = ({ tills, sessions }: People): TillView[] =>
  Object.entries(tills).map(([key, { name, addedAt }]) => {
    const id = Number(key);
    const session = sessions.findLast(({ tillId }) => tillId === id);
    const person = session && { id: session.personId, sessionId: session.sessionId, since: session.startedAt };
    return { id, name, addedAt, person: person ?? null };
  });

export const personSessionRow = (people: People, session: PersonSession, ownerName: string): PersonSessionRow => {
  const { sessionId: id, personId, tillId, browser = null, startedAt } = session;
  const name = tillId === null ? undefined : people.tills[tillId]?.name;
  const till = tillId !== null && name !== undefined ? { id: tillId, name } : null;
  return { id, person: nameOf(people, personId, ownerName), till, browser, startedAt };
};
