import type { DomainEvent, IsoTime, Paise } from '../kernel/index.js';
import type { ApprovalKind } from './approvals.js';
import type { GivenRole } from './roles.js';

/** Somebody works here: under this number for ever. `pinHash` is argon2; null for who has no PIN yet. */
export type PersonAdded = DomainEvent<
  'PersonAdded',
  { personId: number; name: string; role: GivenRole; pinHash: string | null }
>;
export type PersonChanged = DomainEvent<'PersonChanged', { personId: number; name: string; role: GivenRole }>;
/** From here on none of their sessions opens anything. */
export type PersonSuspended = DomainEvent<'PersonSuspended', { personId: number }>;
export type PersonRestored = DomainEvent<'PersonRestored', { personId: number }>;
/** Their name stays on what they did. */
export type PersonRemoved = DomainEvent<'PersonRemoved', { personId: number }>;
/** From here on none of their sessions by PIN opens anything. The owner's PIN is set so too. */
export type PinSet = DomainEvent<'PinSet', { personId: number; pinHash: string }>;
/** Written before a PIN is compared, so that tries at the same moment are all counted. */
export type PinTried = DomainEvent<'PinTried', { personId: number; tillId: number }>;
/** It was right, and the tries before it are forgotten. */
export type PinMatched = DomainEvent<'PinMatched', { personId: number }>;

/** Who reads the mail at this address may log in as them from anywhere; `accountId` is whose book has its password. */
export type PersonInvited = DomainEvent<
  'PersonInvited',
  { personId: number; invitationId: string; email: string; accountId: number }
>;
export type PersonJoined = DomainEvent<'PersonJoined', { personId: number; accountId: number }>;
/** Their invitation is withdrawn, or their login by e-mail opens nothing here any more. */
export type LoginRemoved = DomainEvent<'LoginRemoved', { personId: number }>;

/** A device on which people log in by PIN. */
export type TillAdded = DomainEvent<'TillAdded', { tillId: number; name: string }>;
/** From here on nobody's session there opens anything. */
export type TillRemoved = DomainEvent<'TillRemoved', { tillId: number }>;
/** After so many minutes without a touch a till locks itself; never, with 0. */
export type LockSet = DomainEvent<'LockSet', { minutes: number }>;
/** What wants a manager's approval from now on, and from which difference on a day's closing does. */
export type ApprovalsSet = DomainEvent<'ApprovalsSet', { wanted: readonly ApprovalKind[]; dayDifference: Paise }>;

/** A person is at a till; their token ends by itself at `until`, and `credentials` is what their PIN stood at. */
export type PersonSessionStarted = DomainEvent<
  'PersonSessionStarted',
  { sessionId: string; personId: number; tillId: number; until: IsoTime; credentials: number }
>;
/** Likewise of somebody who logged in by e-mail, on whatever device; `credentials` is what their account stood at. */
export type PersonLoggedIn = DomainEvent<
  'PersonLoggedIn',
  { sessionId: string; personId: number; accountId: number; credentials: number; until: IsoTime; browser: string }
>;
export type PersonSessionEnded = DomainEvent<'PersonSessionEnded', { sessionId: string }>;

/** Who works here. */
export type PersonEvent = PersonAdded | PersonChanged | PersonSuspended | PersonRestored | PersonRemoved;

/** How they log in by e-mail. */
export type LoginEvent = PersonInvited | PersonJoined | LoginRemoved | PersonLoggedIn;

/** How they log in by PIN, and where. */
export type TillEvent =
  | (PinSet | PinTried | PinMatched)
  | (TillAdded | TillRemoved | LockSet)
  | (PersonSessionStarted | PersonSessionEnded);

export type PeopleEvent = PersonEvent | LoginEvent | TillEvent | ApprovalsSet;
