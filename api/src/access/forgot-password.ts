import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Asker } from '@sae/platform/log';
import { Addresses } from './addresses.js';
import { inEvenTime } from './even-time.js';
import { OtpSender, type Resent } from './resend-otp.js';

/** The same answer for every address; a mail only to one that has an account. */
export class ForgotPassword extends Command<Resent> {
  constructor(
    readonly email: string,
    readonly by: Asker,
  ) {
    super();
  }
}

@CommandHandler(ForgotPassword)
export class ForgotPasswordHandler implements ICommandHandler<ForgotPassword> {
  constructor(
    private readonly addresses: Addresses,
    private readonly sender: OtpSender,
  ) {}

  execute({ email, by }: ForgotPassword): Promise<Resent> {
    return inEvenTime(this.request(email, by));
  }

  private async request(email: string, by: Asker): Promise<Resent> {
    const account = await this.addresses.account(email);
    await this.sender.send(this.addresses.keyOf(email), account, by, 'RequestPasswordReset');
    return { message: 'If this email has an account, an OTP has been sent to it.' };
  }
}
