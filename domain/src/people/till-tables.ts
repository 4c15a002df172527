import { inTime } from '../access/session-tables.js';
import { UNTRIED, waitMs } from '../access/tries.js';
import { Refusal, type IsoTime, type Tables } from '../kernel/index.js';
import type { TillCommand } from './people.commands.js';
import type { TillEvent } from './people.events.js';
import { personIn, pinOf, sessionIn, tillIn, type People, type PersonSession, type Pin } from './person.js';
import { OWNER_ID } from './roles.js';
import { asking, endedByPin, withPin } from './standing.js';

const MAX_TILLS = 50;
/** A till has one person at a time, and whoever was there before finishes what they began. */
const FINISHES_MS = 60_000;
/** More than come and go in that time. */
export const MOST_SESSIONS = 200;

/** Whoever comes to a till takes the place of who was there. */
const arrived = (sessions: readonly PersonSession[], session: PersonSession): PersonSession[] => {
  const { tillId, startedAt } = session;
  const soon = new Date(Date.parse(startedAt) + FINISHES_MS).toISOString();
  const leaving = (one: PersonSession) => (one.tillId === tillId && one.until > soon ? { ...one, until: soon } : one);
  return [...inTime(sessions, startedAt).map(leaving), session].slice(-MOST_SESSIONS);
};

export const wrongPin = () => new Refusal('unauthenticated', 'pin/wrong', 'Wrong PIN');

/** Told with how long, in whole seconds. */
const pinWaits = (pin: Pin, at: IsoTime): Refusal => {
  const seconds = Math.ceil(waitMs(pin, at) / 1000);
  return new Refusal('too-many', 'pin/waits', `Too many wrong PINs. Please wait ${seconds} seconds.`);
};

/** How people log in, and where: rows of the people's book. */
export const tillFacts: Tables<People, TillCommand, TillEvent>['on'] = {
  PinSet: (book, { personId, pinHash: hash }) =>
    endedByPin(
      withPin(book, personId, (pin) => ({ ...pin, hash, ...UNTRIED })),
      personId,
    ),
  PinTried: (book, { personId }, { at: triedAt }) =>
    withPin(book, personId, (pin) => ({ ...pin, tries: pin.tries + 1, triedAt })),
  PinMatched: (book, { personId }) => withPin(book, personId, (pin) => ({ ...pin, ...UNTRIED })),
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
  PersonSessionStarted: (book, { sessionId, personId, tillId, until }, { at: startedAt }) => ({
    ...withPin(book, personId, (pin) => ({ ...pin, ...UNTRIED })),
    sessions: arrived(book.sessions, { sessionId, personId, tillId, until, startedAt }),
  }),
  PersonSessionEnded: (book, { sessionId }) => ({
    ...book,
    sessions: book.sessions.filter((session) => session.sessionId !== sessionId),
  }),
};

export const tillWishes: Tables<People, TillCommand, TillEvent>['when'] = {
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
    if (waitMs(pin, at) > 0) throw pinWaits(pin, at);
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
  StartPersonSession: ({ personId, sessionId, tillId, until, credentials }, book) => {
    tillIn(book, tillId);
    const isSuspended = personId !== OWNER_ID && personIn(book, personId).status !== 'active';
    if (isSuspended || pinOf(book, personId).credentials !== credentials) throw wrongPin();
    return [{ type: 'PersonSessionStarted', data: { sessionId, personId, tillId, until, credentials } }];
  },
  EndPersonSession: ({ sessionId }, book) => [
    { type: 'PersonSessionEnded', data: { sessionId: sessionIn(book, sessionId).sessionId } },
  ],
};
