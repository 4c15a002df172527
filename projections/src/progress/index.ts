import type { ParkedEvent } from '@sae/domain/audit';
import type { Position } from '@sae/platform/log';
import type { Redis } from '@sae/platform/redis';
import {
  ALIVE,
  ATTENDED,
  BEGINNING,
  checkpointKey,
  CURRENT,
  parkedEvents,
  placeIn,
  PROGRESS,
  standing,
  subscribe,
  type Standing,
  type Subscription,
} from '../reading/index.js';
import { Owed } from './owed.js';

/** What the projection process says about itself; it is not alive when this is older than ten seconds, and then gone. */
export interface Alive {
  readonly state: 'starting' | 'building' | 'catching up' | 'live' | 'interrupted';
  readonly generation: string | null;
  readonly position: string | null;
  /** Events that have arrived and are not written yet. */
  readonly behind: number;
  /** Why the models were built anew last, since this process began. */
  readonly because?: string;
}

export interface ProgressState {
  /** There are read models to read, and a projection process keeps them up to date. */
  readonly ready: boolean;
  readonly generation: string | null;
  /** Up to where they are written; null at the beginning of the log. */
  readonly position: string | null;
  /** Null when the projection process does not run. */
  readonly alive: Alive | null;
}

interface Waiter {
  readonly position: Position;
  readonly answer: (isReached: boolean) => void;
}

/** How far the read models have come, for those who wait to see what they wrote. */
export class Progress {
  private position: Position | null = null;
  private heard = 0;
  private readonly waiters = new Set<Waiter>();
  private subscription: Subscription | null = null;
  private readonly owed: Owed;

  /** `onBeginning` is told when the models are built anew from another log: what is remembered of it is not true. */
  constructor(
    private readonly redis: Redis,
    private readonly onBeginning: () => void = () => undefined,
  ) {
    this.owed = new Owed(redis);
  }

  async start(): Promise<void> {
    const lookAgain = () => void this.look().catch(() => undefined); // Redis is away again, and will be back again.
    this.subscription = await subscribe(this.redis, PROGRESS, (said) => this.hear(said), lookAgain);
    await this.look();
  }

  /** True once the models show all up to this position, false when they do not in time. */
  async reached(position: Position, withinMs = 2_000): Promise<boolean> {
    if (this.position !== null && this.position >= position) return true;
    return new Promise((resolve) => {
      const answer = (isReached: boolean) => {
        clearTimeout(timer);
        this.waiters.delete(waiter);
        resolve(isReached);
      };
      const waiter: Waiter = { position, answer };
      const timer = setTimeout(() => answer(false), withinMs);
      this.waiters.add(waiter);
    });
  }

  /** Somebody is told that this is done before the models show it: no node answers without it from now on. */
  owe(position: Position): Promise<void> {
    return this.owed.raise(position);
  }

  /** Whether the models show all that anybody was told is done. */
  standing(): Promise<Standing> {
    return this.owed.isUnrecorded ? Promise.resolve('behind') : standing(this.redis);
  }

  /** The events that books wait for. @throws Refusal while there are no read models. */
  parked(): Promise<readonly ParkedEvent[]> {
    return parkedEvents(this.redis);
  }

  async state(): Promise<ProgressState> {
    const [generation = null, alive = null, attended = null] = await this.redis.mGet([CURRENT, ALIVE, ATTENDED]);
    const checkpoint = generation === null ? null : await this.redis.get(checkpointKey(generation));
    return {
      ready: checkpoint !== null && attended !== null,
      generation,
      position: checkpoint === null || checkpoint === BEGINNING ? null : placeIn(checkpoint),
      alive: alive === null ? null : (JSON.parse(alive) as Alive),
    };
  }

  async close(): Promise<void> {
    this.owed.close();
    await this.subscription?.close();
    for (const { answer } of this.waiters) answer(false);
  }

  private async look(): Promise<void> {
    const { heard } = this;
    const { position } = await this.state();
    // What was announced meanwhile is newer than what was read.
    if (this.heard === heard) this.hear(position ?? '');
  }

  /** The newest word counts, also when it says less than one before: Redis may have come back with older data. */
  private hear(said: string): void {
    this.heard += 1;
    this.position = /^\d+$/.test(said) ? BigInt(said) : null;
    if (said === BEGINNING) this.onBeginning();
    if (this.position === null) return;
    for (const { position, answer } of this.waiters) if (position <= this.position) answer(true);
  }
}
