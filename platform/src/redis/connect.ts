import { createClient } from 'redis';

export interface RedisOptions {
  /** What the connection is called in Redis' own list of clients, and in our log lines. */
  readonly name: string;
  /** The database in Redis: read models 0, queues 1. */
  readonly database?: number;
  /** Told once when Redis is lost, and once when it is back (`error` null). */
  readonly onOutage?: (error: Error | null) => void;
}

const clientOf = (url: string, { name, database }: RedisOptions) =>
  createClient({
    url,
    name,
    database,
    // A request must not wait for Redis to come back: it fails at once and says so.
    disableOfflineQueue: true,
    pingInterval: 10_000,
    socket: {
      connectTimeout: 3_000,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, 1_000) * (0.5 + Math.random() / 2),
    },
  });

export type Redis = ReturnType<typeof clientOf>;

/** A client that reconnects for ever, and whose commands fail at once while Redis is away. */
export const connectRedis = async (url: string, options: RedisOptions): Promise<Redis> => {
  const client = clientOf(url, options);
  let isAway = false;
  client.on('error', (error: Error) => {
    if (isAway) return;
    isAway = true;
    options.onOutage?.(error);
  });
  client.on('ready', () => {
    if (!isAway) return;
    isAway = false;
    options.onOutage?.(null);
  });
  await client.connect();
  return client;
};
