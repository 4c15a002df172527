import { Injectable } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Refusal } from '@sae/domain/kernel';
import { accountBook, type Account } from '@sae/domain/restaurant';
import type { Asker } from '@sae/platform/log';
import { Decisions } from '../decisions.js';
import { Addresses } from './addresses.js';
import { inEvenTime } from './even-time.js';
import { Throttle } from './throttle.js';

export interface Resent {
  readonly message: string;
}

/** The same answer for every address; a mail only to one that waits to be verified. */
export class ResendOtp extends Command<Resent> {
  constructor(
    readonly email: string,
    readonly by: Asker,
  ) {
    super();
  }
}

/** Sends a new code, unless too many were sent already. */
@Injectable()
export class OtpSender {
  constructor(
    private readonly decisions: Decisions,
    private readonly throttle: Throttle,
  ) {}

  /** @throws Refusal of the throttle, which knows nothing of accounts. */
  async send(
    address: string,
    account: Account | null,
    { actor, requestId, key }: Asker,
    type: 'ResendOtp' | 'RequestPasswordReset' = 'ResendOtp',
  ): Promise<void> {
    await this.throttle.mail(address, { actor, requestId, key });
    if (!account) return;
    try {
      await this.decisions.make(accountBook, String(account.restaurantId), { type }, { actor, requestId });
    } catch (error) {
      if (error instanceof Refusal && error.kind === 'too-many') return;
      await this.throttle.release(address);
      throw error;
    }
  }
}

@CommandHandler(ResendOtp)
export class ResendOtpHandler implements ICommandHandler<ResendOtp> {
  constructor(
    private readonly addresses: Addresses,
    private readonly sender: OtpSender,
  ) {}

  execute({ email, by }: ResendOtp): Promise<Resent> {
    return inEvenTime(this.resend(email, by));
  }

  private async resend(email: string, by: Asker): Promise<Resent> {
    await this.sender.send(this.addresses.keyOf(email), await this.addresses.account(email), by);
    return { message: 'An OTP has been sent to your email for verification.' };
  }
}
