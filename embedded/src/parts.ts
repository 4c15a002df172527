import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import {
  type Env,
  type LaunchConfig,
  keptSecret,
  OPERATOR_SECRET,
  paymentVariables,
  SECRETS,
  secretVariables,
  withoutPaymentVariables,
} from '@sae/platform/config';
import { onBeat } from '@sae/platform/pulse';
import { refuseLostLog } from './lost-log.js';
import { freePorts } from './ports.js';
import { redisPart } from './redis.js';
import type { Part } from './supervised.js';
import { V8_FLAGS } from './v8-flags.js';

/** The files the launcher runs, as paths of JavaScript. */
export interface Scripts extends Readonly<
  Record<'eventStore' | 'mailbox' | 'api' | 'projections' | 'workers', string>
> {
  /** Instead of ours. */
  readonly v8Flags?: Readonly<Record<keyof typeof V8_FLAGS, readonly string[]>>;
}

export interface System {
  /** What the others stand on; empty where real services are attached. */
  readonly services: readonly Part[];
  readonly processes: readonly Part[];
  /** The variables of ours that every part runs with, without the secrets. */
  readonly settings: Env;
}

/** The order in which parts are stopped: askers before answerers. */
export const STOP_ORDER = ['api', 'workers', 'projections', 'mailbox', 'redis', 'event store'];

/** A node process that says `{ ready: true }` when it serves, and ends when the channel to the launcher does. */
const nodePart = (
  name: string,
  script: string,
  args: readonly string[],
  env: Env,
  v8Flags: readonly string[] = [],
): Part => ({
  name,
  spawn: () =>
    fork(script, args, {
      // A process group of its own: Ctrl-C in the terminal is the launcher's to handle, in its order.
      detached: true,
      env: { ...env },
      execArgv: [...v8Flags],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    }),
  ready: (child) =>
    new Promise((resolve) => {
      child.on('message', (message) => {
        if ((message as { ready?: boolean } | null)?.ready === true) resolve();
      });
    }),
  watch: onBeat,
});

/** npm's own variables are many and mean nothing to the parts; secrets are for those who need them. */
const inherited = (env: Env): Env =>
  Object.fromEntries(
    Object.entries(withoutPaymentVariables(env)).filter(
      ([name]) => !name.toLowerCase().startsWith('npm_') && !Object.hasOwn(SECRETS, name) && name !== OPERATOR_SECRET,
    ),
  );

/** The folders in DATA_DIR, one a service. */
export const FOLDERS = { store: 'event-store', redis: 'redis', mailbox: 'mailbox' } as const;

/** Everything there is to start for `config`, on ports nobody uses. */
export const layOut = async (
  config: LaunchConfig,
  env: Env,
  scripts: Scripts,
  say: (sentence: string) => void,
): Promise<System> => {
  const { dataDir, mailboxPort, metricsPort, operatorSecret } = config;
  const { v8Flags = V8_FLAGS } = scripts;
  // Of api, projections and workers.
  const metricsPorts = metricsPort === undefined ? [] : [0, 1, 2].map((nth) => metricsPort + nth);
  const measured = metricsPorts.map((port): Env => ({ METRICS_PORT: String(port) }));
  const [storePort = 0, redisPort = 0, smtpPort = 0] = await freePorts(3, [config.port, mailboxPort, ...metricsPorts]);
  const password = randomBytes(24).toString('base64url');
  const settings: Env = {
    PORT: String(config.port),
    DATA_DIR: dataDir,
    MAILBOX_PORT: String(mailboxPort),
    PUBLIC_URL: config.publicUrl,
    TRUSTED_PROXIES: config.trustedProxies,
    TZ_RESTAURANT: config.timeZone,
    NODE_ENV: config.nodeEnv,
    RATE_LIMITS: config.limitsRequests ? 'on' : 'off',
    API_DOCS: config.servesDocs ? 'on' : 'off',
    LOG_LEVEL: config.logLevel,
    EVENTSTORE_URL: config.eventStoreUrl ?? `esdb://127.0.0.1:${storePort}?tls=false`,
    REDIS_URL: config.redisUrl ?? `redis://:${password}@127.0.0.1:${redisPort}`,
    SMTP_URL: config.smtpUrl ?? `smtp://127.0.0.1:${smtpPort}`,
  };
  const folder = (name: keyof typeof FOLDERS) => join(dataDir, FOLDERS[name]);
  const storeArgs = ['--port', String(storePort), '--dir', folder('store')];
  const mailArgs = ['--smtp-port', String(smtpPort), '--http-port', String(mailboxPort), '--dir', folder('mailbox')];
  const serviceEnv = { ...inherited(env), ...settings };
  if (!config.eventStoreUrl) refuseLostLog(dataDir, folder('store'));
  const secrets = secretVariables({ ...config, jwtSecret: config.jwtSecret ?? keptSecret(dataDir) });
  const processEnv = { ...serviceEnv, ...secrets };
  const workersEnv = { ...processEnv, ...measured[2], [OPERATOR_SECRET]: operatorSecret };
  return {
    settings,
    services: [
      ...(config.eventStoreUrl ? [] : [nodePart('event store', scripts.eventStore, storeArgs, serviceEnv)]),
      ...(config.redisUrl
        ? []
        : [redisPart({ dir: folder('redis'), port: redisPort, password, say, env: { ...serviceEnv } })]),
      ...(config.smtpUrl ? [] : [nodePart('mailbox', scripts.mailbox, mailArgs, serviceEnv)]),
    ],
    processes: [
      nodePart('api', scripts.api, [], { ...processEnv, ...measured[0], ...paymentVariables(env) }, v8Flags.api),
      nodePart('projections', scripts.projections, [], { ...processEnv, ...measured[1] }, v8Flags.projections),
      nodePart('workers', scripts.workers, [], workersEnv, v8Flags.workers),
    ],
  };
};
