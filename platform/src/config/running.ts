import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from './variables.js';
import { type Secrets, keptSecret } from './keys.js';
import { readLaunchConfig } from './config.js';

/** What an instance says about itself in its DATA_DIR while it runs, for tools that join it (rebuild, demo, tests). */
export interface Running {
  /** The launcher. */
  readonly pid: number;
  readonly port: number;
  /** The processes it started; a launcher killed in mid-air leaves their numbers here. */
  readonly children: Readonly<Record<string, number>>;
  /** Our variables as its processes have them, without the secret. */
  readonly env: Env;
}

const file = (dataDir: string) => join(dataDir, 'running.json');

export const readRunning = (dataDir: string): Running | undefined => {
  try {
    return JSON.parse(readFileSync(file(dataDir), 'utf8')) as Running;
  } catch (error) {
    // Half a file cannot be: it is renamed into place.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** For its owner's eyes only: addresses may carry passwords. */
export const writeRunning = (dataDir: string, running: Running): void => {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${file(dataDir)}.new`;
  writeFileSync(draft, JSON.stringify(running, undefined, 2), { mode: 0o600 });
  renameSync(draft, file(dataDir));
};

export const forgetRunning = (dataDir: string): void => rmSync(file(dataDir), { force: true });

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
