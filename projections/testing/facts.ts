import type { Actor, DomainEvent } from '@sae/domain/kernel';
import type { LoggedEvent } from '@sae/platform/log';

export const RESTAURANT = 123456789;
export const ZONE = 'Asia/Kolkata';
export const START = '2026-11-21T06:30:00.000Z';

/** The time so many seconds after the start. */
export const at = (seconds: number): string => new Date(Date.parse(START) + seconds * 1_000).toISOString();

/** The restaurant's one login, as all facts said before there were people. */
export const byRestaurant = (): Actor => `restaurant:${RESTAURANT}`;

/** Facts of one book as the log has them, each one second after the one before unless said otherwise. */
export const inBook = (
  stream: string,
  events: readonly DomainEvent[],
  timeOf = at,
  actorOf: (revision: number) => Actor = byRestaurant,
): LoggedEvent[] =>
  events.map((event, revision) => ({
    ...event,
    id: `${stream}-${revision}`,
    stream,
    revision,
    position: BigInt(revision),
    at: timeOf(revision),
    actor: actorOf(revision),
    requestId: 'request',
  }));
