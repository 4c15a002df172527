import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Refusal } from '@sae/domain/kernel';
import type { Asker } from '@sae/platform/log';
import type { Logger } from '@sae/platform/logging';
import { Clock } from '../clock.js';
import { LOGGER } from '../http/error-filter.js';
import { PaymentProvider, type Heard } from './payment-provider.js';
import { Settlements } from './settlements.js';

export interface Received {
  readonly received: true;
}

/** The provider tells by itself what became of a payment: also when the browser that paid was closed. */
export class HearProvider extends Command<Received> {
  constructor(
    /** As it was sent: the signature is over every byte of it. */
    readonly body: string,
    readonly signature: string,
    readonly requestId: string,
  ) {
    super();
  }
}

const WARNED_EVERY_MS = 60_000;

@CommandHandler(HearProvider)
export class HearProviderHandler implements ICommandHandler<HearProvider> {
  private warnedAt = -Infinity;

  constructor(
    private readonly provider: PaymentProvider,
    private readonly settlements: Settlements,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  async execute({ body, signature, requestId }: HearProvider): Promise<Received> {
    const heard = await this.heard(body, signature);
    if (heard) {
      const by: Asker = { actor: 'system', requestId };
      await this.settlements.settle(heard, heard.evidence, by).catch((error: unknown) => {
        // What is wrong today is wrong tomorrow: people are told, the provider need not come again.
        if (!(error instanceof Refusal) || error.kind === 'unavailable') throw error;
      });
    }
    return { received: true };
  }

  /** A wrong secret would go unnoticed for as long as browsers come back: so it is told, but strangers fill no log. */
  private async heard(body: string, signature: string): Promise<Heard | null> {
    try {
      return await this.provider.heard(body, signature);
    } catch (error) {
      const now = this.clock.nowMs();
      if (error instanceof Refusal && error.kind === 'invalid' && now - this.warnedAt >= WARNED_EVERY_MS) {
        this.log.warn(
          { code: error.code },
          'A webhook came with a wrong signature. Is RAZORPAY_WEBHOOK_SECRET theirs?',
        );
        this.warnedAt = now;
      }
      throw error;
    }
  }
}
