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

/** Somebody's PIN, and how often it was tried since it was right last. */
export interface Pin {
  readonly hash: string | null;
  readonly tries: number;
  readonly triedAt: IsoTime | null;
  /** Counts what ends sessions: a token of an older count opens nothing any more. */
  readonly credentials: number;
}

export const NO_PIN: Pin = { hash: null, tries: 0, triedAt: null, credentials: 0 };

export interface PersonSession {
  readonly sessionId: string;
  readonly personId: number;
  /** Null of one by e-mail. */
  readonly tillId: number | null;
  readonly startedAt: IsoTime;
  readonly until: IsoTime;
  /** Of one by e-mail: where. */
  readonly browser?: string;
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

const FREE_TRIES = 5;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 3_600_000;

/** How long a PIN waits after so many tries before it may be tried again. */
export const pinPauseMs = (tries: number): number =>
  tries < FREE_TRIES ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - FREE_TRIES));

/** How long it waits still, at `now`. */
export const pinWaitMs = ({ tries, triedAt }: Pin, now: IsoTime): number =>
  triedAt === null ? 0 : Math.max(0, Date.parse(triedAt) + pinPauseMs(tries) - Date.parse(now));
