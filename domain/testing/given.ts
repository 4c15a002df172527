import { expect } from '@jest/globals';
import {
  Refusal,
  type Actor,
  type Command,
  type Decider,
  type DomainEvent,
  type IsoTime,
  type Recorded,
} from '../src/kernel/index.js';

/** Sentences for decider specs: `given(placed).when(accept).then(accepted)`. Each given event is one second apart. */
export const sentences = <S, C extends Command, E extends DomainEvent>(
  decider: Decider<S, C, E>,
  {
    start = '2026-11-21T06:30:00.000Z',
    actor = 'restaurant:123456789' as Actor,
  }: { start?: IsoTime; actor?: Actor } = {},
) => {
  const at = (seconds: number): IsoTime => new Date(Date.parse(start) + seconds * 1000).toISOString();
  const record = (event: E, revision: number): Recorded<E> => ({
    ...event,
    id: `event-${revision}`,
    revision,
    at: at(revision),
    actor,
  });
  const fold = (events: readonly E[]): S => events.map(record).reduce(decider.evolve, decider.initial);

  return {
    fold,
    at,
    given: (...events: E[]) => ({
      when: (command: C, asked: { at?: IsoTime; actor?: Actor } = {}) => {
        const ask = () =>
          decider.decide(command, fold(events), { at: asked.at ?? at(events.length), actor: asked.actor ?? actor });
        return {
          then: (...expected: E[]) => expect(ask()).toEqual(expected),
          thenMatches: (...expected: object[]) => expect(ask()).toMatchObject(expected),
          thenNothing: () => expect(ask()).toEqual([]),
          thenRefused: (code: string) => {
            try {
              expect(ask()).toBe(`refused with ${code}`);
            } catch (error) {
              if (!(error instanceof Refusal)) throw error;
              expect(error.code).toBe(code);
            }
          },
        };
      },
    }),
  };
};
