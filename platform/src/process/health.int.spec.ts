import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort, startRedis } from '../../testing/redis.js';
import { connectRedis, type Redis } from '../redis/index.js';

const HEALTH = fileURLToPath(new URL('../../dist/process/health.js', import.meta.url));

let server: Awaited<ReturnType<typeof startRedis>>;
let redis: Redis;
beforeAll(async () => {
  server = await startRedis();
  redis = await connectRedis(server.url, { name: 'test' });
});
afterAll(async () => {
  redis.destroy();
  await server.stop();
});

const exitCode = async (name: string, port: number): Promise<unknown> => {
  const env = {
    ...process.env,
    PORT: String(port),
    EVENTSTORE_URL: 'esdb://127.0.0.1:1?tls=false',
    REDIS_URL: server.url,
    SMTP_URL: 'smtp://127.0.0.1:1',
    JWT_SECRET: 'long enough, and then some, to be a secret',
  };
  const [code] = (await once(spawn(process.execPath, [HEALTH, name], { env, stdio: 'ignore' }), 'exit')) as unknown[];
  return code;
};

describe("A container's health", () => {
  it.each(['projections', 'workers'])('is good while %s say in Redis that they live', async (name) => {
    const port = await freePort();
    expect(await exitCode(name, port)).toBe(1);
    await redis.set(`alive:${name}`, '{}');
    expect(await exitCode(name, port)).toBe(0);
  });

  it.each([
    [200, 0],
    [503, 1],
  ])('is for the api what it answers itself: %i', async (status, code) => {
    const api = createServer(({ url }, answer) => answer.writeHead(url === '/api/health' ? status : 404).end());
    await once(api.listen(0, '127.0.0.1'), 'listening');
    const address = api.address();
    expect(await exitCode('api', typeof address === 'object' && address ? address.port : 0)).toBe(code);
    api.close();
  });

  it('is bad when nobody answers', async () => expect(await exitCode('api', await freePort())).toBe(1));
});
