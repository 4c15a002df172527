import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { flattened } from '../../embedded/launch/flatten.mjs';

setFlagsFromString('--allow-natives-syntax');
const run = <Of>(code: string) => runInThisContext(code) as Of;
const haveOneShape = run<(one: object, other: object) => boolean>('(one, other) => %HaveSameMap(one, other)');

const GROUPED =
  '({ id, of, ...more }) => ({ ...{ id, "₹": id * 2 }, of, ...{ id: -id, ...{ nested: [{ ...{ id }, of }] }, ...more }, ...{ [of]: id, }, })';

describe('What is told in groups', () => {
  it('is told at once', () =>
    expect(flattened('groups.js', GROUPED)).toBe(
      '({ id, of, ...more }) => ({ id, "₹": id * 2, of, id: -id, nested: [{ id, of }], ...more, [of]: id, })',
    ));

  it('is the same, in the same order', () => {
    const [before, after] = [GROUPED, flattened('groups.js', GROUPED)].map((code) =>
      JSON.stringify(run<(of: object) => object>(code)({ id: 7, of: 'table', of2: 1, total: 5 })),
    );
    expect(after).toBe(before);
    expect(after).toBe('{"id":-7,"₹":14,"of":"table","nested":[{"id":7,"of":"table"}],"of2":1,"total":5,"table":7}');
  });

  it('has one hidden class then', () => {
    const make = run<(id: number) => object>(flattened('groups.js', '(id) => ({ ...{ id }, of: id })'));
    const objects = Array.from({ length: 1_000 }, (_, id) => make(id));
    expect(objects.every((one) => haveOneShape(one, objects[0]!))).toBe(true);
  });

  it.each([
    '({ ...one, two })',
    '({ ...{}, one })',
    '({ ...{ get one() { return 1; } }, two })',
    '({ ...{ one() {} }, two })',
    '({ ...{ __proto__: one }, two })',
    '({ ...(is ? { one } : {}), two })',
    'f(...[{ one }])',
  ])('is none in %s', (code) => expect(flattened('other.js', code)).toBe(code));
});
