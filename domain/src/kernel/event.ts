/** A time as ISO 8601 UTC, e.g. `2026-11-21T06:30:00.000Z`. Events are plain JSON, so never a `Date`. */
export type IsoTime = string;

/** A fact: what happened, in the past tense, as plain JSON. */
export interface DomainEvent<Type extends string = string, Data extends object = object> {
  readonly type: Type;
  readonly data: Data;
}

/**
 * Who did something: one of the people of the restaurant, a guest at a table, or the system itself. Before 27 November
 * 2026 all staff were their restaurant's one login.
 */
export type Actor = `person:${number}` | `restaurant:${number}` | `table:${number}` | 'system' | 'anonymous';

/** By their number among the people of their restaurant. */
export const personActor = (personId: number): Actor => `person:${personId}`;

const PERSON = /^person:(\d+)$/;

/** Which of the people an actor is; null for whoever is none of them. */
export const personOf = (actor: string): number | null => {
  const found = PERSON.exec(actor);
  return found ? Number(found[1]) : null;
};

/** Of what the owner does nothing is said beside: a restaurant that adds nobody reads as it always did. */
export const colleagueOf = (actor: string): number | null => {
  const personId = personOf(actor);
  return personId === 1 ? null : personId;
};

/** A guest's commands are done in the name of the table whose code they scanned. */
export const tableActor = (tableId: number): Actor => `table:${tableId}`;
export const isGuest = (actor: string): boolean => actor.startsWith('table:');

/** What the log knows about a recorded event beside its data. */
export interface Circumstances {
  /** The event's id (UUID). */
  readonly id: string;
  /** Its place in its book, from 0. */
  readonly revision: number;
  readonly at: IsoTime;
  readonly actor: Actor;
  /** Who let them do what they may not do alone. */
  readonly approvedBy?: Actor;
}

export type Recorded<E extends DomainEvent = DomainEvent> = E & Circumstances;
