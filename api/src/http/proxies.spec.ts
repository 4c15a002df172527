import { describe, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { ipOf, trusted } from './proxies.js';

const asked = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as Parameters<typeof ipOf>[0];

/** What the library that Fastify has for it makes of the same. */
const libraryOf = async (proxies: string, remoteAddress: string, forwarded?: string): Promise<string> => {
  const instance = fastify({ trustProxy: proxies });
  instance.get('/', ({ ip }) => ip);
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return (await instance.inject({ url: '/', remoteAddress, headers })).body;
};

const OUTSIDE = '203.0.113.7';

describe('Where a request comes from', () => {
  it.each([
    ['uniquelocal', '172.18.0.5', OUTSIDE],
    ['uniquelocal', '::ffff:172.18.0.5', OUTSIDE],
    ['uniquelocal', 'fd00::5', `${OUTSIDE}, 10.0.0.1`],
    ['uniquelocal', '198.51.100.1', OUTSIDE],
    ['loopback', '127.0.0.1', `198.51.100.1, ${OUTSIDE}`],
    ['loopback, 192.0.2.1', '::1', `${OUTSIDE}, 192.0.2.1`],
    ['linklocal', 'fe80::1', OUTSIDE],
    ['10.0.0.0/8', '10.0.0.2', '10.0.0.3, 10.0.0.4'],
    ['2001:db8::/32', '2001:db8::1', '2001:db8:1:2::7'],
    ['192.0.2.1', '192.0.2.1', undefined],
    ['192.0.2.1', '192.0.2.1', 'nonsense'],
    ['192.0.2.1', '192.0.2.2', OUTSIDE],
  ])('is, with %s trusted, of %s forwarded for %s, what Fastify says too', async (proxies, remote, forwarded) => {
    const ip = ipOf(asked(remote, forwarded), trusted(proxies));
    expect(ip).toBe(await libraryOf(proxies, remote, forwarded));
  });

  it('is not what anybody says where nobody is trusted', () =>
    expect(ipOf(asked('172.18.0.5', OUTSIDE), trusted())).toBe('172.18.0.5'));

  it('is not guessed where nobody knows whom to trust', () => expect(() => trusted('my-proxy')).toThrow());
});
