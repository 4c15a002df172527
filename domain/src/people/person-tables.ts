import { Refusal, type Tables } from '../kernel/index.js';
import type { PersonCommand } from './people.commands.js';
import { personInvited } from './inviting.js';
import type { PersonEvent, PersonInvited } from './people.events.js';
import { NO_PIN, personIn, type People } from './person.js';
import type { GivenRole } from './roles.js';
import { asking, ended, withPerson } from './standing.js';

/** More people than work in one house, and than ever did. */
const MAX_PEOPLE = 200;
const MOST_EVER = 2_000;

/** Whom only the owner makes a manager. @throws Refusal */
export const refuseMaking = (role: GivenRole, by: 'owner' | 'manager'): void => {
  if (role === 'manager' && by === 'manager')
    throw new Refusal('forbidden', 'person/owner-only', 'Only the owner may make somebody a manager');
};

const stillHere = (book: People): number =>
  Object.values(book.persons).filter(({ status }) => status !== 'removed').length;

/** Who works here: rows of the people's book. */
export const personFacts: Tables<People, PersonCommand, PersonEvent>['on'] = {
  PersonAdded: (book, { personId, name, role, pinHash }) => ({
    ...book,
    nextPersonId: personId + 1,
    persons: {
      ...book.persons,
      [personId]: { name, role, status: 'active', pin: { ...NO_PIN, hash: pinHash }, login: null },
    },
  }),
  PersonChanged: (book, { personId, name, role }) => withPerson(book, personId, { name, role }),
  PersonSuspended: (book, { personId }) => ended(withPerson(book, personId, { status: 'suspended' }), personId),
  PersonRestored: (book, { personId }) => withPerson(book, personId, { status: 'active' }),
  PersonRemoved: (book, { personId }) =>
    ended(withPerson(book, personId, { status: 'removed', login: null }), personId),
};

export const personWishes: Tables<People, PersonCommand, PersonEvent | PersonInvited>['when'] = {
  AddPerson: ({ name, role, pinHash, login }, book, by) => {
    refuseMaking(role, asking(book, by));
    if (stillHere(book) >= MAX_PEOPLE || book.nextPersonId > MOST_EVER)
      throw new Refusal('conflict', 'people/full', `A restaurant can have at most ${MAX_PEOPLE} people`);
    const personId = book.nextPersonId;
    const invited = login ? [personInvited(book, personId, login)] : [];
    return [{ type: 'PersonAdded', data: { personId, name, role, pinHash } }, ...invited];
  },
  ChangePerson: ({ personId, name, role }, book, by) => {
    const who = asking(book, by);
    const person = personIn(book, personId);
    if (person.role !== role) refuseMaking(role, who);
    if (person.name === name && person.role === role) return [];
    return [{ type: 'PersonChanged', data: { personId, name, role } }];
  },
  SuspendPerson: ({ personId }, book, by) => {
    asking(book, by);
    return personIn(book, personId).status === 'suspended' ? [] : [{ type: 'PersonSuspended', data: { personId } }];
  },
  RestorePerson: ({ personId }, book, by) => {
    asking(book, by);
    return personIn(book, personId).status === 'active' ? [] : [{ type: 'PersonRestored', data: { personId } }];
  },
  RemovePerson: ({ personId }, book, by) => {
    asking(book, by);
    personIn(book, personId);
    return [{ type: 'PersonRemoved', data: { personId } }];
  },
};
