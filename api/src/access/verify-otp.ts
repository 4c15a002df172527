import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { OTP, type SessionView, type VerifyOtpRequest } from '@sae/domain/access';
import { msBetween, Refusal } from '@sae/domain/kernel';
import { accountBook, type Account } from '@sae/domain/restaurant';
import { otpCode } from '@sae/platform/codes';
import type { Asker } from '@sae/platform/log';
import { Clock } from '../clock.js';
import { Decisions } from '../decisions.js';
import { Settings } from '../settings.js';
import { Addresses } from './addresses.js';
import { inEvenTime } from './even-time.js';
import { session } from './session.js';
import { Throttle } from './throttle.js';
import { Tokens } from './tokens.js';

/** The mailed code shows that the address is theirs; it signs them in. */
export class VerifyOtp extends Command<SessionView> {
  constructor(
    readonly request: VerifyOtpRequest,
    readonly by: Asker,
  ) {
    super();
  }
}

@CommandHandler(VerifyOtp)
export class VerifyOtpHandler implements ICommandHandler<VerifyOtp> {
  constructor(
    private readonly decisions: Decisions,
    private readonly addresses: Addresses,
    private readonly tokens: Tokens,
    private readonly throttle: Throttle,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  execute({ request, by }: VerifyOtp): Promise<SessionView> {
    return inEvenTime(this.verify(request, by));
  }

  private async verify({ email, otp }: VerifyOtpRequest, by: Asker): Promise<SessionView> {
    const account = await this.addresses.account(email);
    const verified = account && (await this.tried(account, otp, by));
    if (!verified) throw await this.throttle.wrongOtp(this.addresses.keyOf(email));
    return session(verified, this.tokens, this.clock.now());
  }

  /** The verified account, or null when the code does not count: which of the reasons it was, the throttle tells. */
  private async tried({ restaurantId }: Account, otp: string, by: Asker): Promise<Account | null> {
    const codeOf = (otpId: string) => otpCode(this.settings.config.jwtSecret, otpId);
    try {
      const command = { type: 'VerifyEmail', otp, codeOf } as const;
      const { state, events } = await this.decisions.make(accountBook, String(restaurantId), command, by);
      const verified = events.find(({ type }) => type === 'EmailVerified');
      // A repeated request gets its first answer, but is no key to the account for ever.
      return verified && msBetween(verified.at, this.clock.now()) < OTP.livesMs ? state : null;
    } catch (error) {
      if (error instanceof Refusal && error.code.startsWith('otp/')) return null;
      throw error;
    }
  }
}
