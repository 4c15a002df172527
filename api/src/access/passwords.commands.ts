import type { ResetPasswordRequest } from '@sae/domain/access/credentials.dto';
import { Refusal } from '@sae/domain/kernel';
import { command } from '../kernel/bus.js';
import { isRepeat } from '../kernel/decisions.js';
import { Addresses } from './addresses.js';
import { AnswerIds, inEvenTime } from './answer-ids.js';
import { Browsers } from './browsers.js';
import { isGuessed } from './guessed-passwords.js';
import { LogInLimits } from './log-in-limits.js';
import { OtpSender, OtpTries } from './otps.js';
import { Passwords } from './passwords.js';
import type { Visitor } from './request-context.js';
import { Throttle } from './throttle.js';

/** The same answer for every address; a mail only to one that has an account. */
export const forgotPassword = command([Addresses, AnswerIds, OtpSender], (addresses, ids, sender) =>
  inEvenTime(async (email: string, visitor: Visitor) => {
    const to = addresses.addressee(email);
    const resetId = ids.of('reset', to.address, visitor.by);
    const account = await addresses.account(email);
    await sender.send(to, account, { type: 'RequestPasswordReset', resetId }, visitor);
    return { message: 'If this email has an account, an OTP has been sent to it.', resetId };
  }),
);

/** The mailed code changes the password and ends every older token; it signs nobody in. */
export const resetPassword = command(
  [Addresses, Passwords, OtpTries, Throttle, LogInLimits, Browsers],
  (addresses, passwords, tries, throttle, logIns, browsers) =>
    inEvenTime(async ({ email, otp, password, resetId }: ResetPasswordRequest, visitor: Visitor) => {
      const { by } = visitor;
      const address = addresses.keyOf(email);
      // Hashed for everybody, so that an address without an account takes as long.
      const passwordHash = await passwords.hash(password);
      const account = await addresses.account(email);
      const chosen = { passwordHash, isGuessed: await isGuessed(password, email, account) };
      const made = account && (await tries.make(account, { type: 'ResetPassword', otp, ...chosen, resetId }, by));
      const reset = made?.events.find(({ type }) => type === 'PasswordReset');
      if (reset?.type !== 'PasswordReset') throw await throttle.wrongOtp(address, resetId);
      // No password is in a request's fingerprint: whether a repeated one says the same is for its hash to tell.
      if (isRepeat(reset, by) && !(await passwords.matches(password, reset.data.passwordHash)))
        throw new Refusal('key-reused', 'request/key-reused', 'This Idempotency-Key was used for another request');
      // Whoever guessed at the old password keeps nobody out from now on.
      await logIns.reset(address, browsers.asker(visitor, account));
      return { message: 'Your password has been changed. Please log in.' };
    }),
);
