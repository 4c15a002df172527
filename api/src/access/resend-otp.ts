import { Injectable } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type ResendOtpRequest, type Resent, accountBook, type Account } from '@sae/domain/access';
import { Refusal } from '@sae/domain/kernel';
import { Decisions } from '../kernel/decisions.js';
import { Settings } from '../kernel/settings.js';
import { Addresses, type Addressee } from './addresses.js';
import { Browsers } from './browsers.js';
import { inEvenTime } from './answer-ids.js';
import { Throttle } from './throttle.js';
import type { Visitor } from './visitor.js';

/** The same answer for every address; a mail only to one that waits to be verified. */
export class ResendOtp extends Command<Resent> {
  constructor(
    readonly request: ResendOtpRequest,
    readonly visitor: Visitor,
  ) {
    super();
  }
}

type CodeWanted =
  | { readonly type: 'ResendOtp'; readonly signUpId?: string }
  | { readonly type: 'RequestPasswordReset'; readonly resetId: string };

/** Sends a new code, unless too many were sent already. */
@Injectable()
export class OtpSender {
  constructor(
    private readonly decisions: Decisions,
    private readonly throttle: Throttle,
    private readonly browsers: Browsers,
    private readonly settings: Settings,
  ) {}

  /** @throws Refusal of the throttle, which knows nothing of accounts. */
  async send(to: Addressee, account: Account | null, wanted: CodeWanted, visitor: Visitor): Promise<void> {
    const { actor, requestId, key } = visitor.by;
    const asker = this.browsers.asker(visitor, account);
    const id = wanted.type === 'ResendOtp' ? wanted.signUpId : wanted.resetId;
    const mail = { ...to, asker, id: id ?? '' };
    await this.throttle.mail(mail, key ?? requestId);
    if (!account) return;
    try {
      const keyVersion = this.settings.keys.codes[0].version;
      const command = { ...wanted, asker, keyVersion };
      await this.decisions.make(accountBook, String(account.restaurantId), command, { actor, requestId });
    } catch (error) {
      if (error instanceof Refusal && error.kind === 'too-many') return;
      await this.throttle.release(mail);
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

  execute({ request, visitor }: ResendOtp): Promise<Resent> {
    return inEvenTime(this.resend(request, visitor));
  }

  private async resend({ email, signUpId }: ResendOtpRequest, visitor: Visitor): Promise<Resent> {
    const account = await this.addresses.account(email);
    await this.sender.send(this.addresses.addressee(email), account, { type: 'ResendOtp', signUpId }, visitor);
    return { message: 'An OTP has been sent to your email for verification.' };
  }
}
