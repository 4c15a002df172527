import { readConfig } from '../config/index.js';
import { connectRedis } from '../redis/index.js';
import { askHealth } from './ask-health.js';

const PATIENCE_MS = 4_000;

/** Whether a process of that name has lately said in Redis that it lives. */
const heard = async (redisUrl: string, name: string): Promise<boolean> => {
  const redis = await connectRedis(redisUrl, { name: 'health' });
  return (await redis.exists(`alive:${name}`)) === 1;
};

/** A container's health: `node platform/dist/process/health.js workers` ends with 0 while all is well. */
setTimeout(() => process.exit(1), PATIENCE_MS);
const [name = ''] = process.argv.slice(2);
const { port, redisUrl } = readConfig();
const isWell = name === 'api' ? (await askHealth(port, PATIENCE_MS)).ok : await heard(redisUrl, name);
process.exit(isWell ? 0 : 1);
