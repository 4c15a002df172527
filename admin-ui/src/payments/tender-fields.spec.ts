import { describe, expect, it } from '@jest/globals';
import { changeOf, fieldsFor, nextShare, notesFor, problemsOf, tenderOf } from './tender-fields.js';

const bill = { billNo: '2026-27/000001', toPay: 665.18 };
const fields = fieldsFor(bill);

describe('A payment as it is typed', () => {
  it('begins with all that is left, and says what was seen of the bill', () => {
    expect(tenderOf('card', fields, bill)).toEqual({ kind: 'card', amount: 665.18, tip: 0, ...bill });
    expect(problemsOf(tenderOf('card', fields, bill))).toEqual([]);
  });
  it('may be of a bill above ten lakh', () => {
    const large = { ...bill, toPay: 12_34_567.89 };
    expect(problemsOf(tenderOf('card', fieldsFor(large), large))).toEqual([]);
    expect(problemsOf(tenderOf('cash', { ...fieldsFor(large), given: '2000000' }, large))).toEqual([]);
  });
  it('says what was given of cash alone', () => {
    const given = { ...fields, given: '700' };
    expect(tenderOf('cash', given, bill)).toMatchObject({ given: 700 });
    expect(tenderOf('upi', given, bill)).not.toHaveProperty('given');
  });
  it.each([
    [{ amount: '' }, ['Amount must be positive']],
    [{ amount: 'all' }, ['Amount must be a positive number greater than 0']],
    [{ amount: '1.005' }, ['Amount can have at most two decimals']],
    [{ tip: '-1' }, ['Tip must be a number from 0 to 1000000']],
  ])('is refused in the API’s words: %j', (typed, problems) =>
    expect(problemsOf(tenderOf('cash', { ...fields, ...typed }, bill))).toEqual(problems),
  );
  it('knows the change, tip and all, once enough is given', () => {
    expect(changeOf({ ...fields, given: '700' })).toBe(34.82);
    expect(changeOf({ ...fields, tip: '20', given: '700' })).toBe(14.82);
    expect([changeOf(fields), changeOf({ ...fields, given: '600' }), changeOf({ ...fields, given: 'x' })]).toEqual([
      ...[null, null, null],
    ]);
  });
  it('offers the next round sums, each once', () => {
    expect(notesFor(fields)).toEqual([700, 1000]);
    expect(notesFor({ ...fields, amount: '450' })).toEqual([500]);
    expect(notesFor({ ...fields, amount: '500' })).toEqual([]);
    expect(notesFor({ ...fields, amount: '1999.5' })).toEqual([2000]);
    expect(notesFor({ ...fields, amount: 'x' })).toEqual([]);
  });
  it('in equal shares asks each in turn for what adds up to all', () => {
    const paid: number[] = [];
    for (let toPay = 10000; toPay > 0; toPay -= paid.at(-1)!)
      paid.push(Math.round(nextShare(toPay / 100, 3 - paid.length) * 100));
    expect(paid).toEqual([3334, 3333, 3333]);
    expect(nextShare(50, 0)).toBe(50);
  });
});
