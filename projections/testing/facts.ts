import type { DomainEvent } from '@sae/domain/kernel';
import type { LoggedEvent } from '@sae/platform/log';

export const RESTAURANT = 123456789;
export const START = '2026-11-21T06:30:00.000Z';

/** The time so many seconds after the start. */
export const at = (seconds: number): string => new Date(Date.parse(START) + seconds * 1_000).toISOString();

/** Facts of one book as the log has them, each one second after the one before. */
export const inBook = (stream: string, events: readonly DomainEvent[]): LoggedEvent[] =>
  events.map((event, revision) => ({
    ...event,
    id: `${stream}-${revision}`,
    stream,
    revision,
    position: BigInt(revision),
    at: at(revision),
    actor: `restaurant:${RESTAURANT}`,
    requestId: 'request',
  }));
