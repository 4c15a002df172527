import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { LogInRequest, SessionView, Account, PendingSignUp } from '@sae/domain/access';
import { Refusal } from '@sae/domain/kernel';
import { SecurityEvents } from '../security/security-events.js';
import { Addresses } from './addresses.js';
import { Browsers } from './browsers.js';
import { inEvenTime } from './answer-ids.js';
import { LogInLimits } from './log-in-limits.js';
import { Passwords } from './passwords.js';
import { OtpSender } from './resend-otp.js';
import { Sessions } from './sessions.js';
import type { Visitor } from './visitor.js';

/** Opens a session; somebody not yet verified is sent a code, somebody without a plan is sent to the plans. */
export class LogIn extends Command<SessionView> {
  constructor(
    readonly request: LogInRequest,
    readonly visitor: Visitor,
  ) {
    super();
  }
}

/** Hashing is dear: of several sign-ups that wait at an address the newest are tried. */
const SIGN_UPS_TRIED = 3;

@CommandHandler(LogIn)
export class LogInHandler implements ICommandHandler<LogIn> {
  constructor(
    private readonly addresses: Addresses,
    private readonly passwords: Passwords,
    private readonly limits: LogInLimits,
    private readonly browsers: Browsers,
    private readonly sender: OtpSender,
    private readonly sessions: Sessions,
    private readonly security: SecurityEvents,
  ) {}

  execute({ request, visitor }: LogIn): Promise<SessionView> {
    return inEvenTime(this.logIn(request, visitor));
  }

  private async logIn({ email, password }: LogInRequest, visitor: Visitor): Promise<SessionView> {
    const address = this.addresses.keyOf(email);
    const account = await this.addresses.account(email);
    const asker = this.browsers.asker(visitor, account);
    const isHeld = await this.limits.before(address, asker);
    if (isHeld) this.noteDelay(email, visitor);
    const signUp = account && !account.isVerified ? await this.signUpOf(account, password) : null;
    const isRight = signUp !== null || (await this.isRight(account, password));
    if (!account || !isRight) {
      await this.limits.failed(address, asker);
      throw new Refusal('unauthenticated', 'log-in/wrong', 'Invalid email or password');
    }
    await this.limits.loggedIn(address, asker);
    return signUp ? this.askForCode(email, account, signUp, visitor) : this.sessions.open(account, visitor);
  }

  private noteDelay(email: string, { by: { requestId }, client }: Visitor): void {
    this.security.note('security.login_delayed', client, () => ({ address: this.addresses.bookOf(email), requestId }));
  }

  /** Whoever has no account, or waits to be verified, has no password that is right. */
  private async isRight(account: Account | null, password: string): Promise<boolean> {
    if (account && !account.isVerified) return false;
    return this.passwords.matches(password, account?.passwordHash ?? null);
  }

  private async signUpOf({ signUps }: Account, password: string): Promise<PendingSignUp | null> {
    for (const signUp of signUps.slice(-SIGN_UPS_TRIED).reverse())
      if (await this.passwords.matches(password, signUp.passwordHash)) return signUp;
    return null;
  }

  private async askForCode(email: string, account: Account, signUp: PendingSignUp, visitor: Visitor) {
    const named = signUp.signUpId === '' ? {} : { signUpId: signUp.signUpId };
    await this.sender
      .send(this.addresses.addressee(email), account, { type: 'ResendOtp', ...named }, visitor)
      .catch((error: unknown) => {
        // A code was sent a moment ago: that one will do.
        if (!(error instanceof Refusal && error.kind === 'too-many')) throw error;
      });
    return { requiresOtp: true, email, ...named } as const;
  }
}
