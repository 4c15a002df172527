import { describe, expect, it } from '@jest/globals';
import { placeIn, traceparentOf } from './traceparent.js';

const [traceId, spanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];

describe('A traceparent', () => {
  it('names a span of a trace, and is written as it is read', () => {
    expect(placeIn(`00-${traceId}-${spanId}-00`)).toEqual({ traceId, spanId });
    expect(placeIn(traceparentOf({ traceId, spanId }))).toEqual({ traceId, spanId });
  });

  it.each([
    ['nothing', undefined],
    ['several', [`00-${traceId}-${spanId}-01`]],
    ['a text', 'hello'],
    ['a trace of zeros', `00-${'0'.repeat(32)}-${spanId}-01`],
    ['a span of zeros', `00-${traceId}-${'0'.repeat(16)}-01`],
    ['capitals', `00-${traceId.toUpperCase()}-${spanId}-01`],
    ['something behind it', `00-${traceId}-${spanId}-01\n`],
  ])('is not %s', (_, said) => expect(placeIn(said)).toBeNull());
});
