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
  /** Where the api's log goes, line by line, instead of onto the screen. */
  readonly report?: (line: string) => void;
}

/**
 * Event store, Redis, projections and api, each real and of its own; workers only where they are started, so codes
 * are read from the log.
 */
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
  startWorkers(): void;
  killWorkers(): Promise<void>;
  stop(): Promise<void>;
}

interface Process {
  signal(signal: NodeJS.Signals): void;
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** A process as it runs in the product: compiled, and of its own. */
const start = (workspace: 'projections' | 'workers', config: Config): Process => {
  const main = fileURLToPath(new URL(`../../${workspace}/dist/main.js`, import.meta.url));
  if (!existsSync(main)) throw new Error(`${workspace}: not compiled yet, run "npx tsc -b ${workspace}"`);
  const child = fork(main, [], {
    execArgv: [],
    env: {
      ...process.env,
      EVENTSTORE_URL: config.eventStoreUrl,
      REDIS_URL: config.redisUrl,
      SMTP_URL: config.smtpUrl,
      JWT_SECRET: config.jwtSecret,
      TZ_RESTAURANT: config.timeZone,
      // Nobody takes these workers' mails, which they say again and again.
      LOG_LEVEL: workspace === 'workers' ? 'silent' : config.logLevel,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  return {
    signal: (signal) => void child.kill(signal),
    end: async (signal) => {
      child.kill(signal);
      await exited;
    },
  };
};

export const startSystem = async (options: SystemOptions = {}): Promise<System> => {
  const { nodes = 1, limits = false, config: more, report } = options;
  const apiLog = logger('api', report && { write: report });
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
    payments: { provider: 'sandbox' },
    eventStoreUrl: store.url,
    redisUrl: redisServer.url,
    smtpUrl: 'smtp://127.0.0.1:1',
    jwtSecret: SECRET,
    ...more,
  };
  const clock = new TestClock();
  const projections = start('projections', config);
  let workers: Process | null = null;
  const startNode = async (): Promise<Api> =>
    startApi(new Settings({ ...config, port: await freePort() }), apiLog, clock);
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
    startWorkers: () => {
      workers = start('workers', config);
    },
    killWorkers: async () => {
      await workers?.end('SIGKILL');
      workers = null;
    },
    stop: async () => {
      await Promise.all(apis.map((api) => api.stop()));
      await workers?.end('SIGTERM');
      await projections.end('SIGTERM');
      await log.close();
      redis.destroy();
      await store.stop();
      await redisServer.stop();
    },
  };
};

export const newEmail = (): string => `owner-${randomUUID()}@example.com`;
