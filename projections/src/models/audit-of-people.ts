import { approvalChanges, lockChanges, personChanges, type AuditEntry, type AuditKind } from '@sae/domain/audit';
import { nobody, ROLES, type People } from '@sae/domain/people';
import { projection, type Fact, type Found, type Stored } from '../kernel/index.js';
import { entry, MOST_OF_ONE } from './audit.js';
import { peopleKey } from './people.js';

/** Of books that are not kept by year the entries of this one stand behind those of the others. */
const OF_PEOPLE = (MOST_OF_ONE * 3) / 4;

const ofPeople = (kind: AuditKind, about: Pick<AuditEntry, 'person' | 'till' | 'changes'>, fact: Fact) =>
  entry(fact, { kind, orderIds: [], tableNo: null, total: null, ...about }, OF_PEOPLE);

const peopleRead = (_: object, { restaurantId }: Fact) => [peopleKey(restaurantId)];

/** By the name they had before; the owner is none of those who were added. */
const personNamed = (id: number, { restaurantId }: Fact, found: Found): NonNullable<AuditEntry['person']> => {
  const name = found<People>(peopleKey(restaurantId))?.persons[id]?.name;
  return { id, name: name ?? ROLES.owner };
};

const aboutPerson =
  (kind: AuditKind) =>
  ({ personId }: { personId: number }, fact: Fact, _: Stored, found: Found) =>
    ofPeople(kind, { person: personNamed(personId, fact, found) }, fact);

/** Who works here, and what they may: it asks how the people's book stood before. */
export const auditOfPeople = projection('people', {
  ignores: ['PinTried', 'PinMatched', 'PersonSessionStarted', 'PersonLoggedIn', 'PersonSessionEnded'],
  on: {
    PersonAdded: ({ personId: id, name, role }, fact) =>
      ofPeople(
        'person-added',
        { person: { id, name }, changes: [{ field: 'role', from: null, to: ROLES[role] }] },
        fact,
      ),
    PersonChanged: ({ personId, name, role }, fact, _, found) => {
      const was = found<People>(peopleKey(fact.restaurantId))?.persons[personId];
      const changes = was ? personChanges(was, { name, role }) : [];
      return ofPeople('person-changed', { person: personNamed(personId, fact, found), changes }, fact);
    },
    PersonSuspended: aboutPerson('person-suspended'),
    PersonRestored: aboutPerson('person-restored'),
    PersonRemoved: aboutPerson('person-removed'),
    PersonInvited: ({ personId, email }, fact, _, found) => {
      const person = personNamed(personId, fact, found);
      const from = found<People>(peopleKey(fact.restaurantId))?.persons[personId]?.login?.email ?? null;
      return ofPeople('person-invited', { person, changes: [{ field: 'email', from, to: email }] }, fact);
    },
    PersonJoined: aboutPerson('person-joined'),
    LoginRemoved: aboutPerson('login-removed'),
    PinSet: aboutPerson('pin-set'),
    TillAdded: ({ name }, fact) => ofPeople('till-added', { till: name }, fact),
    TillRemoved: ({ tillId }, fact, _, found) => {
      const name = found<People>(peopleKey(fact.restaurantId))?.tills[tillId]?.name;
      return ofPeople('till-removed', { till: name ?? '' }, fact);
    },
    LockSet: ({ minutes }, fact, _, found) => {
      const { lockMinutes } = found<People>(peopleKey(fact.restaurantId)) ?? nobody;
      return ofPeople('lock-set', { changes: lockChanges({ lock: lockMinutes }, { lock: minutes }) }, fact);
    },
    ApprovalsSet: ({ wanted, dayDifference }, fact, _, found) => {
      const { approvals: was } = found<People>(peopleKey(fact.restaurantId)) ?? nobody;
      const before = { approvals: was.wanted, dayDifference: was.dayDifference };
      return ofPeople(
        'approvals-set',
        { changes: approvalChanges(before, { approvals: wanted, dayDifference }) },
        fact,
      );
    },
  },
  reads: {
    PersonChanged: peopleRead,
    PersonSuspended: peopleRead,
    PersonRestored: peopleRead,
    PersonRemoved: peopleRead,
    PersonInvited: peopleRead,
    PersonJoined: peopleRead,
    LoginRemoved: peopleRead,
    PinSet: peopleRead,
    TillRemoved: peopleRead,
    LockSet: peopleRead,
    ApprovalsSet: peopleRead,
  },
});
