import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { secretVariables, type Config } from '@sae/platform/config';
import { startEventStore } from '../../embedded/testing/event-store.js';
import { startProxy } from '../../platform/testing/proxy.js';
import { untilReady } from '../../platform/testing/ready.js';
import { freePort, startRedis } from '../../platform/testing/redis.js';
import { SHORT_LIVED } from '../../platform/testing/short-lived.mjs';
import type { SharedClock } from './test-clock.js';

const SECRET = 'a secret for tests, and long enough';

type Report = (line: string) => void;

export interface SystemOptions {
  /** How many api nodes share the log and Redis. */
  readonly nodes?: number;
  readonly config?: Partial<Config>;
  /** All reach the event store over a wire that can be cut: `wire` of the system. */
  readonly isWired?: boolean;
  /** What its processes are told beside it. */
  readonly env?: NodeJS.ProcessEnv;
  /** Where the api's log goes, line by line, instead of onto the screen. */
  readonly report?: Report;
  /** What V8 is told in the api, where it works for longer than `SHORT_LIVED` is meant for. */
  readonly flags?: readonly string[];
}

export interface Process {
  readonly child: ChildProcess;
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

const SCRIPTS = {
  api: '../testing/api-node.mjs',
  projections: '../../projections/dist/bundled/main.js',
  workers: '../../workers/dist/bundled/main.js',
};

/** Bundled as it is deployed; file by file where single files are to be others. */
const scriptOf = (name: keyof typeof SCRIPTS, env: NodeJS.ProcessEnv) =>
  fileURLToPath(new URL(env.NODE_OPTIONS ? SCRIPTS[name].replace('/bundled', '') : SCRIPTS[name], import.meta.url));

const running = (child: ChildProcess): Process => {
  const exited = once(child, 'exit');
  return {
    child,
    end: async (signal) => {
      child.kill(signal);
      await exited;
    },
  };
};

const environment = (config: Config): NodeJS.ProcessEnv => ({
  EVENTSTORE_URL: config.eventStoreUrl,
  REDIS_URL: config.redisUrl,
  SMTP_URL: config.smtpUrl,
  ...secretVariables(config),
  TZ_RESTAURANT: config.timeZone,
  LOG_LEVEL: config.logLevel,
});

/** A process as it runs in the product: built, and of its own. */
const start = (
  name: keyof typeof SCRIPTS,
  env: NodeJS.ProcessEnv,
  { report, flags = SHORT_LIVED }: Pick<SystemOptions, 'report' | 'flags'> = {},
): ChildProcess => {
  const all = { ...process.env, ...env };
  const child = fork(scriptOf(name, all), [], {
    execArgv: [...flags],
    env: all,
    stdio: ['ignore', report ? 'pipe' : 'inherit', 'inherit', 'ipc'],
  });
  if (report && child.stdout)
    createInterface(child.stdout).on('line', (line) => {
      report(line);
      if (line.includes('"level":"fatal"')) console.error(line);
    });
  return child;
};

/** What makes processes those of the version before: see `older-version.mjs`. */
export const OLDER: NodeJS.ProcessEnv = {
  NODE_OPTIONS: `--import=${new URL('older-version.mjs', import.meta.url).href}`,
};

export interface Node extends Process {
  readonly url: string;
}

export const startNode = async (
  config: Config,
  { file }: SharedClock,
  { report, env, flags }: Pick<SystemOptions, 'report' | 'env' | 'flags'> = {},
): Promise<Node> => {
  const port = await freePort();
  const node = JSON.stringify({ config: { ...config, port }, clockFile: file });
  // What is reported is all that people can read.
  const child = start(
    'api',
    { ...env, API_NODE: node, LOG_LEVEL: report ? 'info' : config.logLevel },
    { report, flags },
  );
  await untilReady(child);
  return { ...running(child), url: `http://127.0.0.1:${port}` };
};

export const startProjections = (config: Config, env?: NodeJS.ProcessEnv): Process =>
  running(start('projections', { ...environment(config), ...env }));

/** What api nodes stand on. */
export const startParts = async (
  dir: string,
  more: Partial<Config> = {},
  { isWired = false, env }: Pick<SystemOptions, 'isWired' | 'env'> = {},
) => {
  const [store, redis] = await Promise.all([
    freePort().then((port) => startEventStore({ dir: join(dir, 'log'), port })),
    startRedis(),
  ]);
  const wire = isWired ? await startProxy(store.port) : null;
  const config: Config = {
    port: 0,
    dataDir: '/nonexistent',
    mailboxPort: 1,
    publicUrl: 'http://sae.example',
    timeZone: 'Asia/Kolkata',
    nodeEnv: 'test',
    limitsRequests: false,
    servesDocs: true,
    logLevel: 'error',
    payments: { provider: 'sandbox' },
    eventStoreUrl: wire ? `esdb://127.0.0.1:${wire.port}?tls=false` : store.url,
    redisUrl: redis.url,
    smtpUrl: 'smtp://127.0.0.1:1',
    jwtSecret: SECRET,
    ...more,
  };
  return { config, store, wire, redis, projections: startProjections(config, env) };
};

/** Nobody takes these workers' mails, which they say again and again: to who wants to hear it. */
export const startWorkers = (config: Config, report?: Report): Process =>
  running(start('workers', { ...environment(config), LOG_LEVEL: report ? 'error' : 'fatal' }, { report }));
