import type { Redis } from '@sae/platform/redis';

export interface Subscription {
  close(): Promise<void>;
}

/**
 * Hears a channel on a connection of its own, which comes back by itself. What is said while it is away is lost:
 * `onBack` is called each time it hears again.
 */
export const subscribe = async (
  redis: Redis,
  channel: string,
  listener: (message: string) => void,
  onBack: () => void = () => undefined,
): Promise<Subscription> => {
  const subscriber = redis.duplicate();
  // The connection it is a duplicate of goes to the same Redis and reports its outage.
  subscriber.on('error', () => undefined);
  await subscriber.connect();
  await subscriber.subscribe(channel, listener);
  // It has subscribed again by the time it is ready again.
  subscriber.on('ready', onBack);
  return {
    close: async () => {
      subscriber.destroy();
    },
  };
};
