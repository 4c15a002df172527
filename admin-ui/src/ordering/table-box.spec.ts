import { describe, expect, it } from '@jest/globals';
import { callNumberIn, chosen, confirmed, left, newTableBox, typed, whyFallenBack } from './table-box.js';

const leaving = (text: string) => left(typed(text));

describe('The table number', () => {
  it.each([
    ['4', 4],
    ['9999', 9999],
    ['0', 0],
    ['007', 7],
    ['-2', 1],
    ['', 1],
    ['2.5', 1],
    ['10000', 1],
    ['abc', 1],
  ])('typed as "%s" is %i, and the box shows it', (text, tableNo) =>
    expect(leaving(text)).toMatchObject({ tableNo, text: String(tableNo) }),
  );

  it('begins at 1, which nobody chose: not by leaving the box either', () => {
    expect(newTableBox).toMatchObject({ tableNo: 1, text: '1', isConfirmed: false });
    expect(left(newTableBox)).toEqual(newTableBox);
    expect(whyFallenBack(newTableBox)).toBeNull();
    expect([typed('1'), chosen(1), confirmed(newTableBox)].map(({ isConfirmed }) => isConfirmed)).toEqual([
      ...[true, true, true],
    ]);
  });

  it.each(['4', '0', '9999'])('%s is taken as it is', (text) => {
    expect(leaving(text).isConfirmed).toBe(true);
    expect(whyFallenBack(leaving(text))).toBeNull();
  });

  it('that falls back says why, and waits for a yes', () => {
    expect(whyFallenBack(leaving('2.5'))).toBe(
      '“2.5” is no table number (1 to 9999, 0 for Counter): this order is now for Table 1.',
    );
    expect(whyFallenBack(leaving(''))).toBe('Without a table number this order is now for Table 1.');
    expect(leaving('2.5').isConfirmed).toBe(false);
    expect(confirmed(leaving('2.5'))).toMatchObject({ isConfirmed: true, tableNo: 1 });
  });

  it('goes on saying why when the box is left again, until another is typed', () => {
    expect(left(leaving('2.5'))).toEqual(leaving('2.5'));
    expect(whyFallenBack(left(typed('12')))).toBeNull();
  });
});

describe('A call number', () => {
  it('is chosen by its tile, and stays when the box is left', () => {
    expect(left(chosen(10_012))).toMatchObject({ tableNo: 10_012, text: '12', isConfirmed: true });
    expect(left(chosen(20_000))).toMatchObject({ tableNo: 20_000, text: '' });
    expect(left(chosen(4))).toEqual(typed('4'));
  });

  it.each([
    ['10012', 10_012],
    ['20003', 20_003],
    ['10000', null],
    ['40001', null],
    ['4', null],
    ['', null],
    ['x', null],
  ])('named in an address by “%s” is %p', (text, tableNo) => expect(callNumberIn(text)).toBe(tableNo));
});
