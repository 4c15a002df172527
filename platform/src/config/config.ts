import { resolve } from 'node:path';
import { OPERATOR_SECRET, type Secrets } from './keys.js';
import { paymentsIn, type PaymentConfig } from './payments.js';
import {
  address,
  type Env,
  given,
  oneOf,
  parsed,
  port,
  required,
  secret,
  variables,
  text,
  timeZone,
  webAddress,
} from './variables.js';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What every process knows about the place it runs in. */
export interface InstanceConfig {
  readonly port: number;
  /** Absolute. */
  readonly dataDir: string;
  readonly mailboxPort: number;
  /** What mails point at, without a slash at its end. */
  readonly publicUrl: string;
  /** Whose word is taken for who a client is: addresses and ranges with commas between them, as proxies name them. */
  readonly trustedProxies?: string;
  /** The zone in which a day, a month and a year begin. */
  readonly timeZone: string;
  readonly nodeEnv: 'development' | 'production' | 'test';
  /** Off for load tests and browser tests only. */
  readonly limitsRequests: boolean;
  /** Is the API described at `/api/docs`, for anybody who asks? */
  readonly servesDocs: boolean;
  readonly logLevel: LogLevel;
  /** Where Prometheus asks this process; the launcher's are this one and the next two. */
  readonly metricsPort?: number;
  /** Where traces are sent, without a slash at its end. */
  readonly tracesEndpoint?: string;
  /** Opens the queues to the operator, on the workers' metrics port. */
  readonly operatorSecret?: string;
  readonly payments: PaymentConfig;
}

/** The services the processes stand on, and the secrets their keys derive from (see `keyRings`). */
export interface Attached extends Secrets {
  readonly eventStoreUrl: string;
  readonly redisUrl: string;
  readonly smtpUrl: string;
}

/** What api, projections and workers run with: everything is attached by address. */
export type Config = InstanceConfig & Attached;

/** What the launcher runs with: what is missing here it embeds. */
export type LaunchConfig = InstanceConfig & Partial<Attached>;

interface Uses {
  /** Then who takes it is said by name, in production. */
  readonly takesMoney?: boolean;
}

const onOff = oneOf('on', 'off')
  .default('on')
  .transform((said) => said === 'on');

const instanceIn = (env: Env, { takesMoney = false }: Uses) =>
  variables({
    port: ['PORT', port.default(3000)],
    dataDir: ['DATA_DIR', text.default('data').transform((folder) => resolve(folder))],
    mailboxPort: ['MAILBOX_PORT', port.default(8025)],
    publicUrl: ['PUBLIC_URL', webAddress.optional()],
    trustedProxies: ['TRUSTED_PROXIES', text.optional()],
    timeZone: ['TZ_RESTAURANT', timeZone.default('Asia/Kolkata')],
    nodeEnv: ['NODE_ENV', oneOf('development', 'production', 'test').default('development')],
    limitsRequests: ['RATE_LIMITS', onOff],
    servesDocs: ['API_DOCS', oneOf('on', 'off').optional()],
    logLevel: ['LOG_LEVEL', oneOf(...LOG_LEVELS).default('info')],
    metricsPort: ['METRICS_PORT', port.optional()],
    tracesEndpoint: ['OTEL_EXPORTER_OTLP_ENDPOINT', webAddress.optional()],
    operatorSecret: [OPERATOR_SECRET, secret.optional()],
  })
    .and(paymentsIn(env, takesMoney))
    .transform(({ publicUrl, limitsRequests, servesDocs, ...set }): InstanceConfig => ({
      ...set,
      publicUrl: publicUrl ?? `http://localhost:${set.port}`,
      // In production nobody is told how it is asked unless that is wished.
      servesDocs: servesDocs === undefined ? set.nodeEnv !== 'production' : servesDocs === 'on',
      // In production nothing switches them off.
      limitsRequests: limitsRequests || set.nodeEnv === 'production',
    }));

/** KurrentDB is EventStoreDB by another name: the same protocol, and the client knows the first name alone. */
const eventStoreUrl = address('esdb', 'esdb+discover', 'kurrentdb', 'kurrentdb+discover').transform((url) =>
  url.replace(/^kurrentdb/, 'esdb'),
);
const redisUrl = address('redis', 'rediss');
const smtpUrl = address('smtp', 'smtps');

const services = variables({
  eventStoreUrl: ['EVENTSTORE_URL', eventStoreUrl],
  redisUrl: ['REDIS_URL', redisUrl],
  smtpUrl: ['SMTP_URL', smtpUrl],
  jwtSecret: ['JWT_SECRET', secret],
});

/** What was good enough for a secret once is good enough to be replaced. */
const otherSecrets = variables({
  jwtSecretPrevious: ['JWT_SECRET_PREVIOUS', text.optional()],
  codeSecret: ['CODE_SECRET', secret.optional()],
  codeSecretPrevious: ['CODE_SECRET_PREVIOUS', text.optional()],
  addressSecret: ['ADDRESS_SECRET', secret.optional()],
  addressSecretPrevious: ['ADDRESS_SECRET_PREVIOUS', text.optional()],
});

/**
 * The configuration of a process that serves: every service must be given by its address, and who takes the money by
 * name where the process takes some.
 */
export const readConfig = (env: Env = process.env, uses: Uses = {}): Config => {
  const set = given(env);
  return parsed(instanceIn(set, uses).and(services).and(otherSecrets), set);
};

/** The launcher's configuration: a service without an address is embedded. */
export const readLaunchConfig = (env: Env = process.env, uses: Uses = {}): LaunchConfig => {
  const set = given(env);
  const embeds = !(set.EVENTSTORE_URL && set.REDIS_URL && set.SMTP_URL);
  const makesSecret = embeds || set.NODE_ENV !== 'production';
  const why = 'when NODE_ENV is production and no service is embedded';
  const embeddable = variables({
    eventStoreUrl: ['EVENTSTORE_URL', eventStoreUrl.optional()],
    redisUrl: ['REDIS_URL', redisUrl.optional()],
    smtpUrl: ['SMTP_URL', smtpUrl.optional()],
    jwtSecret: ['JWT_SECRET', makesSecret ? secret.optional() : required(why).pipe(secret)],
  });
  const launch = instanceIn(set, uses).and(embeddable).and(otherSecrets);
  const withItsPorts = launch.refine((config) => config.smtpUrl || config.port !== config.mailboxPort, {
    error: () => `PORT and MAILBOX_PORT must differ, both are ${set.PORT ?? set.MAILBOX_PORT}.`,
  });
  return parsed(withItsPorts, set);
};
