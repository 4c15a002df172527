import { isDeepStrictEqual } from 'node:util';
import { Refusal, type Command, type Decider, type DomainEvent, type Recorded } from '@sae/domain/kernel';

export interface Replay {
  /** What is wrong with the next fact, in a sentence; null when nothing is. */
  tell(fact: Recorded): Promise<string | null> | string | null;
}

const SOURCES = { found: 'the log', expected: 'the rules' };

/** Why the rules would not tell these facts again in this state; null when they would. */
export const undecidable = <S, C extends Command, E extends DomainEvent>(
  decider: Decider<S, C, E>,
  command: C,
  state: S,
  facts: readonly Recorded<E>[],
  comparable: (event: E) => object = ({ type, data }) => ({ type, data }),
): string | null => {
  const found = facts.map(comparable);
  const { at, actor } = facts[0] as Recorded<E>;
  try {
    const decided: unknown = JSON.parse(JSON.stringify(decider.decide(command, state, { at, actor }).map(comparable)));
    if (isDeepStrictEqual(found, decided)) return null;
    return differenceBetween(found, decided, SOURCES) ?? 'the log and the rules tell it differently';
  } catch (error) {
    if (error instanceof Refusal) return `the rules refuse it: ${error.message}`;
    throw error;
  }
};

/**
 * A book in which every fact answers one command. One whose commands carry what the log must not know (codes) is followed
 * without them, and not decided again.
 */
export const simpleReplay = <S, C extends Command, E extends DomainEvent>(
  decider: Decider<S, C, E>,
  commandOf?: (event: E) => C,
): Replay => {
  let state = decider.initial;
  return {
    tell: (told) => {
      const fact = told as Recorded<E>;
      const wrong = commandOf ? undecidable(decider, commandOf(fact), state, [fact]) : null;
      state = decider.evolve(state, fact);
      return wrong;
    },
  };
};

/** A value as a sentence can carry it. */
const shown = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 200 ? `${text.slice(0, 200)} …` : text;
};

const partsOf = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;

export interface Sources {
  /** Who says what was found, and who says what it should be. */
  readonly found: string;
  readonly expected: string;
}

/** Where two JSON values differ first, in a sentence; null when they are the same. */
export const differenceBetween = (found: unknown, expected: unknown, sources: Sources, path = ''): string | null => {
  const [one, other] = [partsOf(found), partsOf(expected)];
  if (!one || !other || Array.isArray(found) !== Array.isArray(expected)) {
    if (Object.is(found, expected)) return null;
    return `${path || 'all of it'} is ${shown(found)} in ${sources.found}, ${shown(expected)} by ${sources.expected}`;
  }
  for (const part of new Set([...Object.keys(other), ...Object.keys(one)])) {
    const inner = Array.isArray(found) ? `${path}[${part}]` : path ? `${path}.${part}` : part;
    const difference = differenceBetween(one[part], other[part], sources, inner);
    if (difference) return difference;
  }
  return null;
};
