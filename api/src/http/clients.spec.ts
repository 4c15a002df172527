import { describe, expect, it } from '@jest/globals';
import { clientOf, heldMs } from './clients.js';

describe('A client', () => {
  it('is its address', () => expect(clientOf('203.0.113.7')).toBe('203.0.113.7'));

  it('is the same whether its IPv4 address is written as one or as an IPv6 address', () =>
    expect(clientOf('::ffff:203.0.113.7')).toBe('203.0.113.7'));

  it('with IPv6 is its network, whichever of its addresses it takes', () => {
    expect(clientOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(clientOf('2001:db8:1:2:ffff::1')).toBe(clientOf('2001:db8:1:2::1%eth0'));
    expect(clientOf('2001:db8:1:3::1')).not.toBe(clientOf('2001:db8:1:2::1'));
  });
});

describe('A client that asks much', () => {
  it.each([
    [1, 0],
    [20, 0],
    [21, 50],
    [40, 1_000],
    [60, 2_000],
  ])('is answered its request number %d after %d ms', (spent, ms) => expect(heldMs(spent)).toBe(ms));
});
