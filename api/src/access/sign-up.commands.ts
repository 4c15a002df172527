import { accountBook, OTP } from '@sae/domain/access';
import type { ResendOtpRequest, SignUpRequest, VerifyOtpRequest } from '@sae/domain/access/credentials.dto';
import { msBetween, Refusal } from '@sae/domain/kernel';
import { withoutKey } from '@sae/platform/log';
import { command } from '../kernel/bus.js';
import { Clock } from '../kernel/clock.js';
import { Decisions } from '../kernel/decisions.js';
import { Configuration } from '../kernel/configuration.js';
import { Addresses } from './addresses.js';
import { AnswerIds, inEvenTime } from './answer-ids.js';
import { Browsers } from './browsers.js';
import { OtpSender, OtpTries } from './otps.js';
import { Passwords } from './passwords.js';
import type { Visitor } from './request-context.js';
import { Sessions } from './sessions.js';
import { Throttle } from './throttle.js';
import type { Entered } from './workplaces.js';

const SENT = 'An OTP has been sent to your email for verification.';

/**
 * Until an address is verified each sign-up waits for a code of its own; the owner of a verified one is told by mail, the
 * visitor nothing.
 */
export const signUp = command(
  [Decisions, Addresses, Passwords, Throttle, Browsers, AnswerIds, Configuration],
  (decisions, addresses, passwords, throttle, browsers, ids, configuration) =>
    inEvenTime(async (request: SignUpRequest, visitor: Visitor) => {
      const { email, password, restaurantName, ownerName } = request;
      const { requestId, key } = visitor.by;
      const to = addresses.addressee(email);
      const signUpId = ids.of('sign-up', to.address, visitor.by);
      const account = await addresses.account(email);
      const asker = browsers.asker(visitor, account);
      const mail = { ...to, asker, id: signUpId };
      await throttle.mail(mail, key ?? requestId);
      try {
        const passwordHash = await passwords.hash(password);
        // The claim first: an account nobody can find is worse than a claim without one, which the next try fills.
        const restaurantId = await addresses.claim(email, visitor.by);
        // An account of before keeps its address as it was claimed.
        const person = { restaurantId, restaurantName, ownerName, email: account?.email ?? email, passwordHash };
        const keyVersion = configuration.keys.codes[0].version;
        const waiting = { type: 'SignUp', ...person, signUpId, asker, keyVersion } as const;
        // Without the Idempotency-Key: its fingerprint in the log would tell something of the password.
        await decisions.make(accountBook, String(restaurantId), waiting, withoutKey(visitor.by));
      } catch (error) {
        // Mailed too often: the same answer as for an address without an account.
        if (!(error instanceof Refusal && error.kind === 'too-many')) {
          await throttle.release(mail);
          throw error;
        }
      }
      return { message: SENT, email, signUpId };
    }),
);

/** The mailed code shows that the address is theirs; it signs them in. */
export const verifyOtp = command(
  [Addresses, OtpTries, Sessions, Throttle, Clock],
  (addresses, tries, sessions, throttle, clock) =>
    inEvenTime(async ({ email, otp, signUpId }: VerifyOtpRequest, visitor: Visitor): Promise<Entered> => {
      const account = await addresses.account(email);
      const made = account && (await tries.make(account, { type: 'VerifyEmail', otp, signUpId }, visitor.by));
      const verified = made?.events.find(({ type }) => type === 'EmailVerified');
      // A repeated request gets its first answer, but is no key to the account for ever.
      if (!made || !verified || msBetween(verified.at, clock.now()) >= OTP.livesMs)
        throw await throttle.wrongOtp(addresses.keyOf(email), signUpId);
      const session = await sessions.open(made.state, visitor);
      return { session, accountId: made.state.restaurantId };
    }),
);

/** The same answer for every address; a mail only to one that waits to be verified. */
export const resendOtp = command([Addresses, OtpSender], (addresses, sender) =>
  inEvenTime(async ({ email, signUpId }: ResendOtpRequest, visitor: Visitor) => {
    const account = await addresses.account(email);
    await sender.send(addresses.addressee(email), account, { type: 'ResendOtp', signUpId }, visitor);
    return { message: SENT };
  }),
);
