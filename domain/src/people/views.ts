import type { SessionView, UserView } from '../access/views.js';
import type { IsoTime, Rupees } from '../kernel/index.js';
import type { ApprovalKind } from './approvals.js';
import type { PersonStatus } from './person.js';
import type { GivenRole, Role } from './roles.js';

/** Somebody who works here, as `GET /people` lists them; the owner is not among them. */
export interface PersonView {
  readonly id: number;
  readonly name: string;
  readonly role: GivenRole;
  readonly status: Exclude<PersonStatus, 'removed'>;
  readonly hasPin: boolean;
  readonly login: LoginView | null;
}

/** How somebody logs in by email. */
export interface LoginView {
  readonly email: string;
  readonly invitedAt: IsoTime;
  /** Null while they have not accepted. */
  readonly joinedAt: IsoTime | null;
}

/** Who did something, by number: the removed too. */
export interface PersonName {
  readonly id: number;
  readonly name: string;
  readonly role: Role;
}

/** Whoever asks, beside their restaurant, as `GET /users/{id}` tells. */
export interface Myself {
  readonly id: number;
  readonly name: string;
  readonly role: Role;
  /** The till they are at; null for a login by e-mail. */
  readonly tillId: number | null;
}

/** What `GET /users/{id}` answers: the restaurant, and who of its people asks. */
export interface StaffView extends UserView {
  readonly myself: Myself;
}

/** What is answered where nothing is left to show. */
export interface Done {
  readonly message: string;
}

/** How people log in, and what wants an approval, as `GET /people/settings` answers and `PUT` takes. */
export interface PeopleSettings {
  /** A till locks itself after so many minutes without a touch; never, with 0. */
  readonly lockMinutes: number;
  readonly approvals: readonly ApprovalKind[];
  readonly dayDifference: Rupees;
  readonly ownerHasPin: boolean;
}

/** A device on which people log in by PIN, and who is there. */
export interface TillView {
  readonly id: number;
  readonly name: string;
  readonly addedAt: IsoTime;
  readonly person: { readonly id: number; readonly sessionId: string; readonly since: IsoTime } | null;
}

/** Where one of the people is logged in, as `GET /people/sessions` lists them. */
export interface PersonSessionRow {
  readonly id: string;
  readonly person: PersonName;
  /** Null of a login by email. */
  readonly till: { readonly id: number; readonly name: string } | null;
  /** Of a login by email. */
  readonly browser: string | null;
  readonly startedAt: IsoTime;
}

/** What `POST /people/tills` answers: the device keeps the token, which opens nothing but the door for a PIN. */
export interface NewTill {
  readonly id: number;
  readonly tillToken: string;
}

/** What a till shows while nobody is logged in there. */
export interface TillDoor {
  readonly restaurantId: number;
  readonly restaurantName: string;
  readonly lockMinutes: number;
  readonly people: readonly PersonName[];
}

/** What a right PIN is answered. */
export interface PersonSessionView {
  readonly token: string;
  readonly restaurantId: number;
  readonly person: PersonName;
}

/** A restaurant that somebody gets into by their email and password. */
export interface WorkplaceView {
  /** The restaurant's. */
  readonly id: number;
  readonly restaurantName: string;
  /** By which those of one name are told apart; null where none was given. */
  readonly address: string | null;
  readonly role: Role;
  /** Getting in there accepts the invitation. */
  readonly isInvited: boolean;
}

/** What login answers. */
export interface LogInView extends SessionView {
  /** Somebody works at several restaurants: login is asked again with the one that is chosen. */
  readonly requiresChoice?: true;
  readonly workplaces?: readonly WorkplaceView[];
}
