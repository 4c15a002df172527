import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accountBook } from '@sae/domain/access';
import { type Submission } from '@sae/domain/restaurant';
import type { RequestContext } from '@sae/platform/log';
import { Decisions } from '../kernel/decisions.js';

/** May guests send orders themselves? */
export class ToggleOrderSubmission extends Command<Submission> {
  constructor(
    readonly restaurantId: number,
    readonly by: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(ToggleOrderSubmission)
export class ToggleOrderSubmissionHandler implements ICommandHandler<ToggleOrderSubmission> {
  constructor(private readonly decisions: Decisions) {}

  async execute({ restaurantId, by }: ToggleOrderSubmission): Promise<Submission> {
    const command = { type: 'ToggleOrderSubmission' } as const;
    const { events } = await this.decisions.make(accountBook, String(restaurantId), command, by);
    return { isSubmitDisabled: events.some(({ type }) => type === 'OrderSubmissionDisabled') };
  }
}
