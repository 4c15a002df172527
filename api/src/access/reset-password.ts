import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ResetPasswordRequest } from '@sae/domain/access';
import { Refusal } from '@sae/domain/kernel';
import type { Account } from '@sae/domain/restaurant';
import type { Asker } from '@sae/platform/log';
import { isRepeat } from '../recall.js';
import { Addresses } from './addresses.js';
import { inEvenTime } from './even-time.js';
import { OtpTries } from './otp-tries.js';
import { Passwords } from './passwords.js';
import { Throttle } from './throttle.js';

export interface PasswordChanged {
  readonly message: string;
}

/** The mailed code changes the password and ends every older token; it signs nobody in. */
export class ResetPassword extends Command<PasswordChanged> {
  constructor(
    readonly request: ResetPasswordRequest,
    readonly by: Asker,
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
  ) {}

  execute({ request, by }: ResetPassword): Promise<PasswordChanged> {
    return inEvenTime(this.reset(request, by));
  }

  private async reset({ email, otp, password }: ResetPasswordRequest, by: Asker): Promise<PasswordChanged> {
    const address = this.addresses.keyOf(email);
    // Hashed for everybody, so that an address without an account takes as long.
    const passwordHash = await this.passwords.hash(password);
    const account = await this.addresses.account(email);
    const isReset = account && (await this.tried(account, { otp, password, passwordHash }, by));
    if (!isReset) throw await this.throttle.wrongOtp(address);
    // Whoever guessed at the old password keeps nobody out from now on.
    await this.throttle.loggedIn(address);
    return { message: 'Your password has been changed. Please log in.' };
  }

  private async tried(
    account: Account,
    { otp, password, passwordHash }: { otp: string; password: string; passwordHash: string },
    by: Asker,
  ): Promise<boolean> {
    const made = await this.tries.make(account, { type: 'ResetPassword', otp, passwordHash }, by);
    const event = made?.events.find(({ type }) => type === 'PasswordReset');
    if (event?.type !== 'PasswordReset') return false;
    // No password is in a request's fingerprint: whether a repeated one says the same is for its hash to tell.
    if (isRepeat(event, by) && !(await this.passwords.matches(password, event.data.passwordHash)))
      throw new Refusal('key-reused', 'request/key-reused', 'This Idempotency-Key was used for another request');
    return true;
  }
}
