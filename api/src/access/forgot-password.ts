import type { ResetAsked } from '@sae/domain/access';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Addresses } from './addresses.js';
import { AnswerIds, inEvenTime } from './answer-ids.js';
import { OtpSender } from './resend-otp.js';
import type { Visitor } from './visitor.js';

/** The same answer for every address; a mail only to one that has an account. */
export class ForgotPassword extends Command<ResetAsked> {
  constructor(
    readonly email: string,
    readonly visitor: Visitor,
  ) {
    super();
  }
}

@CommandHandler(ForgotPassword)
export class ForgotPasswordHandler implements ICommandHandler<ForgotPassword> {
  constructor(
    private readonly addresses: Addresses,
    private readonly ids: AnswerIds,
    private readonly sender: OtpSender,
  ) {}

  execute({ email, visitor }: ForgotPassword): Promise<ResetAsked> {
    return inEvenTime(this.request(email, visitor));
  }

  private async request(email: string, visitor: Visitor): Promise<ResetAsked> {
    const to = this.addresses.addressee(email);
    const resetId = this.ids.of('reset', to.address, visitor.by);
    const account = await this.addresses.account(email);
    await this.sender.send(to, account, { type: 'RequestPasswordReset', resetId }, visitor);
    return { message: 'If this email has an account, an OTP has been sent to it.', resetId };
  }
}
