import { decider, inverse } from '../kernel/index.js';
import type { PeopleCommand } from './people.commands.js';
import type { PeopleEvent } from './people.events.js';
import { loginFacts, loginWishes } from './login-tables.js';
import { nobody, type People } from './person.js';
import { personFacts, personWishes } from './person-tables.js';
import { asking } from './standing.js';
import { tillFacts, tillWishes } from './till-tables.js';

/** The book `people-<restaurantId>`: who works here, what they may, and on which devices they log in. */
export const peopleBook = decider<People, PeopleCommand, PeopleEvent>({
  category: 'people',
  initial: nobody,
  on: {
    ...personFacts,
    ...loginFacts,
    ...tillFacts,
    ApprovalsSet: (book, { wanted, dayDifference }) => ({ ...book, approvals: { wanted, dayDifference } }),
  },
  when: {
    ...personWishes,
    ...loginWishes,
    ...tillWishes,
    SetApprovals: ({ wanted, dayDifference }, book, by) => {
      asking(book, by);
      const isSame = dayDifference === book.approvals.dayDifference && wanted.join() === book.approvals.wanted.join();
      return isSame ? [] : [{ type: 'ApprovalsSet', data: { wanted, dayDifference } }];
    },
  },
});

/** By fact, the command it answers, so that a book can be decided again. */
export const peopleCommandOf = inverse<PeopleEvent, PeopleCommand>({
  PersonAdded: ({ personId: _, ...person }) => ({ type: 'AddPerson', ...person }),
  PersonChanged: (person) => ({ type: 'ChangePerson', ...person }),
  PersonSuspended: (of) => ({ type: 'SuspendPerson', ...of }),
  PersonRestored: (of) => ({ type: 'RestorePerson', ...of }),
  PersonRemoved: (of) => ({ type: 'RemovePerson', ...of }),
  PersonInvited: (invited) => ({ type: 'InvitePerson', ...invited, restaurantId: 0 }),
  PersonJoined: (joined) => ({ type: 'JoinRestaurant', ...joined }),
  LoginRemoved: (of) => ({ type: 'RemoveLogin', ...of }),
  PersonLoggedIn: (session) => ({ type: 'LogPersonIn', ...session }),
  PinSet: (set) => ({ type: 'SetPin', ...set }),
  PinTried: (tried) => ({ type: 'TryPin', ...tried }),
  PinMatched: (of) => ({ type: 'MatchPin', ...of }),
  TillAdded: ({ name }) => ({ type: 'AddTill', name }),
  TillRemoved: (of) => ({ type: 'RemoveTill', ...of }),
  LockSet: (lock) => ({ type: 'SetLock', ...lock }),
  ApprovalsSet: (approvals) => ({ type: 'SetApprovals', ...approvals }),
  PersonSessionStarted: (session) => ({ type: 'StartPersonSession', ...session }),
  PersonSessionEnded: (session) => ({ type: 'EndPersonSession', ...session }),
});
