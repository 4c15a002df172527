import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { sentences } from '../../testing/given.js';
import type { Actor, IsoTime } from '../kernel/index.js';
import { pauseMs } from '../access/tries.js';
import { peopleBook, type PeopleCommand, type PeopleEvent } from './index.js';

const { given, fold, at } = sentences(peopleBook, { actor: 'person:1' });

const ravi: PeopleEvent = { type: 'PersonAdded', data: { personId: 2, name: 'Ravi', role: 'waiter', pinHash: 'hash' } };
const meena: PeopleEvent = {
  type: 'PersonAdded',
  data: { personId: 3, name: 'Meena', role: 'cashier', pinHash: 'hash' },
};
const bar: PeopleEvent = { type: 'TillAdded', data: { tillId: 1, name: 'Bar' } };
const tried: PeopleEvent = { type: 'PinTried', data: { personId: 2, tillId: 1 } };
const matched: PeopleEvent = { type: 'PinMatched', data: { personId: 2 } };
const times = (count: number, event: PeopleEvent) => Array.from({ length: count }, () => event);
const tryPin: PeopleCommand = { type: 'TryPin', personId: 2, tillId: 1 };
const started = (sessionId: string, personId: number, credentials = 0, until = at(50_000)): PeopleEvent => ({
  type: 'PersonSessionStarted',
  data: { sessionId, personId, tillId: 1, until, credentials },
});
const start = (sessionId: string, personId: number, credentials = 0): PeopleCommand => ({
  type: 'StartPersonSession',
  ...{ sessionId, personId, tillId: 1, until: at(50_000), credentials },
});
const later = (seconds: number): { at: IsoTime } => ({ at: at(seconds) });

describe('A PIN', () => {
  it('may be tried five times, each of which is told of before it is compared', () => {
    given(ravi, bar, ...times(4, tried))
      .when(tryPin)
      .then(tried);
    given(ravi, bar, ...times(5, tried))
      .when(tryPin)
      .thenRefused('pin/waits');
  });
  it('waits half a minute then, and twice as long with each try, to an hour', () => {
    const five = [ravi, bar, ...times(5, tried)];
    const lastTry = five.length - 1;
    given(...five)
      .when(tryPin, later(lastTry + 29))
      .thenRefused('pin/waits', 'Too many wrong PINs. Please wait 1 seconds.');
    given(...five)
      .when(tryPin, later(lastTry + 30))
      .then(tried);
    expect([4, 5, 6, 7, 50].map(pauseMs)).toEqual([0, 30_000, 60_000, 120_000, 3_600_000]);
    fc.assert(fc.property(fc.nat(2_000), (tries) => pauseMs(tries) <= pauseMs(tries + 1)));
  });
  it('that was right is tried anew from then on', () => {
    given(ravi, bar, ...times(5, tried), matched)
      .when(tryPin)
      .then(tried);
    given(ravi, bar, ...times(4, tried), started('one', 2))
      .when(tryPin)
      .then(tried);
    given(ravi, bar).when({ type: 'MatchPin', personId: 2 }).thenNothing();
    given(ravi, bar, tried).when({ type: 'MatchPin', personId: 2 }).then(matched);
  });
  it('of one person waits for nobody else', () =>
    given(ravi, meena, bar, ...times(5, tried))
      .when({ type: 'TryPin', personId: 3, tillId: 1 })
      .then({ type: 'PinTried', data: { personId: 3, tillId: 1 } }));
  it('is tried at a till that is there, of somebody who works here', () => {
    given(ravi).when(tryPin).thenRefused('till/not-found');
    given(bar).when(tryPin).thenRefused('person/not-found');
  });
  it('of the owner is set by the owner alone', () => {
    const kiran: PeopleEvent = {
      type: 'PersonAdded',
      data: { personId: 4, name: 'Kiran', role: 'manager', pinHash: null },
    };
    const set: PeopleCommand = { type: 'SetPin', personId: 1, pinHash: 'new' };
    given(kiran)
      .when(set)
      .then({ type: 'PinSet', data: { personId: 1, pinHash: 'new' } });
    given(kiran)
      .when(set, { actor: 'person:4' as Actor })
      .thenRefused('person/owner-only');
  });
  it('set anew ends who is in by the old one, and begins without tries', () => {
    const set: PeopleEvent = { type: 'PinSet', data: { personId: 2, pinHash: 'new' } };
    const { sessions, persons } = fold([ravi, bar, started('one', 2), tried, set]);
    expect(sessions).toEqual([]);
    expect(persons[2]?.pin).toMatchObject({ hash: 'new', tries: 0, credentials: 1 });
    // A login that began before it does not end after it.
    given(ravi, bar, set)
      .when(start('two', 2, 0))
      .thenRefused('pin/wrong', 'Wrong PIN');
    given(ravi, bar, set)
      .when(start('two', 2, 1))
      .then(started('two', 2, 1));
  });
});

describe('A till', () => {
  it('has one person at a time; who was there has a minute to finish', () => {
    const { sessions } = fold([ravi, meena, bar, started('one', 2), started('two', 3)]);
    expect(sessions.map(({ sessionId, until }) => [sessionId, until])).toEqual([
      ['one', at(4 + 60)],
      ['two', at(50_000)],
    ]);
  });
  it('that is removed has nobody, and is none for who comes later', () => {
    const gone: PeopleEvent = { type: 'TillRemoved', data: { tillId: 1 } };
    expect(fold([ravi, bar, started('one', 2), gone]).sessions).toEqual([]);
    given(ravi, bar, gone).when(start('two', 2)).thenRefused('till/not-found');
    given(ravi, bar, gone).when({ type: 'RemoveTill', tillId: 1 }).thenRefused('till/not-found');
    given(ravi, bar, gone)
      .when({ type: 'AddTill', name: 'Door' })
      .then({ type: 'TillAdded', data: { tillId: 2, name: 'Door' } });
  });
  it('lets nobody in who is suspended or removed', () => {
    given(ravi, bar, { type: 'PersonSuspended', data: { personId: 2 } })
      .when(start('one', 2, 1))
      .thenRefused('pin/wrong');
    given(ravi, bar, { type: 'PersonRemoved', data: { personId: 2 } })
      .when(start('one', 2, 1))
      .thenRefused('person/not-found');
  });
  it('ends a session once', () => {
    const end: PeopleCommand = { type: 'EndPersonSession', sessionId: 'one' };
    given(ravi, bar, started('one', 2))
      .when(end)
      .then({ type: 'PersonSessionEnded', data: { sessionId: 'one' } });
    given(ravi, bar).when(end).thenRefused('session/not-found');
  });
  it('remembers no more sessions than can be open, however often people come and go', () => {
    const comings = Array.from({ length: 500 }, (_, n) => started(`s${n}`, 2 + (n % 2)));
    const { sessions } = fold([ravi, meena, bar, ...comings]);
    expect(sessions.length).toBeLessThanOrEqual(200);
    expect(sessions.at(-1)?.sessionId).toBe('s499');
  });
});
