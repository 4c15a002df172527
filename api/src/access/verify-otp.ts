import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { OTP, type SessionView, type VerifyOtpRequest, type Account } from '@sae/domain/access';
import { msBetween } from '@sae/domain/kernel';
import { Clock } from '../kernel/clock.js';
import { Addresses } from './addresses.js';
import { inEvenTime } from './answer-ids.js';
import { OtpTries } from './otp-tries.js';
import { Sessions } from './sessions.js';
import { Throttle } from './throttle.js';
import type { Visitor } from './visitor.js';

type Code = Pick<VerifyOtpRequest, 'otp' | 'signUpId'>;

/** The mailed code shows that the address is theirs; it signs them in. */
export class VerifyOtp extends Command<SessionView> {
  constructor(
    readonly request: VerifyOtpRequest,
    readonly visitor: Visitor,
  ) {
    super();
  }
}

@CommandHandler(VerifyOtp)
export class VerifyOtpHandler implements ICommandHandler<VerifyOtp> {
  constructor(
    private readonly addresses: Addresses,
    private readonly tries: OtpTries,
    private readonly sessions: Sessions,
    private readonly throttle: Throttle,
    private readonly clock: Clock,
  ) {}

  execute({ request, visitor }: VerifyOtp): Promise<SessionView> {
    return inEvenTime(this.verify(request, visitor));
  }

  private async verify({ email, otp, signUpId }: VerifyOtpRequest, visitor: Visitor): Promise<SessionView> {
    const account = await this.addresses.account(email);
    const verified = account && (await this.tried(account, { otp, signUpId }, visitor.by));
    if (!verified) throw await this.throttle.wrongOtp(this.addresses.keyOf(email), signUpId);
    return this.sessions.open(verified, visitor);
  }

  /** The verified account, or null when the code does not count. */
  private async tried(account: Account, code: Code, by: Visitor['by']): Promise<Account | null> {
    const made = await this.tries.make(account, { type: 'VerifyEmail', ...code }, by);
    const verified = made?.events.find(({ type }) => type === 'EmailVerified');
    // A repeated request gets its first answer, but is no key to the account for ever.
    return made && verified && msBetween(verified.at, this.clock.now()) < OTP.livesMs ? made.state : null;
  }
}
