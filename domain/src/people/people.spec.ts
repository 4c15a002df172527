import { describe, expect, it } from '@jest/globals';
import { sentences } from '../../testing/given.js';
import type { Actor } from '../kernel/index.js';
import { peopleBook, type PeopleCommand, type PeopleEvent } from './index.js';
import { roleOf } from './person.js';
import type { GivenRole } from './roles.js';

const { given, fold } = sentences(peopleBook, { actor: 'person:1' });

const added = (personId: number, role: GivenRole = 'waiter', name = 'Ravi'): PeopleEvent => ({
  type: 'PersonAdded',
  data: { personId, name, role, pinHash: null },
});
const suspended = (personId: number): PeopleEvent => ({ type: 'PersonSuspended', data: { personId } });
const restored = (personId: number): PeopleEvent => ({ type: 'PersonRestored', data: { personId } });
const removed = (personId: number): PeopleEvent => ({ type: 'PersonRemoved', data: { personId } });
const add = (role: GivenRole): PeopleCommand => ({ type: 'AddPerson', name: 'Ravi', role, pinHash: null });
const by = (personId: number) => ({ actor: `person:${personId}` as Actor });

describe('A person', () => {
  it('is added under a number that never comes again, from 2 on: 1 is the owner', () => {
    given().when(add('waiter')).then(added(2));
    given(added(2), removed(2)).when(add('waiter')).then(added(3));
  });
  it('is changed, and not told of where nothing changes', () => {
    const change = { type: 'ChangePerson', personId: 2, name: 'Ravi K', role: 'cashier' } as const;
    given(added(2))
      .when(change)
      .then({ type: 'PersonChanged', data: { personId: 2, name: 'Ravi K', role: 'cashier' } });
    given(added(2))
      .when({ ...change, name: 'Ravi', role: 'waiter' })
      .thenNothing();
  });
  it('is suspended and restored, each once', () => {
    given(added(2)).when({ type: 'SuspendPerson', personId: 2 }).then(suspended(2));
    given(added(2), suspended(2)).when({ type: 'SuspendPerson', personId: 2 }).thenNothing();
    given(added(2), suspended(2)).when({ type: 'RestorePerson', personId: 2 }).then(restored(2));
    given(added(2)).when({ type: 'RestorePerson', personId: 2 }).thenNothing();
  });
  it('is removed, and then there is nobody to do anything with; the name stays', () => {
    const gone = [added(2, 'waiter', 'Ravi'), removed(2)];
    for (const type of ['SuspendPerson', 'RestorePerson', 'RemovePerson'] as const)
      given(...gone)
        .when({ type, personId: 2 })
        .thenRefused('person/not-found', 'Person not found');
    expect(fold(gone).persons[2]).toMatchObject({ name: 'Ravi', status: 'removed' });
    expect(roleOf(fold(gone), 2)).toBe('waiter');
  });
  it('is one of two hundred at most', () =>
    given(...Array.from({ length: 200 }, (_, n) => added(n + 2)))
      .when(add('waiter'))
      .thenRefused('people/full', 'A restaurant can have at most 200 people'));
});

describe('A manager', () => {
  const managers = [added(2, 'manager', 'Kiran'), added(3, 'manager', 'Noor')];
  it('is made by the owner alone', () => {
    given(...managers)
      .when(add('manager'))
      .then(added(4, 'manager'));
    given(...managers)
      .when(add('manager'), by(2))
      .thenRefused('person/owner-only');
    given(...managers, added(4))
      .when({ type: 'ChangePerson', personId: 4, name: 'Ravi', role: 'manager' }, by(2))
      .thenRefused('person/owner-only', 'Only the owner may make somebody a manager');
  });
  it('adds and changes everybody else', () => {
    given(...managers)
      .when(add('cashier'), by(2))
      .then(added(4, 'cashier'));
    given(...managers)
      .when({ type: 'RemovePerson', personId: 3 }, by(2))
      .then(removed(3));
  });
  it('who is removed by another removes nobody any more: of two at once one does', () =>
    given(...managers, removed(3))
      .when({ type: 'RemovePerson', personId: 2 }, by(3))
      .thenRefused('right/missing'));
  it('who is suspended does nothing', () =>
    given(...managers, suspended(2))
      .when(add('waiter'), by(2))
      .thenRefused('right/missing'));
  it('may be the last, and be removed: the owner is there', () =>
    given(added(2, 'manager')).when({ type: 'RemovePerson', personId: 2 }).then(removed(2)));
});

it('nobody but the owner and managers says who works here', () => {
  const house = [added(2, 'cashier'), added(3, 'waiter'), added(4, 'kitchen'), added(5, 'accountant')];
  const others: Actor[] = ['person:2', 'person:3', 'person:4', 'person:5', 'person:99', 'table:1', 'anonymous'];
  for (const actor of others)
    given(...house)
      .when(add('waiter'), { actor })
      .thenRefused('right/missing');
});
