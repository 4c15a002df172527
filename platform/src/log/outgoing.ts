import { jsonEvent, type JSONEventData, type JSONType } from '@eventstore/db-client';
import { Refusal } from '@sae/domain/kernel';
import type { NewEvent } from './logged-event.js';

/** The server refuses more than 1 MiB in one append; it counts a little more than this. */
export const MOST_BYTES = 1_000_000;

/** An event on its way into the log: what a reader will get back, and what it weighs there. */
export interface Outgoing {
  readonly message: JSONEventData;
  readonly data: object;
  readonly bytes: number;
}

/**
 * Turned to JSON before the client sees it, for the client answers neither yes nor no to what it cannot turn (a BigInt).
 * And back, so that the state folded from it is the state a reader of the log will fold.
 */
export const outgoing = ({ id, type, data, metadata }: NewEvent): Outgoing => {
  const json = JSON.stringify(data);
  const parsed = JSON.parse(json) as JSONType & object;
  return {
    data: parsed,
    message: jsonEvent({ id, type, data: parsed, metadata: { ...metadata } }),
    bytes: Buffer.byteLength(json) + Buffer.byteLength(JSON.stringify(metadata)) + 2 * type.length,
  };
};

export const weightOf = (events: readonly Outgoing[]): number => events.reduce((sum, { bytes }) => sum + bytes, 0);

export const tooLarge = (): Refusal => new Refusal('invalid', 'log/too-large', 'This is too large to be stored');
