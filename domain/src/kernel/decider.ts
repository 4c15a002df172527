import type { Actor, Circumstances, DomainEvent, IsoTime, Recorded } from './event.js';
import { UnknownFact } from './refusal.js';

export interface Command<Type extends string = string> {
  readonly type: Type;
}

/** When and by whom a command is asked: the injected clock, so that decisions stay pure. */
export interface CommandContext {
  readonly at: IsoTime;
  readonly actor: Actor;
}

type Named<U extends { type: string }, T extends string> = Extract<U, { type: T }>;

/** Exhaustive by type: leave a line out and `tsc` names the missing event or command. */
export interface Tables<S, C extends Command, E extends DomainEvent> {
  readonly category: string;
  readonly initial: S;
  readonly on: { readonly [T in E['type']]: (state: S, data: Named<E, T>['data'], fact: Circumstances) => S };
  readonly when: { readonly [T in C['type']]: (command: Named<C, T>, state: S, asked: CommandContext) => readonly E[] };
}

export interface Decider<S, C extends Command, E extends DomainEvent> {
  readonly category: string;
  readonly initial: S;
  /** The names of the facts it knows. */
  readonly facts: readonly string[];
  /** @throws UnknownFact */
  evolve(state: S, event: Recorded<E>): S;
  /** @throws Refusal when the state does not allow the command. */
  decide(command: C, state: S, asked: CommandContext): readonly E[];
}

type AnyFold<S> = (state: S, data: unknown, fact: Circumstances) => S;
type AnyDecision<S, C, E> = (command: C, state: S, asked: CommandContext) => readonly E[];

/** Two tables make an aggregate: `on` a fact, its state changes; `when` asked, it answers with facts. */
export const decider = <S, C extends Command, E extends DomainEvent>({
  category,
  initial,
  on,
  when,
}: Tables<S, C, E>): Decider<S, C, E> => ({
  category,
  initial,
  facts: Object.keys(on),
  evolve: (state, event) => {
    if (!Object.hasOwn(on, event.type)) throw new UnknownFact(event.type);
    return (on[event.type as E['type']] as AnyFold<S>)(state, event.data, event);
  },
  decide: (command, state, asked) => (when[command.type as C['type']] as AnyDecision<S, C, E>)(command, state, asked),
});

/** The same row in a table for each of some facts. */
export const rowEach = <const T extends string, Row>(types: readonly T[], row: Row): { readonly [K in T]: Row } =>
  Object.fromEntries(types.map((type) => [type, row])) as { readonly [K in T]: Row };

/**
 * The inverse of `when`: by fact, the command it answers, so that whoever verifies a book can decide it again. Where the
 * fact alone does not say it, with what stands around it.
 */
export type Inverse<E extends DomainEvent, C, Around = void> = {
  readonly [T in E['type']]: (data: Named<E, T>['data'], around: Around) => C;
};

export const inverse =
  <E extends DomainEvent, C, Around = void>(table: Inverse<E, C, Around>) =>
  ({ type, data }: E, around: Around): C => {
    if (!Object.hasOwn(table, type)) throw new UnknownFact(type);
    return (table[type as E['type']] as (data: object, around: Around) => C)(data, around);
  };
