import type { Redis } from '@sae/platform/redis';
import type { Push } from '../kernel/index.js';
import { PUSHES, subscribe, type Subscription } from '../reading/index.js';

export type { Push } from '../kernel/index.js';

/** The pushes of all restaurants, each told when the lists already show what it is about. */
export class Pushes {
  private readonly subscriptions: Subscription[] = [];

  constructor(private readonly redis: Redis) {}

  async listen(listener: (push: Push) => void): Promise<void> {
    this.subscriptions.push(await subscribe(this.redis, PUSHES, (message) => listener(JSON.parse(message) as Push)));
  }

  async close(): Promise<void> {
    await Promise.all(this.subscriptions.map((subscription) => subscription.close()));
  }
}
