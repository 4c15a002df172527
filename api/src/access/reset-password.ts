import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ResetPasswordRequest, PasswordChanged, Account } from '@sae/domain/access';
import { Refusal } from '@sae/domain/kernel';
import type { RequestContext } from '@sae/platform/log';
import { isRepeat } from '../kernel/events.js';
import { Addresses } from './addresses.js';
import { Browsers } from './browsers.js';
import { inEvenTime } from './answer-ids.js';
import { OtpTries } from './otp-tries.js';
import { Passwords } from './passwords.js';
import { LogInLimits } from './log-in-limits.js';
import { Throttle } from './throttle.js';
import type { Visitor } from './visitor.js';

interface Reset extends Pick<ResetPasswordRequest, 'otp' | 'password' | 'resetId'> {
  readonly passwordHash: string;
}

/** The mailed code changes the password and ends every older token; it signs nobody in. */
export class ResetPassword extends Command<PasswordChanged> {
  constructor(
    readonly request: ResetPasswordRequest,
    readonly visitor: Visitor,
  ) {
    super();
  }
}

@CommandHandler(ResetPassword)
export class ResetPasswordHandler implements ICommandHandler<ResetPassword> {
  constructor(
    private readonly addresses: Addresses,
    private readonly passwords: Passwords,
    private readonly tries: OtpTries,
    private readonly throttle: Throttle,
    private readonly logIns: LogInLimits,
    private readonly browsers: Browsers,
  ) {}

  execute({ request, visitor }: ResetPassword): Promise<PasswordChanged> {
    return inEvenTime(this.reset(request, visitor));
  }

  private async reset(request: ResetPasswordRequest, visitor: Visitor): Promise<PasswordChanged> {
    const { email, otp, password, resetId } = request;
    const address = this.addresses.keyOf(email);
    // Hashed for everybody, so that an address without an account takes as long.
    const passwordHash = await this.passwords.hash(password);
    const account = await this.addresses.account(email);
    const isReset = account && (await this.tried(account, { otp, password, passwordHash, resetId }, visitor.by));
    if (!isReset) throw await this.throttle.wrongOtp(address, resetId);
    // Whoever guessed at the old password keeps nobody out from now on.
    await this.logIns.reset(address, this.browsers.asker(visitor, account));
    return { message: 'Your password has been changed. Please log in.' };
  }

  private async tried(
    account: Account,
    { otp, password, passwordHash, resetId }: Reset,
    by: RequestContext,
  ): Promise<boolean> {
    const made = await this.tries.make(account, { type: 'ResetPassword', otp, passwordHash, resetId }, by);
    const event = made?.events.find(({ type }) => type === 'PasswordReset');
    if (event?.type !== 'PasswordReset') return false;
    // No password is in a request's fingerprint: whether a repeated one says the same is for its hash to tell.
    if (isRepeat(event, by) && !(await this.passwords.matches(password, event.data.passwordHash)))
      throw new Refusal('key-reused', 'request/key-reused', 'This Idempotency-Key was used for another request');
    return true;
  }
}
