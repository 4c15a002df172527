import { get } from 'node:http';
import { readConfig } from '../config/index.js';
import { connectRedis } from '../redis/index.js';

const PATIENCE_MS = 4_000;

/** What the api says of all parts. */
const asked = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path: '/api/health' }, ({ statusCode }) => resolve(statusCode === 200)).on(
      'error',
      () => resolve(false),
    );
  });

/** Whether a process of that name has lately said in Redis that it lives. */
const heard = async (redisUrl: string, name: string): Promise<boolean> => {
  const redis = await connectRedis(redisUrl, { name: 'health' });
  return (await redis.exists(`alive:${name}`)) === 1;
};

/** A container's health: `node platform/dist/process/health.js workers` ends with 0 while all is well. */
setTimeout(() => process.exit(1), PATIENCE_MS);
const [name = ''] = process.argv.slice(2);
const { port, redisUrl } = readConfig();
process.exit((await (name === 'api' ? asked(port) : heard(redisUrl, name))) ? 0 : 1);
