import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Refusal } from '@sae/domain/kernel';
import type { Received } from '@sae/domain/subscription';
import type { RequestContext } from '@sae/platform/log';
import { PaymentProvider } from './providers/payment-provider.js';
import { Settlements } from './settlements.js';

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

@CommandHandler(HearProvider)
export class HearProviderHandler implements ICommandHandler<HearProvider> {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly settlements: Settlements,
  ) {}

  async execute({ body, signature, requestId }: HearProvider): Promise<Received> {
    const heard = await this.provider.heard(body, signature);
    if (heard) {
      const by: RequestContext = { actor: 'system', requestId };
      await this.settlements.settle(heard, heard.evidence, by).catch((error: unknown) => {
        // What is wrong today is wrong tomorrow: people are told, the provider need not come again.
        if (!(error instanceof Refusal) || error.kind === 'unavailable') throw error;
      });
    }
    return { received: true };
  }
}
