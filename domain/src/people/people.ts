import { decider, inverse, Refusal, type Actor, type CommandContext, type IsoTime } from '../kernel/index.js';
import type { PeopleCommand } from './people.commands.js';
import type { PeopleEvent } from './people.events.js';
import { inTime } from '../access/session-tables.js';
import {
  nobody,
  NO_PIN,
  personIn,
  pinOf,
  pinWaitMs,
  tillIn,
  type People,
  type Person,
  type PersonSession,
  type Pin,
} from './person.js';
import { OWNER_ID, type GivenRole } from './roles.js';

/** More people than work in one house. */
const MAX_PEOPLE = 200;
const MAX_TILLS = 50;
/** A till has one person at a time, and whoever was there before finishes what they began. */
const FINISHES_MS = 60_000;
/** More than come and go at all tills in that time. */
const MOST_SESSIONS = 200;

const withPerson = (book: People, personId: number, change: Partial<Person>): People => {
  const person = book.persons[personId];
  return person ? { ...book, persons: { ...book.persons, [personId]: { ...person, ...change } } } : book;
};

const withPin = (book: People, personId: number, change: (pin: Pin) => Pin): People =>
  personId === OWNER_ID
    ? { ...book, ownersPin: change(book.ownersPin) }
    : withPerson(book, personId, { pin: change(book.persons[personId]?.pin ?? NO_PIN) });

/** Their tokens open nothing any more. */
const ended = (book: People, personId: number): People => ({
  ...withPin(book, personId, (pin) => ({ ...pin, credentials: pin.credentials + 1 })),
  sessions: book.sessions.filter((session) => session.personId !== personId),
});

/** Whoever comes to a till takes the place of who was there. */
const arrived = (sessions: readonly PersonSession[], session: PersonSession): PersonSession[] => {
  const { tillId, startedAt } = session;
  const soon = new Date(Date.parse(startedAt) + FINISHES_MS).toISOString();
  const leaving = (one: PersonSession) => (one.tillId === tillId && one.until > soon ? { ...one, until: soon } : one);
  return [...inTime(sessions, startedAt).map(leaving), session].slice(-MOST_SESSIONS);
};

const PERSON = /^person:(\d+)$/;

/** Which of the people an actor is; null for whoever is none of them. */
export const personOf = (actor: Actor): number | null => {
  const found = PERSON.exec(actor);
  return found ? Number(found[1]) : null;
};

/** Who asks may be gone since the request was let in: of two managers who remove each other, one does. @throws Refusal */
const asking = (book: People, { actor }: CommandContext): 'owner' | 'manager' => {
  const personId = personOf(actor);
  if (personId === OWNER_ID) return 'owner';
  const person = personId === null ? undefined : book.persons[personId];
  if (person?.status === 'active' && person.role === 'manager') return 'manager';
  throw new Refusal('forbidden', 'right/missing', 'You may not do this. Please ask a manager.');
};

/** Whom only the owner makes a manager. @throws Refusal */
const refuseMaking = (role: GivenRole, by: 'owner' | 'manager'): void => {
  if (role === 'manager' && by === 'manager')
    throw new Refusal('forbidden', 'person/owner-only', 'Only the owner may make somebody a manager');
};

const stillHere = (book: People): number =>
  Object.values(book.persons).filter(({ status }) => status !== 'removed').length;

/** The book `people-<restaurantId>`: who works here, what they may, and on which devices they log in. */
export const peopleBook = decider<People, PeopleCommand, PeopleEvent>({
  category: 'people',
  initial: nobody,
  on: {
    PersonAdded: (book, { personId, name, role, pinHash }) => ({
      ...book,
      nextPersonId: personId + 1,
      persons: { ...book.persons, [personId]: { name, role, status: 'active', pin: { ...NO_PIN, hash: pinHash } } },
    }),
    PersonChanged: (book, { personId, name, role }) => withPerson(book, personId, { name, role }),
    PersonSuspended: (book, { personId }) => ended(withPerson(book, personId, { status: 'suspended' }), personId),
    PersonRestored: (book, { personId }) => withPerson(book, personId, { status: 'active' }),
    PersonRemoved: (book, { personId }) => ended(withPerson(book, personId, { status: 'removed' }), personId),
    PinSet: (book, { personId, pinHash: hash }) =>
      ended(
        withPin(book, personId, (pin) => ({ ...pin, hash, tries: 0, triedAt: null })),
        personId,
      ),
    PinTried: (book, { personId }, { at: triedAt }) =>
      withPin(book, personId, (pin) => ({ ...pin, tries: pin.tries + 1, triedAt })),
    PinMatched: (book, { personId }) => withPin(book, personId, (pin) => ({ ...pin, tries: 0, triedAt: null })),
    TillAdded: (book, { tillId, name }, { at: addedAt }) => ({
      ...book,
      nextTillId: tillId + 1,
      tills: { ...book.tills, [tillId]: { name, addedAt } },
    }),
    TillRemoved: (book, { tillId }) => {
      const { [tillId]: _removed, ...tills } = book.tills;
      return { ...book, tills, sessions: book.sessions.filter((session) => session.tillId !== tillId) };
    },
    LockSet: (book, { minutes: lockMinutes }) => ({ ...book, lockMinutes }),
    ApprovalsSet: (book, { wanted, dayDifference }) => ({ ...book, approvals: { wanted, dayDifference } }),
    PersonSessionStarted: (book, { sessionId, personId, tillId, until }, { at: startedAt }) => ({
      ...withPin(book, personId, (pin) => ({ ...pin, tries: 0, triedAt: null })),
      sessions: arrived(book.sessions, { sessionId, personId, tillId, until, startedAt }),
    }),
    PersonSessionEnded: (book, { sessionId }) => ({
      ...book,
      sessions: book.sessions.filter((session) => session.sessionId !== sessionId),
    }),
  },
  when: {
    AddPerson: ({ name, role, pinHash }, book, by) => {
      refuseMaking(role, asking(book, by));
      if (stillHere(book) >= MAX_PEOPLE)
        throw new Refusal('conflict', 'people/full', `A restaurant can have at most ${MAX_PEOPLE} people`);
      return [{ type: 'PersonAdded', data: { personId: book.nextPersonId, name, role, pinHash } }];
    },
    ChangePerson: ({ personId, name, role }, book, by) => {
      const who = asking(book, by);
      const person = personIn(book, personId);
      if (person.role !== role) refuseMaking(role, who);
      if (person.name === name && person.role === role) return [];
      return [{ type: 'PersonChanged', data: { personId, name, role } }];
    },
    SuspendPerson: ({ personId }, book, by) => {
      asking(book, by);
      return personIn(book, personId).status === 'suspended' ? [] : [{ type: 'PersonSuspended', data: { personId } }];
    },
    RestorePerson: ({ personId }, book, by) => {
      asking(book, by);
      return personIn(book, personId).status === 'active' ? [] : [{ type: 'PersonRestored', data: { personId } }];
    },
    RemovePerson: ({ personId }, book, by) => {
      asking(book, by);
      personIn(book, personId);
      return [{ type: 'PersonRemoved', data: { personId } }];
    },
    SetPin: ({ personId, pinHash }, book, by) => {
      const who = asking(book, by);
      if (personId === OWNER_ID && who !== 'owner')
        throw new Refusal('forbidden', 'person/owner-only', 'Only the owner may set the owner’s PIN');
      pinOf(book, personId);
      return [{ type: 'PinSet', data: { personId, pinHash } }];
    },
    TryPin: ({ personId, tillId }, book, { at }) => {
      tillIn(book, tillId);
      const pin = pinOf(book, personId);
      if (pinWaitMs(pin, at) > 0) throw pinWaits(pin, at);
      return [{ type: 'PinTried', data: { personId, tillId } }];
    },
    MatchPin: ({ personId }, book) =>
      pinOf(book, personId).tries === 0 ? [] : [{ type: 'PinMatched', data: { personId } }],
    AddTill: ({ name }, book, by) => {
      asking(book, by);
      if (Object.keys(book.tills).length >= MAX_TILLS)
        throw new Refusal('conflict', 'tills/full', `A restaurant can have at most ${MAX_TILLS} tills`);
      return [{ type: 'TillAdded', data: { tillId: book.nextTillId, name } }];
    },
    RemoveTill: ({ tillId }, book, by) => {
      asking(book, by);
      tillIn(book, tillId);
      return [{ type: 'TillRemoved', data: { tillId } }];
    },
    SetLock: ({ minutes }, book, by) => {
      asking(book, by);
      return minutes === book.lockMinutes ? [] : [{ type: 'LockSet', data: { minutes } }];
    },
    SetApprovals: ({ wanted, dayDifference }, book, by) => {
      asking(book, by);
      const isSame = dayDifference === book.approvals.dayDifference && wanted.join() === book.approvals.wanted.join();
      return isSame ? [] : [{ type: 'ApprovalsSet', data: { wanted, dayDifference } }];
    },
    StartPersonSession: ({ personId, sessionId, tillId, until, credentials }, book) => {
      tillIn(book, tillId);
      const isSuspended = personId !== OWNER_ID && personIn(book, personId).status !== 'active';
      if (isSuspended || pinOf(book, personId).credentials !== credentials) throw wrongPin();
      return [{ type: 'PersonSessionStarted', data: { sessionId, personId, tillId, until, credentials } }];
    },
    EndPersonSession: ({ sessionId }, book) => {
      if (book.sessions.some((session) => session.sessionId === sessionId))
        return [{ type: 'PersonSessionEnded', data: { sessionId } }];
      throw new Refusal('not-found', 'session/not-found', 'This login is not there any more');
    },
  },
});

export const wrongPin = () => new Refusal('unauthenticated', 'pin/wrong', 'Wrong PIN');

/** Told with how long, in whole seconds. */
const pinWaits = (pin: Pin, at: IsoTime): Refusal => {
  const seconds = Math.ceil(pinWaitMs(pin, at) / 1000);
  return new Refusal('too-many', 'pin/waits', `Too many wrong PINs. Please wait ${seconds} seconds.`);
};

/** By fact, the command it answers, so that a book can be decided again. */
export const peopleCommandOf = inverse<PeopleEvent, PeopleCommand>({
  PersonAdded: ({ personId: _, ...person }) => ({ type: 'AddPerson', ...person }),
  PersonChanged: (person) => ({ type: 'ChangePerson', ...person }),
  PersonSuspended: (of) => ({ type: 'SuspendPerson', ...of }),
  PersonRestored: (of) => ({ type: 'RestorePerson', ...of }),
  PersonRemoved: (of) => ({ type: 'RemovePerson', ...of }),
  PinSet: (set) => ({ type: 'SetPin', ...set }),
  PinTried: (tried) => ({ type: 'TryPin', ...tried }),
  PinMatched: (of) => ({ type: 'MatchPin', ...of }),
  TillAdded: ({ name }) => ({ type: 'AddTill', name }),
  TillRemoved: (of) => ({ type: 'RemoveTill', ...of }),
  LockSet: (lock) => ({ type: 'SetLock', ...lock }),
  ApprovalsSet: (approvals) => ({ type: 'SetApprovals', ...approvals }),
  PersonSessionStarted: (session) => ({ type: 'StartPersonSession', ...session }),
  PersonSessionEnded: (session) => ({ type: 'EndPersonSession', ...session }),
});
