import { Injectable } from '@nestjs/common';
import type { Command, Decider, DomainEvent } from '@sae/domain/kernel';
import { CommandProcessor, type RequestContext, type CommandResult } from '@sae/platform/log';
import { Progress } from '@sae/projections/progress';

/** The only way to write: decided, in the log, and in the read models before anybody is answered. */
@Injectable()
export class Decisions {
  constructor(
    private readonly processor: CommandProcessor,
    private readonly progress: Progress,
  ) {}

  /** @throws Refusal */
  async make<S, C extends Command, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    key: string,
    command: C,
    by: RequestContext,
  ): Promise<CommandResult<S, E>> {
    return this.shown(await this.processor.make(decider, key, command, by));
  }

  /** What a request made when it came the first time; null when it is new. @throws Refusal of a key used otherwise */
  async made<S, C extends Command, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    key: string,
    by: RequestContext,
  ): Promise<CommandResult<S, E> | null> {
    const made = await this.processor.made(decider, key, by);
    return made && this.shown(made);
  }

  state<S, C extends Command, E extends DomainEvent>(decider: Decider<S, C, E>, key: string): Promise<S> {
    return this.processor.state(decider, key);
  }

  /** When the read models are late the answer does not wait for ever: what it says is in the log. */
  private async shown<S, E extends DomainEvent>(made: CommandResult<S, E>): Promise<CommandResult<S, E>> {
    if (made.position !== null && !(await this.progress.reached(made.position))) await this.progress.owe(made.position);
    return made;
  }
}
