import { describe, expect, it } from '@jest/globals';
import { filterOf } from './filters.js';
import { shared, streams } from './protocol.js';

const { FilterOptions } = streams.ReadReq.Options;
const expression = (prefixes: string[], regex = '') =>
  new FilterOptions.Expression().setPrefixList(prefixes).setRegex(regex);

describe('a filter', () => {
  it('takes streams that begin with any of its prefixes', () => {
    const { matches } = filterOf(new FilterOptions().setStreamIdentifier(expression(['menu-', 'tables-'])));
    expect(['menu-1', 'tables-1', 'a-menu-1'].map((stream) => matches(stream, 'menu-'))).toEqual([true, true, false]);
  });

  it('takes event types that match its regular expression', () => {
    const { matches } = filterOf(new FilterOptions().setEventType(expression([], '^[^$].*')));
    expect(['OrderPlaced', '$metadata'].map((type) => matches('$x', type))).toEqual([true, false]);
  });

  it.each([
    ['the server’s own window', new FilterOptions().setCount(new shared.Empty()), 3 * 32],
    ['the client’s window', new FilterOptions().setMax(10), 3 * 10],
  ])('puts checkpoints apart by its multiplier times %s', (_window, options, interval) => {
    options.setEventType(expression(['a'])).setCheckpointintervalmultiplier(3);
    expect(filterOf(options).checkpointInterval).toBe(interval);
  });

  it.each([
    ['neither stream nor type', new FilterOptions()],
    ['no expression', new FilterOptions().setEventType(expression([]))],
    ['a broken regular expression', new FilterOptions().setEventType(expression([], '('))],
  ])('is refused with %s', (_what, options) => {
    expect(() => filterOf(options)).toThrow(/filter/);
  });
});
