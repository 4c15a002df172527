import 'reflect-metadata';
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { jest } from '@jest/globals';
import type { Config } from '@sae/platform/config';
import { Log } from '@sae/platform/log';
import { logger } from '@sae/platform/logging';
import { connectRedis, type Redis } from '@sae/platform/redis';
import { startTestStore } from '../../platform/testing/event-store.js';
import { eventually } from '../../platform/testing/eventually.js';
import { freePort, startRedis } from '../../platform/testing/redis.js';
import { Settings } from '../src/settings.js';
import { startApi, type Api } from '../src/start-api.js';
import { TestClock } from './test-clock.js';

jest.setTimeout(30_000);

const SECRET = 'a secret for tests, long enough';

export interface SystemOptions {
  /** How many api nodes share the log and Redis. */
  readonly nodes?: number;
  /** Are requests counted and limited? */
  readonly limits?: boolean;
  readonly config?: Partial<Config>;
}

/** Event store, Redis, projections and api, each real and of its own; no workers, so codes are read from the log. */
export interface System {
  /** Of the first node. */
  readonly url: string;
  readonly urls: readonly string[];
  readonly config: Config;
  readonly clock: TestClock;
  readonly log: Log;
  readonly redis: Redis;
  /** To freeze the projections and let them go on. */
  signalProjections(signal: 'SIGSTOP' | 'SIGCONT'): void;
  stop(): Promise<void>;
}

const PROJECTIONS = fileURLToPath(new URL('../../projections/dist/main.js', import.meta.url));

/** The projections as they run in the product: a compiled process of their own. */
const project = (config: Config) => {
  if (!existsSync(PROJECTIONS)) throw new Error('the projections are not compiled yet: run "npx tsc -b projections"');
  const child = fork(PROJECTIONS, [], {
    execArgv: [],
    env: {
      ...process.env,
      EVENTSTORE_URL: config.eventStoreUrl,
      REDIS_URL: config.redisUrl,
      SMTP_URL: config.smtpUrl,
      JWT_SECRET: config.jwtSecret,
      TZ_RESTAURANT: config.timeZone,
      LOG_LEVEL: config.logLevel,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  return {
    signal: (signal: NodeJS.Signals) => void child.kill(signal),
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
};

export const startSystem = async ({ nodes = 1, limits = false, config: more }: SystemOptions = {}): Promise<System> => {
  const [store, redisServer] = await Promise.all([startTestStore(), startRedis()]);
  const config: Config = {
    port: 0,
    dataDir: '/nonexistent',
    mailboxPort: 1,
    publicUrl: 'http://sae.example',
    timeZone: 'Asia/Kolkata',
    nodeEnv: 'test',
    limitsRequests: limits,
    logLevel: 'error',
    eventStoreUrl: store.url,
    redisUrl: redisServer.url,
    smtpUrl: 'smtp://127.0.0.1:1',
    jwtSecret: SECRET,
    ...more,
  };
  const clock = new TestClock();
  const projections = project(config);
  const startNode = async (): Promise<Api> =>
    startApi(new Settings({ ...config, port: await freePort() }), logger('api'), clock);
  const apis: Api[] = [];
  for (let node = 0; node < nodes; node += 1) apis.push(await startNode());
  const redis = await connectRedis(redisServer.url, { name: 'test' });
  await eventually(async () => {
    if (!(await redis.exists('current'))) throw new Error('The read models are not there yet');
  }, 20_000);
  const log = new Log(store.url);
  const urls = apis.map(({ port }) => `http://127.0.0.1:${port}`);
  return {
    url: urls[0] as string,
    urls,
    config,
    clock,
    log,
    redis,
    signalProjections: projections.signal,
    stop: async () => {
      await Promise.all(apis.map((api) => api.stop()));
      await projections.stop();
      await log.close();
      redis.destroy();
      await store.stop();
      await redisServer.stop();
    },
  };
};

export const newEmail = (): string => `owner-${randomUUID()}@example.com`;
