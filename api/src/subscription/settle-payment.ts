import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { planHistoryEntry, type PlanHistoryEntry } from '@sae/domain/subscription';
import type { RequestContext } from '@sae/platform/log';
import type { Evidence } from './providers/payment-provider.js';
import { Settlements, type Whose } from './settlements.js';

/** The browser comes back from paying, or says that it does not pay. */
export class SettlePayment extends Command<PlanHistoryEntry> {
  constructor(
    readonly whose: Whose,
    readonly evidence: Evidence,
    readonly by: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(SettlePayment)
export class SettlePaymentHandler implements ICommandHandler<SettlePayment> {
  constructor(private readonly settlements: Settlements) {}

  async execute({ whose, evidence, by }: SettlePayment): Promise<PlanHistoryEntry> {
    return planHistoryEntry(await this.settlements.settle(whose, evidence, by));
  }
}
