import { type Secrets, SECRETS } from './keys.js';
import { readPayments, requirePaymentProvider, type PaymentConfig } from './payments.js';
import { type Env, ConfigError, Variables } from './variables.js';

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

/** In bytes, as many as the keys have that derive from it. */
const SECRET_LENGTH = 32;

const readInstance = (variables: Variables): InstanceConfig => {
  const port = variables.port('PORT', 3000);
  const nodeEnv = variables.oneOf('NODE_ENV', ['development', 'production', 'test'], 'development');
  const limits = variables.oneOf('RATE_LIMITS', ['on', 'off'], 'on');
  return {
    port,
    dataDir: variables.folder('DATA_DIR', 'data'),
    mailboxPort: variables.port('MAILBOX_PORT', 8025),
    publicUrl: variables.webAddress('PUBLIC_URL', `http://localhost:${port}`),
    trustedProxies: variables.text('TRUSTED_PROXIES'),
    timeZone: variables.timeZone('TZ_RESTAURANT', 'Asia/Kolkata'),
    nodeEnv,
    // In production nothing switches them off.
    limitsRequests: nodeEnv === 'production' || limits === 'on',
    servesDocs: variables.oneOf('API_DOCS', ['on', 'off'], 'on') === 'on',
    logLevel: variables.oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    payments: readPayments(variables),
  };
};

/** What was good enough for a secret once is good enough to be replaced. */
const readSecrets = (variables: Variables): Partial<Secrets> =>
  Object.fromEntries(
    Object.entries(SECRETS).map(([variable, name]) => [
      name,
      variable.endsWith('_PREVIOUS') ? variables.text(variable) : variables.secret(variable, SECRET_LENGTH),
    ]),
  );

const readAttached = (variables: Variables): Partial<Attached> => ({
  eventStoreUrl: variables.url('EVENTSTORE_URL', ['esdb', 'esdb+discover']),
  redisUrl: variables.url('REDIS_URL', ['redis', 'rediss']),
  smtpUrl: variables.url('SMTP_URL', ['smtp', 'smtps']),
  ...readSecrets(variables),
});

const frozen = <T extends object>(variables: Variables, config: T): Readonly<T> => {
  if (variables.problems.length > 0) throw new ConfigError(variables.problems);
  return Object.freeze(config);
};

/**
 * The configuration of a process that serves: every service must be given by its address, and who takes the money by
 * name where the process takes some.
 */
export const readConfig = (env: Env = process.env, { takesMoney = false } = {}): Config => {
  const variables = new Variables(env);
  const instance = readInstance(variables);
  if (takesMoney && instance.nodeEnv === 'production') requirePaymentProvider(variables);
  const attached = readAttached(variables);
  const why = '(npm start gives it to the processes it starts)';
  return frozen(variables, {
    ...instance,
    ...attached,
    eventStoreUrl: variables.required('EVENTSTORE_URL', attached.eventStoreUrl, why),
    redisUrl: variables.required('REDIS_URL', attached.redisUrl, why),
    smtpUrl: variables.required('SMTP_URL', attached.smtpUrl, why),
    jwtSecret: variables.required('JWT_SECRET', attached.jwtSecret, why),
  });
};

/** The launcher's configuration: a service without an address is embedded. */
export const readLaunchConfig = (env: Env = process.env, { takesMoney = false } = {}): LaunchConfig => {
  const variables = new Variables(env);
  const config: LaunchConfig = { ...readInstance(variables), ...readAttached(variables) };
  if (takesMoney && config.nodeEnv === 'production') requirePaymentProvider(variables);
  const embeds = !config.eventStoreUrl || !config.redisUrl || !config.smtpUrl;
  if (config.nodeEnv === 'production' && !embeds)
    variables.required('JWT_SECRET', config.jwtSecret, 'when NODE_ENV is production and no service is embedded');
  if (!config.smtpUrl && config.port === config.mailboxPort)
    variables.refuse(undefined, `PORT and MAILBOX_PORT must differ, both are ${config.port}.`);
  return frozen(variables, config);
};
