import { describe, expect, it } from '@jest/globals';
import { newTraceparent } from './traceparent.js';

describe("A call's traceparent", () => {
  it('names a trace and a span of it, each time others', () => {
    const [one, other] = [newTraceparent(), newTraceparent()];
    expect(one).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    const [, trace, span] = one.split('-');
    expect(other.split('-').filter((part) => part === trace || part === span)).toEqual([]);
  });
});
