import type { Redis } from '@sae/platform/redis';
import type { Push } from '../kernel/index.js';
import { PUSHES, subscribe, type Subscription } from '../reading/index.js';

export type { Push } from '../kernel/index.js';

/** The pushes of all restaurants, each told when the lists already show what it is about. */
export class Pushes {
  private readonly subscriptions: Subscription[] = [];

  constructor(private readonly redis: Redis) {}

  /** Each with how long it is. */
  async listen(listener: (push: Push, length: number) => void): Promise<void> {
    const hear = (message: string) => listener(JSON.parse(message) as Push, message.length);
    this.subscriptions.push(await subscribe(this.redis, PUSHES, hear));
  }

  async close(): Promise<void> {
    await Promise.all(this.subscriptions.map((subscription) => subscription.close()));
  }
}
