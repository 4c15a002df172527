import { createClient, ErrorReply, RESP_TYPES } from 'redis';
import { type Address, explain, isDefinite, judge, type Service } from '../connections/index.js';
import { reporter } from '../logging/index.js';

const CONNECT_MS = 3_000;

const ADVICE = {
  credentials: 'set both in REDIS_URL, as in redis://user:password@host:6379',
  trust: 'set NODE_EXTRA_CA_CERTS to the certificate of the authority that signed it',
  plain: 'write redis:// instead of rediss:// in REDIS_URL',
  tls: 'write rediss:// instead of redis:// in REDIS_URL',
  form: 'set REDIS_URL to one that serves us, as in redis://user:password@host:6379',
};

const redisService = (url: string): Service => {
  const at = URL.canParse(url) ? new URL(url).host : 'its address';
  return { name: 'Redis', at, variable: 'REDIS_URL', advice: ADVICE };
};

let first: ReturnType<typeof createClient> | undefined;

/** The package makes a class of its six hundred commands for each client, which takes 30 ms; a duplicate is of the same class. */
const newClient = (options: NonNullable<Parameters<typeof createClient>[0]>) =>
  (first ??= createClient()).duplicate(options);

const ping = async (url: string): Promise<void> => {
  const socket = { connectTimeout: CONNECT_MS, socketTimeout: CONNECT_MS, reconnectStrategy: false } as const;
  const client = newClient({ url, socket });
  // Its errors reject the calls as well.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.ping();
  } finally {
    client.destroy();
  }
};

export const redisAt = (url: string): Address => ({
  service: redisService(url),
  ask: async () => {
    try {
      await ping(url);
    } catch (error) {
      const { hostname: host, port, protocol } = new URL(url);
      const isSecure = protocol === 'rediss:';
      await explain(error, [{ host, port: Number(port || 6379), isSecure, hello: 'PING\r\n' }]);
    }
  },
});

export interface RedisOptions {
  /** What the connection is called in Redis' own list of clients. */
  readonly name: string;
  /** Read models live in 0, queues in 1: emptying one is not the end of the other. */
  readonly database?: number;
  /** Told once when Redis is lost, and once when it is back (`null`). */
  readonly onOutage?: (error: Error | null) => void;
  /** For work that may wait: commands are kept until Redis is back. */
  readonly isPatient?: boolean;
}

const PING_MS = 3_000;
const SILENCE_MS = 10_000;
const PATIENCE_MS = 60_000;
const REMIND_MS = 5_000;

/** Soon at first, then every second, never all at the same moment. */
const reconnectMs = (retries: number): number => Math.min(50 * 2 ** retries, 1_000) * (0.5 + Math.random() / 2);

const clientOf = (url: string, { name, database, isPatient = false }: RedisOptions, hasServed = () => true) =>
  newClient({
    url,
    name,
    database,
    // A request does not wait for Redis to come back: its commands fail at once.
    disableOfflineQueue: !isPatient,
    // The package's own, of 5 s, makes each command an abort signal: 3 µs here, and an error when the signal's time is up.
    // Whoever is not patient hears from the connection, which ends after SILENCE_MS.
    commandOptions: { timeout: isPatient ? PATIENCE_MS : undefined },
    pingInterval: PING_MS,
    socket: {
      connectTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      reconnectStrategy: (retries, cause) =>
        hasServed() || !isDefinite(cause) ? reconnectMs(retries) : new Error(judge(redisService(url), cause).sentence),
    },
  });

export type Redis = ReturnType<typeof clientOf>;

/** The same connection, by which texts come as their bytes: two MB of them cost 2 ms so, and 40 ms to read and to write as text. */
export const asBytes = (client: Redis) => client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });

/** Each retry of a lost connection is an error; an outage is told once. */
const watch = (client: Redis, onOutage: (error: Error | null) => void): void => {
  let isAway = false;
  client.on('error', (error: Error) => {
    if (!isAway) onOutage(error);
    isAway = true;
  });
  client.on('ready', () => {
    if (isAway) onOutage(null);
    isAway = false;
  });
};

/** Connects, however long that takes, naming every 5 s what it waits for, and reconnects for ever. @throws what will not pass */
export const connectRedis = async (url: string, options: RedisOptions): Promise<Redis> => {
  let served = false;
  let last: unknown = 'no answer';
  const client = clientOf(url, options, () => served);
  const report = reporter('redis');
  client.on('error', (error: Error) => (last = error));
  client.once('ready', () => (served = true));
  const reminder = setInterval(() => {
    report(`${options.name}: ${judge(redisService(url), last).sentence}`, null);
  }, REMIND_MS);
  watch(client, options.onOutage ?? ((error) => error && report(`Redis is away (${options.name})`, error)));
  try {
    await client.connect();
  } finally {
    clearInterval(reminder);
  }
  return client;
};

/** It is there, and says no. */
export const isRefusal = (error: unknown): boolean => error instanceof ErrorReply;
