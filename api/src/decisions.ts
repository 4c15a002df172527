import { Injectable } from '@nestjs/common';
import { Refusal, type Command, type Decider, type DomainEvent, type RefusalKind } from '@sae/domain/kernel';
import { Books, type RequestContext, type CommandResult } from '@sae/platform/log';
import { Progress } from '@sae/projections/progress';

/** Refusals that leave open whether the request is new. */
const UNANSWERED: readonly RefusalKind[] = ['key-reused', 'unavailable'];

/** The only way to write: decided, in the log, and in the read models before anybody is answered. */
@Injectable()
export class Decisions {
  constructor(
    private readonly books: Books,
    private readonly progress: Progress,
  ) {}

  /** @throws Refusal */
  async make<S, C extends Command, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    key: string,
    command: C,
    by: RequestContext,
  ): Promise<CommandResult<S, E>> {
    const made = await this.books.make(decider, key, command, by);
    // When the read models are late the answer does not wait for ever: what it says is in the log.
    if (made.position !== null && !(await this.progress.reached(made.position))) await this.progress.owe(made.position);
    return made;
  }

  /** What a request made when it came the first time; null when it is new. The rules always refuse `impossible`. */
  async made<S, C extends Command, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    key: string,
    impossible: C,
    by: RequestContext,
  ): Promise<CommandResult<S, E> | null> {
    if (by.key === undefined) return null;
    try {
      return await this.make(decider, key, impossible, by);
    } catch (error) {
      if (error instanceof Refusal && !UNANSWERED.includes(error.kind)) return null;
      throw error;
    }
  }

  state<S, C extends Command, E extends DomainEvent>(decider: Decider<S, C, E>, key: string): Promise<S> {
    return this.books.state(decider, key);
  }
}
