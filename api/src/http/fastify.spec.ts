import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorBody } from '../kernel/error-table.js';
import { fastifyAdapter, prepare } from './fastify.js';

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

describe('A connection', () => {
  const fastify = fastifyAdapter(undefined, { headers: 100, request: 200, silence: 300, lookEvery: 10 }).getInstance();
  let port: number;

  beforeAll(async () => {
    await prepare(fastify);
    fastify.post('/', ({ body }) => body);
    fastify.get('/never', () => new Promise(() => undefined));
    await fastify.listen({ port: 0, host: '127.0.0.1' });
    port = (fastify.server.address() as AddressInfo).port;
  });
  afterAll(() => fastify.close());

  /** Sends this much and then nothing; what came until the other side ended it. */
  const saying = async (text: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    socket.on('data', (bytes: Buffer) => (heard += bytes.toString()));
    socket.write(text);
    await once(socket, 'close');
    return heard;
  };

  const SECURED = [
    'cache-control: no-store',
    "content-security-policy: default-src 'none';base-uri 'none';frame-ancestors 'none'",
    'strict-transport-security: max-age=31536000; includeSubDomains',
    'x-content-type-options: nosniff',
    'x-frame-options: DENY',
  ];

  it.each([
    ['whose headers never end', 'POST / HTTP/1.1\r\nHost: sae\r\n', 408, 'request/timeout'],
    [
      'whose body never ends',
      'POST / HTTP/1.1\r\nHost: sae\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"a":',
      408,
      'request/timeout',
    ],
    [
      'with headers too large',
      `GET / HTTP/1.1\r\nHost: sae\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
      'request/headers-too-large',
    ],
    ['that speaks no HTTP', 'EHLO sae\r\n\r\n', 400, 'request/malformed'],
  ])('%s is answered and ended', async (_, text, status, code) => {
    const [head = '', body = ''] = (await saying(text)).split('\r\n\r\n');
    expect(head.split('\r\n')).toEqual(
      expect.arrayContaining([expect.stringMatching(`^HTTP/1.1 ${status} `), ...SECURED]),
    );
    expect(JSON.parse(body)).toMatchObject({ statusCode: status, code, message: expect.any(String) });
  });

  it('on which nothing is said is ended', async () => {
    expect(await saying('')).toMatch(/^(HTTP\/1.1 408 |$)/);
  });

  it('on which neither side says anything any more is ended', async () => {
    expect(await saying('GET /never HTTP/1.1\r\nHost: sae\r\n\r\n')).toBe('');
  });
});

describe('Half of a character', () => {
  const answerTo = async (payload: string) => {
    const fastify = fastifyAdapter().getInstance();
    await prepare(fastify);
    fastify.setErrorHandler((error, { id }, reply) =>
      reply.code(errorBody(error, id).statusCode).send(errorBody(error, id)),
    );
    fastify.post('/', ({ body }) => body);
    const { statusCode, body } = await fastify.inject({
      url: '/',
      method: 'POST',
      payload,
      headers: { 'content-type': 'application/json' },
    });
    return [statusCode, body] as const;
  };

  it.each([
    ['in a text', '{"password":"a\\ud800"}'],
    ['the second', '{"password":"\\udc00a"}'],
    ['in the name of a field', '{"\\uD83D":1}'],
    ['deep in a list', `{"items":[{"name":["\\udfff"]}]}`],
    ['as all there is', '"\\ud800"'],
  ])('is refused %s', async (_, payload) => {
    const [status, body] = await answerTo(payload);
    expect(status).toBe(400);
    expect(body).toContain('half of a character');
  });

  it.each(['{"name":"\\ud83c\\udf5b"}', '{"name":"🍛"}', '{"name":"\\\\ud800"}'])(
    'is not what %s holds',
    async (payload) => {
      expect((await answerTo(payload))[0]).toBe(200);
    },
  );
});
