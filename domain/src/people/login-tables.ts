import { INVITATION_LIVES_MS, invitationGone } from '../access/workplace-tables.js';
import { inTime } from '../access/session-tables.js';
import { addMs, Refusal, type Tables } from '../kernel/index.js';
import { personInvited } from './inviting.js';
import type { LoginCommand } from './people.commands.js';
import type { LoginEvent, PersonSessionEnded } from './people.events.js';
import { personIn, sessionIn, type People, type Person } from './person.js';
import { refuseMaking } from './person-tables.js';
import { asking, withPerson } from './standing.js';
import { MOST_SESSIONS } from './till-tables.js';

const withoutSessions = (book: People, personId: number): People => ({
  ...book,
  sessions: book.sessions.filter((session) => session.personId !== personId || session.tillId !== null),
});

/** How people log in by e-mail: rows of the people's book. */
export const loginFacts: Tables<People, LoginCommand, LoginEvent>['on'] = {
  PersonInvited: (book, { personId, invitationId, email, accountId }, { at: invitedAt }) =>
    withPerson(book, personId, { login: { email, accountId, invitationId, invitedAt, joinedAt: null } }),
  PersonJoined: (book, { personId }, { at: joinedAt }) => {
    const login = book.persons[personId]?.login;
    return login ? withPerson(book, personId, { login: { ...login, joinedAt } }) : book;
  },
  LoginRemoved: (book, { personId }) => withoutSessions(withPerson(book, personId, { login: null }), personId),
  PersonLoggedIn: (book, { sessionId, personId, accountId, credentials, until, browser }, { at: startedAt }) => ({
    ...book,
    sessions: [
      ...inTime(book.sessions, startedAt),
      { sessionId, personId, tillId: null, until, startedAt, browser, account: { id: accountId, credentials } },
    ].slice(-MOST_SESSIONS),
  }),
};

/** @throws Refusal of who has another login by now, or none */
const loginOf = ({ login }: Person, accountId: number): NonNullable<Person['login']> => {
  if (login?.accountId !== accountId) throw invitationGone();
  return login;
};

export const loginWishes: Tables<People, LoginCommand, LoginEvent | PersonSessionEnded>['when'] = {
  /** Invited again it is the same invitation, with its time anew. */
  InvitePerson: ({ type: _, personId, ...login }, book, by) => {
    // Who could invite an address of their own as a manager would be one.
    refuseMaking(personIn(book, personId).role, asking(book, by));
    return [personInvited(book, personId, login)];
  },
  JoinRestaurant: ({ personId, accountId }, book, { at }) => {
    const { invitedAt, joinedAt } = loginOf(personIn(book, personId), accountId);
    if (joinedAt) return [];
    if (addMs(invitedAt, INVITATION_LIVES_MS) <= at) throw invitationGone();
    return [{ type: 'PersonJoined', data: { personId, accountId } }];
  },
  RemoveLogin: ({ personId }, book, by) => {
    const { role, login } = personIn(book, personId);
    refuseMaking(role, asking(book, by));
    return login ? [{ type: 'LoginRemoved', data: { personId } }] : [];
  },
  LogPersonIn: ({ type: _, ...session }, book) => {
    const { personId, accountId } = session;
    const person = personIn(book, personId);
    if (!loginOf(person, accountId).joinedAt) throw invitationGone();
    if (person.status !== 'active')
      throw new Refusal('forbidden', 'person/suspended', 'You are suspended here. Please ask the owner or a manager.');
    return [{ type: 'PersonLoggedIn', data: session }];
  },
  EndSessionOf: ({ sessionId }, book, by) => {
    asking(book, by);
    return [{ type: 'PersonSessionEnded', data: { sessionId: sessionIn(book, sessionId).sessionId } }];
  },
};
