import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { LogInRequest, SessionView } from '@sae/domain/access';
import { Refusal } from '@sae/domain/kernel';
import type { Asker } from '@sae/platform/log';
import { Clock } from '../clock.js';
import { Addresses } from './addresses.js';
import { inEvenTime } from './even-time.js';
import { Passwords } from './passwords.js';
import { OtpSender } from './resend-otp.js';
import { session } from './session.js';
import { Throttle } from './throttle.js';
import { Tokens } from './tokens.js';

/** Opens a session; somebody not yet verified is sent a code, somebody without a plan is sent to the plans. */
export class LogIn extends Command<SessionView> {
  constructor(
    readonly request: LogInRequest,
    readonly by: Asker,
  ) {
    super();
  }
}

@CommandHandler(LogIn)
export class LogInHandler implements ICommandHandler<LogIn> {
  constructor(
    private readonly addresses: Addresses,
    private readonly passwords: Passwords,
    private readonly throttle: Throttle,
    private readonly sender: OtpSender,
    private readonly tokens: Tokens,
    private readonly clock: Clock,
  ) {}

  execute({ request, by }: LogIn): Promise<SessionView> {
    return inEvenTime(this.logIn(request, by));
  }

  private async logIn({ email, password }: LogInRequest, by: Asker): Promise<SessionView> {
    const address = this.addresses.keyOf(email);
    await this.throttle.logIn(address);
    const account = await this.addresses.account(email);
    const isRight = await this.passwords.matches(password, account?.passwordHash ?? null);
    if (!account || !isRight) throw new Refusal('unauthenticated', 'log-in/wrong', 'Invalid email or password');
    await this.throttle.loggedIn(address);
    if (account.isVerified) return session(account, this.tokens, this.clock.now());
    await this.sender.send(address, account, by).catch((error: unknown) => {
      // A code was sent a moment ago: that one will do.
      if (!(error instanceof Refusal && error.kind === 'too-many')) throw error;
    });
    return { requiresOtp: true, email };
  }
}
