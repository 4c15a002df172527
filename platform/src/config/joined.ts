import { readLaunchConfig } from './config.js';
import { readRunning } from './running.js';
import type { Env } from './variables.js';

/** What a tool needs to join a system that runs. */
export interface Joined {
  readonly eventStoreUrl: string;
  readonly redisUrl: string;
  readonly port: number;
  readonly timeZone: string;
  readonly dataDir: string;
  /** Missing where the system keeps its own in DATA_DIR. */
  readonly jwtSecret?: string;
}

/** The services the environment names, or those of the instance that runs in DATA_DIR. */
export const joinRunning = (env: Env = process.env): Joined => {
  const { eventStoreUrl, redisUrl, port, timeZone, dataDir, jwtSecret } = readLaunchConfig(env);
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
    jwtSecret,
  };
};
