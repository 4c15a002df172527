import type { Redis } from '@sae/platform/redis';

/** One for all who share a connection, made when it is first asked for. */
export const perConnection = <T>(make: (redis: Redis) => T): ((redis: Redis) => T) => {
  const known = new WeakMap<Redis, T>();
  return (redis) => {
    const one = known.get(redis) ?? make(redis);
    known.set(redis, one);
    return one;
  };
};
