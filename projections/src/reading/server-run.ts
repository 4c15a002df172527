import type { Redis } from '@sae/platform/redis';

/** Which run of Redis a connection reaches. One that was started anew may have come back with older data. */
export class ServerRun {
  private run: Promise<string> | null = null;

  constructor(private readonly redis: Redis) {
    redis.on('ready', () => {
      this.run = null;
    });
  }

  /** Asked once a connection. */
  id(): Promise<string> {
    this.run ??= this.ask();
    return this.run;
  }

  private async ask(): Promise<string> {
    try {
      return /^run_id:(\w+)/m.exec(await this.redis.info('server'))?.[1] ?? '';
    } catch (error) {
      this.run = null;
      throw error;
    }
  }
}

const known = new WeakMap<Redis, ServerRun>();

export const serverRun = (redis: Redis): ServerRun => {
  const run = known.get(redis) ?? new ServerRun(redis);
  known.set(redis, run);
  return run;
};
