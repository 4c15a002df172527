import {
  UNKNOWN_BROWSER,
  type OpenSessionView,
  accountBook,
  type OpenSession,
  inTime,
  SESSION_IDLE_MS,
} from '@sae/domain/access';
import { may, type Myself, type StaffView } from '@sae/domain/people';
import { Clock } from '../kernel/clock.js';
import { Decisions } from '../kernel/decisions.js';
import { query } from '../kernel/bus.js';
import { notYours } from './auth.guard.js';
import type { Admitted } from './request-context.js';
import { LastSeen } from './sessions.js';
import type { Claims } from './tokens.js';

/** What leads money somewhere, and the owner's own address, are not for everybody who works there. */
const forOffice = ({ role }: Myself) => may(role, 'SeePeople');

/** Oneself and one's restaurant; nobody else can be looked at. */
export const user = query([], () => (userId: number, { restaurantId, access, person: myself }: Admitted): StaffView => {
  if (userId !== restaurantId) throw notYours();
  return forOffice(myself) ? { ...access.user, myself } : { ...access.user, email: '', upiId: null, myself };
});

const isoTime = (seconds: number) => new Date(seconds * 1000).toISOString();

/** As it would have been told, had it been opened later. */
const untold = ({ sessionId, issuedAt, expiresAt }: Claims): OpenSession => ({
  sessionId,
  browser: UNKNOWN_BROWSER,
  startedAt: isoTime(issuedAt),
  until: isoTime(expiresAt),
});

/** Where the account is logged in. */
export const openSessions = query(
  [Decisions, LastSeen, Clock],
  (decisions, lastSeen, clock) =>
    async (claims: Claims): Promise<OpenSessionView[]> => {
      const { sessions } = await decisions.state(accountBook, String(claims.restaurantId));
      const isTold = sessions.some(({ sessionId }) => sessionId === claims.sessionId);
      const open = inTime(isTold ? sessions : [untold(claims), ...sessions], clock.now());
      const seen = await lastSeen.of(open);
      const now = clock.nowMs();
      return open
        .map(({ sessionId: id, browser, startedAt }, n) => {
          const lastSeenAt = new Date(seen[n] ?? 0).toISOString();
          return { id, browser, startedAt, lastSeenAt, isCurrent: id === claims.sessionId };
        })
        .filter(({ lastSeenAt }) => now - Date.parse(lastSeenAt) < SESSION_IDLE_MS)
        .reverse();
    },
);
