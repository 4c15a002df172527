import { describe, expect, it } from '@jest/globals';
import type { DayView } from '@sae/domain/ordering';
import { closingOf, differenceIn, problemsOf, shownIn } from './counted-fields.js';

const day = {
  ...{ id: 3, figures: '3.1.2', openingCash: 500 },
  kinds: [
    { kind: 'cash', expected: 0, counted: null, difference: null },
    { kind: 'upi', expected: 110.5, counted: null, difference: null },
    { kind: 'card', expected: 0, counted: null, difference: null },
    { kind: 'other', expected: 0, counted: null, difference: null },
  ],
} as unknown as DayView;

describe('What was counted', () => {
  it('is asked for where something is expected, and of cash always', () =>
    expect(shownIn({}, day)).toEqual({ cash: '', upi: '', card: '0', other: '0', left: '' }));
  it('leaves in the drawer what began the day, as far as it is there', () => {
    expect(shownIn({ cash: '800' }, day).left).toBe('500');
    expect(shownIn({ cash: '300' }, day).left).toBe('300');
    expect(shownIn({ cash: '800', left: '1' }, day).left).toBe('1');
  });
  it('differs from what was expected to the paisa, once it is typed', () => {
    expect(differenceIn('', 110.5)).toBeNull();
    expect(differenceIn('ten', 110.5)).toBeNull();
    expect(differenceIn('110.20', 110.5)).toBe(-0.3);
  });
  it('is sent with the day and the figures that were seen', () =>
    expect(closingOf({ cash: '800', upi: '110.5' }, day)).toEqual({
      ...{ dayNo: 3, figures: '3.1.2', left: 500 },
      counted: { cash: 800, upi: 110.5, card: 0, other: 0 },
    }));
  it.each([
    [{ upi: '1' }, 'Please count each kind of money first'],
    [{ cash: 'ten', upi: '1' }, 'Please count each kind of money first'],
    [{ cash: '10', upi: '1', left: '' }, 'Please say what stays in the drawer'],
    [{ cash: '10', upi: '1', left: '11' }, 'At most the counted cash can stay in the drawer'],
    [{ cash: '10', upi: '-1' }, 'Counted UPI must be a number from 0 to 10000000000000'],
    [{ cash: '10', upi: '1.005' }, 'Counted UPI can have at most two decimals'],
  ])('is refused when it says %j', (fields, sentence) =>
    expect(problemsOf(closingOf(fields, day))).toEqual([sentence]),
  );
  it('is good when each kind is counted', () =>
    expect(problemsOf(closingOf({ cash: '10', upi: '110.5' }, day))).toEqual([]));
});
