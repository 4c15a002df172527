import { describe, expect, it } from '@jest/globals';
import { sentences } from '../../testing/given.js';
import { addressKeys, type AddressesMoved, type AddressKeyTaken } from './address-keys.js';

const { given, fold } = sentences(addressKeys);
const taken = (version: string): AddressKeyTaken => ({ type: 'AddressKeyTaken', data: { version } });
const moved = (version: string): AddressesMoved => ({ type: 'AddressesMoved', data: { version } });
const take = (...versions: string[]) => ({ type: 'TakeAddressKeys', versions }) as const;

describe('TakeAddressKeys', () => {
  it('tells the first key, and once', () => {
    given().when(take('one')).then(taken('one'));
    given(taken('one')).when(take('one')).thenNothing();
  });
  it('takes a previous one at its word where none was told yet', () =>
    given().when(take('two', 'one')).then(taken('one'), taken('two')));
  it('takes a newer one beside it', () => given(taken('one')).when(take('two', 'one')).then(taken('two')));
  it('refuses to lose one that accounts are found by', () => {
    given(taken('one')).when(take('two')).thenRefused('address-key/missing');
    given(taken('one')).when(take('three', 'two')).thenRefused('address-key/missing');
    given(taken('one'), taken('two')).when(take('two')).thenRefused('address-key/missing');
  });
  it('lets the older one go once all are moved, and does not take it again', () => {
    const known = given(taken('one'), taken('two'), moved('two'));
    known.when(take('two')).thenNothing();
    known.when(take('two', 'one')).thenNothing();
    known.when(take('one')).thenRefused('address-key/missing');
  });
});

describe('RecordAddressesMoved', () => {
  const record = { type: 'RecordAddressesMoved', version: 'two' } as const;
  it('is told once', () => {
    given(taken('one'), taken('two')).when(record).then(moved('two'));
    given(taken('one'), taken('two'), moved('two')).when(record).thenNothing();
    expect(fold([taken('one'), taken('two'), moved('two')])).toEqual({ versions: ['two'] });
  });
});
