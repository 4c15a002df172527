import { Inject, Injectable } from '@nestjs/common';
import type { Command, Decider, DomainEvent } from '@sae/domain/kernel';
import { CommandProcessor, Log, type CommandResult, type LoggedEvent, type RequestContext } from '@sae/platform/log';
import { inSpan, type Tracing } from '@sae/platform/tracing';
import { Progress } from '@sae/projections/progress';
import { TRACING } from './connections.js';
import { InHand } from './in-hand.js';

/** The only way to write: decided, in the log, and in the read models before anybody is answered. */
@Injectable()
export class Decisions {
  constructor(
    private readonly processor: CommandProcessor,
    private readonly progress: Progress,
    private readonly inHand: InHand,
    @Inject(TRACING) private readonly tracing: Tracing | null = null,
  ) {}

  /** @throws Refusal */
  async make<S, C extends Command, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    key: string,
    command: C,
    by: RequestContext,
  ): Promise<CommandResult<S, E>> {
    const made = await inSpan(this.tracing, `decide ${command.type}`, by, (asked) =>
      this.inHand.during(`${decider.category}-${key}`, this.processor.make(decider, key, command, asked)),
    );
    return this.shown(made, by);
  }

  /** What a request made when it came the first time; null when it is new. @throws Refusal of a key used otherwise */
  async made<S, C extends Command, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    key: string,
    by: RequestContext,
  ): Promise<CommandResult<S, E> | null> {
    const made = await this.processor.made(decider, key, by);
    return made && this.shown(made, by);
  }

  state<S, C extends Command, E extends DomainEvent>(decider: Decider<S, C, E>, key: string): Promise<S> {
    return this.processor.state(decider, key);
  }

  /** When the read models are late the answer does not wait for ever: what it says is in the log. */
  private async shown<R extends CommandResult<unknown, DomainEvent>>(made: R, by: RequestContext): Promise<R> {
    const { position } = made;
    if (position !== null)
      await inSpan(this.tracing, 'wait for the read models', by, async () => {
        if (!(await this.progress.reached(position))) await this.progress.owe(position);
      });
    return made;
  }
}

/** The event of that type among those a decision made. */
export const findEvent = <E extends { readonly type: string }, T extends E['type']>(
  events: readonly E[],
  type: T,
): Extract<E, { readonly type: T }> => {
  const event = events.find((made) => made.type === type);
  if (!event) throw new Error(`Expected ${type}, the decision made ${events.map((made) => made.type).join(', ')}`);
  return event as Extract<E, { readonly type: T }>;
};

/** Was this recorded by an earlier request, which is now repeated and wants the same answer? */
export const isRepeat = (event: LoggedEvent, by: RequestContext): boolean => event.requestId !== by.requestId;

/** Looks back into a book for what a repeated request was answered from. */
@Injectable()
export class PastEvents {
  constructor(private readonly log: Log) {}

  /** What `pick` finds in the newest event at or before `event` in which it finds anything. */
  async before<T>({ stream, revision }: LoggedEvent, pick: (event: LoggedEvent) => T | undefined): Promise<T> {
    for await (const page of this.log.pages(stream, { from: revision, backwards: true }))
      for (const event of page) {
        const found = pick(event);
        if (found !== undefined) return found;
      }
    throw new Error(`${stream} does not say what its event ${revision} is about`);
  }

  /** The state that the event left. */
  async state<S, C extends Command, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    { stream, revision }: LoggedEvent<E>,
  ): Promise<S> {
    let state = decider.initial;
    for await (const page of this.log.pages(stream, { from: 0 }))
      for (const event of page) {
        if (event.revision > revision) return state;
        state = decider.evolve(state, event as unknown as LoggedEvent<E>);
      }
    return state;
  }
}
