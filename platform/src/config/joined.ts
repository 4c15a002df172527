import type { Secrets } from './keys.js';
import { readLaunchConfig } from './config.js';
import { keptSecret } from './secret.js';
import { readRunning } from './running.js';
import type { Env } from './variables.js';

/** What a tool needs to join a system that runs. */
export interface Joined {
  readonly eventStoreUrl: string;
  readonly redisUrl: string;
  readonly port: number;
  readonly timeZone: string;
  readonly dataDir: string;
  /** Its own are made where it has none yet. */
  secrets(): Secrets;
}

/** The services the environment names, or those of the instance that runs in DATA_DIR. */
export const joinRunning = (env: Env = process.env): Joined => {
  const config = readLaunchConfig(env);
  const { eventStoreUrl, redisUrl, port, timeZone, dataDir } = config;
  const running = readRunning(dataDir);
  const log = eventStoreUrl ?? running?.env.EVENTSTORE_URL;
  const redis = redisUrl ?? running?.env.REDIS_URL;
  if (log === undefined || redis === undefined)
    throw new Error(`nothing runs in ${dataDir}: run npm start first, or set EVENTSTORE_URL and REDIS_URL`);
  return {
    eventStoreUrl: log,
    redisUrl: redis,
    port: running?.port ?? port,
    timeZone: running?.env.TZ_RESTAURANT ?? timeZone,
    dataDir,
    secrets: () => ({ ...config, jwtSecret: config.jwtSecret ?? keptSecret(dataDir) }),
  };
};
