import { accountBook, isKnown, type Account, type PendingSignUp } from '@sae/domain/access';
import type { LogInRequest } from '@sae/domain/access/credentials.dto';
import { personActor, Refusal } from '@sae/domain/kernel';
import { OWNER_ID, peopleBook } from '@sae/domain/people';
import type { RequestContext } from '@sae/platform/log';
import { command } from '../kernel/bus.js';
import { Decisions } from '../kernel/decisions.js';
import { SecurityEvents } from '../security/security-events.js';
import { Addresses } from './addresses.js';
import { inEvenTime } from './answer-ids.js';
import { Browsers } from './browsers.js';
import { LogInLimits } from './log-in-limits.js';
import { OtpSender } from './otps.js';
import { Passwords } from './passwords.js';
import type { Visitor } from './request-context.js';
import { reviewOf } from './review.js';
import { SecondFactors } from './second-factors.js';
import type { Claims } from './tokens.js';
import { Workplaces, type Entered } from './workplaces.js';

/** Hashing is dear: of several sign-ups that wait at an address the newest are tried. */
const SIGN_UPS_TRIED = 3;

/** Opens a session; somebody not yet verified is sent a code, somebody without a plan is sent to the plans. */
export const logIn = command(
  [Addresses, Passwords, LogInLimits, Browsers, OtpSender, SecondFactors, Workplaces, SecurityEvents],
  (addresses, passwords, limits, browsers, sender, factors, workplaces, security) => {
    /** Whoever has no account, or waits to be verified, has no password that is right. */
    const matches = async (account: Account | null, password: string): Promise<boolean> => {
      if (account && !account.isVerified) return false;
      return passwords.matches(password, account?.passwordHash ?? null);
    };

    const signUpOf = async ({ signUps }: Account, password: string): Promise<PendingSignUp | null> => {
      for (const signUp of signUps.slice(-SIGN_UPS_TRIED).reverse())
        if (await passwords.matches(password, signUp.passwordHash)) return signUp;
      return null;
    };

    const askForCode = async (email: string, account: Account, { signUpId }: PendingSignUp, visitor: Visitor) => {
      const named = signUpId === '' ? {} : { signUpId };
      await sender
        .send(addresses.addressee(email), account, { type: 'ResendOtp', ...named }, visitor)
        .catch((error: unknown) => {
          // A code was sent a moment ago: that one will do.
          if (!(error instanceof Refusal && error.kind === 'too-many')) throw error;
        });
      return { requiresOtp: true, email, ...named } as const;
    };

    const noteDelay = (email: string, { by: { requestId }, client }: Visitor): void =>
      security.note('security.login_delayed', client, () => ({ address: addresses.bookOf(email), requestId }));

    return inEvenTime(async (request: LogInRequest, visitor: Visitor): Promise<Entered> => {
      const { email, password, restaurantId, secondFactor } = request;
      const address = addresses.keyOf(email);
      const account = await addresses.account(email);
      const asker = browsers.asker(visitor, account);
      const isHeld = await limits.before(address, asker);
      if (isHeld) noteDelay(email, visitor);
      const signUp = account && !account.isVerified ? await signUpOf(account, password) : null;
      const isRight = signUp !== null || (await matches(account, password));
      if (!account || !isRight) {
        await limits.failed(address, asker);
        throw new Refusal('unauthenticated', 'log-in/wrong', 'Invalid email or password');
      }
      await limits.loggedIn(address, asker);
      if (account.secondFactor && !isKnown(asker)) {
        if (!secondFactor) return { session: { requiresSecondFactor: true }, accountId: account.restaurantId };
        await factors.match(account.restaurantId, secondFactor, visitor.by);
      }
      const session = await (signUp
        ? askForCode(email, account, signUp, visitor)
        : workplaces.enter(account, restaurantId, visitor));
      return { session, accountId: account.restaurantId };
    });
  },
);

/** In the book of their own account somebody is nobody's manager or waiter. */
const asAccount = (by: RequestContext): RequestContext => ({
  ...by,
  actor: personActor(OWNER_ID),
  review: reviewOf('owner'),
});

/** Ends the session that somebody shows. */
export const endOf = async (decisions: Decisions, claims: Claims, by: RequestContext): Promise<void> => {
  const { restaurantId, sessionId, expiresAt, person } = claims;
  const until = new Date(expiresAt * 1000).toISOString();
  await (person
    ? decisions.make(peopleBook, String(restaurantId), { type: 'EndPersonSession', sessionId }, by)
    : decisions.make(accountBook, String(restaurantId), { type: 'EndSession', sessionId, until }, by));
};

/** Ends the session that asks, or all of the account: their tokens and sockets, on every node. Who logged in by PIN ends their own. */
export const logOut = command(
  [Decisions],
  (decisions) => async (claims: Claims, isEverywhere: boolean, by: RequestContext) => {
    const { restaurantId, person } = claims;
    if (!isEverywhere || (person && !person.account)) {
      await endOf(decisions, claims, by);
      return { message: 'Logged out successfully' };
    }
    const own = person?.account ? { id: person.account.id, by: asAccount(by) } : { id: restaurantId, by };
    await decisions.make(accountBook, String(own.id), { type: 'EndAllSessions' }, own.by);
    return { message: 'Logged out everywhere' };
  },
);

/** Ends one of the account's sessions, wherever it is. */
export const endSession = command(
  [Decisions],
  (decisions) => async (restaurantId: number, sessionId: string, by: RequestContext) => {
    await decisions.make(accountBook, String(restaurantId), { type: 'EndSession', sessionId }, by);
    return { message: 'That login has ended' };
  },
);

/** Ends all of the account's sessions but the one that asks. */
export const endOtherSessions = command(
  [Decisions],
  (decisions) =>
    async ({ restaurantId, sessionId }: Claims, by: RequestContext) => {
      const end = { type: 'EndOtherSessions', keptSessionId: sessionId } as const;
      await decisions.make(accountBook, String(restaurantId), end, by);
      return { message: 'All other logins have ended' };
    },
);
