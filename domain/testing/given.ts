import { expect } from '@jest/globals';
import {
  Refusal,
  type Actor,
  type CommandContext,
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
      when: (command: C, asked: Partial<CommandContext> = {}) => {
        const ask = () => decider.decide(command, fold(events), { at: at(events.length), actor, ...asked });
        return {
          then: (...expected: E[]) => expect(ask()).toEqual(expected),
          thenMatches: (...expected: object[]) => expect(ask()).toMatchObject(expected),
          thenNothing: () => expect(ask()).toEqual([]),
          /** Refused with this code and, when given, exactly this sentence for the user. */
          thenRefused: (code: string, message?: string) => {
            const refusal = refusalOf(ask);
            expect(refusal.code).toBe(code);
            if (message !== undefined) expect(refusal.message).toBe(message);
          },
        };
      },
    }),
  };
};

/** The refusal a wish meets; anything else it throws is a bug and goes on. */
export const refusalOf = (ask: () => unknown): Refusal => {
  try {
    const answer = ask();
    throw new Error(`Not refused, but answered ${JSON.stringify(answer)}`);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
};
