import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { on, once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { jest } from '@jest/globals';
import { UPCASTERS } from '@sae/domain/ordering';
import { secretVariables, type Config } from '@sae/platform/config';
import { Log } from '@sae/platform/log';
import { connectRedis, type Redis } from '@sae/platform/redis';
import { startTestStore } from '../../embedded/testing/event-store.js';
import { eventually } from '../../platform/testing/eventually.js';
import { untilReady } from '../../platform/testing/ready.js';
import { freePort, startRedis } from '../../platform/testing/redis.js';
import { SharedClock, type TestClock } from './test-clock.js';

jest.setTimeout(30_000);

const SECRET = 'a secret for tests, and long enough';

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
  /** For how many ms the first node's event loop was held at the longest while this ran: the least of three runs. */
  longestHold(work: () => Promise<unknown>): Promise<number>;
  /** Starts another api node, as a restarted one begins: it remembers nothing. Its address. */
  addNode(more?: Partial<Config>): Promise<string>;
  /** To freeze the projections and let them go on. */
  signalProjections(signal: 'SIGSTOP' | 'SIGCONT'): void;
  startWorkers(): void;
  killWorkers(): Promise<void>;
  stop(): Promise<void>;
}

interface Process {
  readonly child: ChildProcess;
  signal(signal: NodeJS.Signals): void;
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

const SCRIPTS = {
  api: '../testing/api-node.mjs',
  projections: '../../projections/dist/main.js',
  workers: '../../workers/dist/main.js',
};

const running = (child: ChildProcess): Process => {
  const exited = once(child, 'exit');
  return {
    child,
    signal: (signal) => void child.kill(signal),
    end: async (signal) => {
      child.kill(signal);
      await exited;
    },
  };
};

/** A process as it runs in the product: compiled, and of its own. */
const start = (name: keyof typeof SCRIPTS, env: NodeJS.ProcessEnv, report?: (line: string) => void): ChildProcess => {
  const workspace = fileURLToPath(new URL(`../../${name}`, import.meta.url));
  if (!existsSync(`${workspace}/dist`)) throw new Error(`${name}: not compiled yet, run "npm run types"`);
  const child = fork(fileURLToPath(new URL(SCRIPTS[name], import.meta.url)), [], {
    execArgv: [],
    env: { ...process.env, ...env },
    stdio: ['ignore', report ? 'pipe' : 'inherit', 'inherit', 'ipc'],
  });
  if (report && child.stdout)
    createInterface(child.stdout).on('line', (line) => {
      report(line);
      if (line.includes('"level":"fatal"')) console.error(line);
    });
  return child;
};

const ready = async (child: ChildProcess): Promise<Process> => {
  await untilReady(child);
  return running(child);
};

/** A request that holds the event loop for longer lets all others wait. */
export const MOST_HELD_MS = 50;

/** See `loop-watch.mjs`. */
const watchLoop = async ({ child }: Process, isWanted: boolean): Promise<number> => {
  child.send({ watchLoop: isWanted });
  for await (const [said] of on(child, 'message') as AsyncIterable<[{ heldMs?: number }]>)
    if (said.heldMs !== undefined) return said.heldMs;
  return Infinity;
};

export const startSystem = async (options: SystemOptions = {}): Promise<System> => {
  const { nodes = 1, limits = false, config: more, report } = options;
  const [store, redisServer] = await Promise.all([startTestStore(), startRedis()]);
  const config: Config = {
    port: 0,
    dataDir: '/nonexistent',
    mailboxPort: 1,
    publicUrl: 'http://sae.example',
    timeZone: 'Asia/Kolkata',
    nodeEnv: 'test',
    limitsRequests: limits,
    servesDocs: true,
    logLevel: 'error',
    payments: { provider: 'sandbox' },
    eventStoreUrl: store.url,
    redisUrl: redisServer.url,
    smtpUrl: 'smtp://127.0.0.1:1',
    jwtSecret: SECRET,
    ...more,
  };
  const attached = {
    EVENTSTORE_URL: config.eventStoreUrl,
    REDIS_URL: config.redisUrl,
    SMTP_URL: config.smtpUrl,
    ...secretVariables(config),
    TZ_RESTAURANT: config.timeZone,
    LOG_LEVEL: config.logLevel,
  };
  const clock = new SharedClock();
  const projections = running(start('projections', attached));
  let workers: Process | null = null;
  const startNode = async (more: Partial<Config> = {}) => {
    const port = await freePort();
    const node = JSON.stringify({ config: { ...config, ...more, port }, clockFile: clock.file });
    // What is reported is all that people can read.
    const env = { API_NODE: node, LOG_LEVEL: report ? 'info' : config.logLevel };
    return { port, process: await ready(start('api', env, report)) };
  };
  const apis = await Promise.all(Array.from({ length: nodes }, () => startNode()));
  const redis = await connectRedis(redisServer.url, { name: 'test' });
  await eventually(async () => {
    if (!(await redis.exists('current'))) throw new Error('The read models are not there yet');
  }, 20_000);
  const log = new Log(store.url, { upcasters: UPCASTERS });
  const urls = apis.map(({ port }) => `http://127.0.0.1:${port}`);
  return {
    url: urls[0] as string,
    urls,
    config,
    clock,
    log,
    redis,
    longestHold: async (work) => {
      const { process: first } = apis[0] as { process: Process };
      let least = Infinity;
      // What really holds it does so each time; a machine that looks away does not.
      for (let run = 1; run <= 3 && least > MOST_HELD_MS; run += 1) {
        await watchLoop(first, true);
        await work();
        least = Math.min(least, await watchLoop(first, false));
      }
      return least;
    },
    addNode: async (more) => {
      const node = await startNode(more);
      apis.push(node);
      return `http://127.0.0.1:${node.port}`;
    },
    signalProjections: projections.signal,
    startWorkers: () => {
      // Nobody takes these workers' mails, which they say again and again.
      workers = running(start('workers', { ...attached, LOG_LEVEL: 'silent' }));
    },
    killWorkers: async () => {
      await workers?.end('SIGKILL');
      workers = null;
    },
    stop: async () => {
      await Promise.all(apis.map((api) => api.process.end('SIGTERM')));
      await workers?.end('SIGTERM');
      await projections.end('SIGTERM');
      await log.close();
      redis.destroy();
      await store.stop();
      await redisServer.stop();
      clock.close();
    },
  };
};

export const newEmail = (): string => `owner-${randomUUID()}@example.com`;
