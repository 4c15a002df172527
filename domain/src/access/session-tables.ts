import { Refusal, type Command, type IsoTime, type Tables } from '../kernel/index.js';
import { verified, type Account, type OpenSession } from './account-state.js';
import type { SessionEvent } from './account.events.js';

export type SessionCommand =
  | (Command<'StartSession'> &
      Omit<OpenSession, 'startedAt'> & {
        /** As they were when the password was found right. */
        readonly credentials: number;
      })
  | (Command<'EndSession'> & {
      readonly sessionId: string;
      /** Told by who shows its token: then it need not be known. */
      readonly until?: IsoTime;
    })
  | (Command<'EndOtherSessions'> & { readonly keptSessionId: string })
  | Command<'EndAllSessions'>;

const without = ({ sessions }: Account, sessionId: string): OpenSession[] =>
  sessions.filter((session) => session.sessionId !== sessionId);

/** @throws Refusal of a session nobody started. */
const endOf = ({ sessions }: Account, sessionId: string): IsoTime => {
  const session = sessions.find((open) => open.sessionId === sessionId);
  if (!session) throw new Refusal('not-found', 'session/not-found', 'This login is not there any more');
  return session.until;
};

/** Where an account is logged in: rows of its book. */
export const sessionFacts: Tables<Account, SessionCommand, SessionEvent>['on'] = {
  SessionStarted: (account, { sessionId, until, browser }, { at }) => ({
    ...account,
    sessions: [...inTime(account.sessions, at), { sessionId, until, browser, startedAt: at }].slice(-MOST_LISTED),
  }),
  SessionEnded: (account, { sessionId, until }, { at }) => ({
    ...account,
    sessions: without(account, sessionId),
    endedSessions: [...inTime(account.endedSessions, at), { sessionId, until }],
  }),
  OtherSessionsEnded: (account, { keptSessionId }) => ({
    ...account,
    credentials: account.credentials + 1,
    sessions: account.sessions.filter(({ sessionId }) => sessionId === keptSessionId),
  }),
  AllSessionsEnded: (account) => ({
    ...account,
    credentials: account.credentials + 1,
    sessions: [],
    endedSessions: [],
  }),
};

export const sessionWishes: Tables<Account, SessionCommand, SessionEvent>['when'] = {
  StartSession: ({ sessionId, until, browser, credentials }, account) => {
    // Whoever knew the old password alone is not let in by a login that began before the new one.
    if (verified(account).credentials !== credentials)
      throw new Refusal('unauthenticated', 'log-in/wrong', 'Invalid email or password');
    return [{ type: 'SessionStarted', data: { sessionId, until, browser } }];
  },
  EndSession: ({ sessionId, until }, account, { at }) => {
    const ended = inTime(verified(account).endedSessions, at);
    if (ended.some((session) => session.sessionId === sessionId)) return [];
    const end = until ?? endOf(account, sessionId);
    if (ended.length >= MOST_ENDED) return [{ type: 'AllSessionsEnded', data: {} }];
    return [{ type: 'SessionEnded', data: { sessionId, until: end } }];
  },
  EndOtherSessions: ({ keptSessionId }, account) => (
    verified(account),
    [{ type: 'OtherSessionsEnded', data: { keptSessionId } }]
  ),
  EndAllSessions: (_, account) => (verified(account), [{ type: 'AllSessionsEnded', data: {} }]),
};

/** More than people end in a week: beyond it all end at once, so that the list stays short. */
const MOST_ENDED = 200;

/** More than people look through; older ones are open still, and end with all others. */
const MOST_LISTED = 200;

/** A session ends by itself when nobody used it for four days: longer than a house is closed for a feast. */
export const SESSION_IDLE_MS = 96 * 60 * 60 * 1000;

/** Those whose tokens are not past their time. */
export const inTime = <S extends { readonly until: IsoTime }>(sessions: readonly S[], now: IsoTime): S[] =>
  sessions.filter(({ until }) => until > now);
