import { describe, expect, it } from '@jest/globals';
import { fastifyAdapter } from './fastify.js';

const FORWARDED = { 'x-forwarded-for': '203.0.113.7' };

const clientSeen = async (trustedProxies: string | undefined, remoteAddress: string): Promise<string> => {
  const fastify = fastifyAdapter(trustedProxies).getInstance();
  fastify.get('/', ({ ip }) => ip);
  const { body } = await fastify.inject({ url: '/', remoteAddress, headers: FORWARDED });
  return body;
};

describe('Who a client is', () => {
  it('is what its proxy says, when the proxy is trusted', async () => {
    expect(await clientSeen('uniquelocal', '172.18.0.5')).toBe('203.0.113.7');
    expect(await clientSeen('192.0.2.1, 10.0.0.0/8', '10.0.0.2')).toBe('203.0.113.7');
  });

  it('is not what anybody else says', async () => {
    expect(await clientSeen('uniquelocal', '198.51.100.1')).toBe('198.51.100.1');
    expect(await clientSeen(undefined, '172.18.0.5')).toBe('172.18.0.5');
  });
});
