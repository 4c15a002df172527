import { describe, expect, it } from '@jest/globals';
import { inParts, wholeOf } from './state-parts.js';

const again = <T>(thing: T): T => JSON.parse(JSON.stringify(thing)) as T;

describe('A state in parts', () => {
  const past = { 0: { 1: 'a' }, 3: [null, ['b']] };
  const state = { phase: 'open', open: {}, past, lastTicket: { day: '', ticketNo: 0 }, claims: [{ claimId: 1 }] };

  it('has what stands by number in parts, each the very same object', () => {
    const { rest, parts } = inParts(state);
    expect([...parts]).toEqual([
      ['past/0', past[0]],
      ['past/3', past[3]],
    ]);
    expect(parts.get('past/3')).toBe(past[3]);
    expect(rest).toEqual({ ...state, past: {} });
  });

  it.each([[state], [null], [[1, 2]], ['text'], [{}], [{ counts: { 1: 5 } }]])('is whole again: %j', (whole) => {
    const { rest, parts } = inParts(whole);
    expect(wholeOf(again(rest), parts)).toEqual(whole);
  });
});
