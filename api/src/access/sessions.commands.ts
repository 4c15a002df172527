import { accountBook, type Account, type PendingSignUp, type SessionView } from '@sae/domain/access';
import type { LogInRequest } from '@sae/domain/access/credentials.dto';
import { Refusal } from '@sae/domain/kernel';
import { peopleBook } from '@sae/domain/people';
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
import { Sessions } from './sessions.js';
import type { Claims } from './tokens.js';

/** Hashing is dear: of several sign-ups that wait at an address the newest are tried. */
const SIGN_UPS_TRIED = 3;

/** Opens a session; somebody not yet verified is sent a code, somebody without a plan is sent to the plans. */
export const logIn = command(
  [Addresses, Passwords, LogInLimits, Browsers, OtpSender, Sessions, SecurityEvents],
  (addresses, passwords, limits, browsers, sender, sessions, security) => {
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

    return inEvenTime(async ({ email, password }: LogInRequest, visitor: Visitor): Promise<SessionView> => {
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
      return signUp ? askForCode(email, account, signUp, visitor) : sessions.open(account, visitor);
    });
  },
);

/** Ends the session that asks, or all of the account: their tokens and sockets, on every node. A person ends their own. */
export const logOut = command(
  [Decisions],
  (decisions) => async (claims: Claims, isEverywhere: boolean, by: RequestContext) => {
    const { restaurantId, sessionId, expiresAt, at } = claims;
    if (at) {
      await decisions.make(peopleBook, String(restaurantId), { type: 'EndPersonSession', sessionId }, by);
      return { message: 'Logged out successfully' };
    }
    const until = new Date(expiresAt * 1000).toISOString();
    const one = { type: 'EndSession', sessionId, until } as const;
    const end = isEverywhere ? ({ type: 'EndAllSessions' } as const) : one;
    await decisions.make(accountBook, String(restaurantId), end, by);
    return { message: isEverywhere ? 'Logged out everywhere' : 'Logged out successfully' };
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
