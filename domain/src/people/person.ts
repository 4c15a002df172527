import { UNTRIED, type Tries } from '../access/tries.js';
import { Refusal, type IsoTime } from '../kernel/index.js';
import { ALL_APPROVALS, type Approvals } from './approvals.js';
import { OWNER_ID, type GivenRole, type Role } from './roles.js';

/** A removed person stays here by name: what they did is theirs. */
export type PersonStatus = 'active' | 'suspended' | 'removed';

export interface Person {
  readonly name: string;
  readonly role: GivenRole;
  readonly status: PersonStatus;
  readonly pin: Pin;
  readonly login: Login | null;
}

/** How somebody logs in by e-mail. */
export interface Login {
  readonly email: string;
  readonly accountId: number;
  readonly invitationId: string;
  readonly invitedAt: IsoTime;
  /** Null while the invitation is open. */
  readonly joinedAt: IsoTime | null;
}

/** Somebody's PIN. */
export interface Pin extends Tries {
  readonly hash: string | null;
  /** Counts what ends sessions: a token of an older count opens nothing any more. */
  readonly credentials: number;
}

export const NO_PIN: Pin = { hash: null, ...UNTRIED, credentials: 0 };

export interface PersonSession {
  readonly sessionId: string;
  readonly personId: number;
  /** Null of one by e-mail. */
  readonly tillId: number | null;
  readonly startedAt: IsoTime;
  readonly until: IsoTime;
  /** Of one by e-mail: where, and by which password. */
  readonly browser?: string;
  readonly account?: { readonly id: number; readonly credentials: number };
}

export interface Till {
  readonly name: string;
  readonly addedAt: IsoTime;
}

/** Who works in a restaurant beside its owner, and on which devices they log in. */
export interface People {
  readonly nextPersonId: number;
  readonly persons: Readonly<Record<number, Person>>;
  readonly ownersPin: Pin;
  readonly nextTillId: number;
  readonly tills: Readonly<Record<number, Till>>;
  /** 0: never. */
  readonly lockMinutes: number;
  readonly approvals: Approvals;
  /** What is not among them opens nothing. */
  readonly sessions: readonly PersonSession[];
}

export const nobody: People = {
  nextPersonId: OWNER_ID + 1,
  persons: {},
  ownersPin: NO_PIN,
  nextTillId: 1,
  tills: {},
  lockMinutes: 0,
  approvals: ALL_APPROVALS,
  sessions: [],
};

const notFound = () => new Refusal('not-found', 'person/not-found', 'Person not found');

/** @throws Refusal of one who was never there, or is no longer. */
export const personIn = ({ persons }: Pick<People, 'persons'>, personId: number): Person => {
  const person = persons[personId];
  if (!person || person.status === 'removed') throw notFound();
  return person;
};

export const roleOf = ({ persons }: Pick<People, 'persons'>, personId: number): Role | null =>
  personId === OWNER_ID ? 'owner' : (persons[personId]?.role ?? null);

/** @throws Refusal likewise. */
export const pinOf = (people: People, personId: number): Pin =>
  personId === OWNER_ID ? people.ownersPin : personIn(people, personId).pin;

export const tillIn = ({ tills }: Pick<People, 'tills'>, tillId: number): Till => {
  const till = tills[tillId];
  if (!till) throw new Refusal('not-found', 'till/not-found', 'This till is not there any more');
  return till;
};

/** @throws Refusal of a login that has ended. */
export const sessionIn = ({ sessions }: Pick<People, 'sessions'>, sessionId: string): PersonSession => {
  const session = sessions.find((open) => open.sessionId === sessionId);
  if (!session) throw new Refusal('not-found', 'session/not-found', 'This login is not there any more');
  return session;
};
