import type { Position } from '@sae/platform/log';
import type { Redis } from '@sae/platform/redis';
import { ALIVE, BEGINNING, checkpointKey, CURRENT, PROGRESS, subscribe, type Subscription } from '../reading/index.js';

/** What the projection process says about itself; it is not alive when this is older than ten seconds, and then gone. */
export interface Alive {
  readonly state: 'starting' | 'building' | 'live' | 'interrupted';
  readonly generation: string | null;
  readonly position: string | null;
  /** Events that have arrived and are not written yet. */
  readonly behind: number;
}

export interface ProgressState {
  /** There are read models to read. */
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

/** For so long somebody who was answered too early is remembered: a log that was replaced never comes so far. */
const OWED_MS = 60_000;

/** How far the read models have come, for those who wait to see what they wrote. */
export class Progress {
  private position: Position | null = null;
  private heard = 0;
  private readonly waiters = new Set<Waiter>();
  private owed: { readonly position: Position; readonly until: number } | null = null;
  private subscription: Subscription | null = null;

  constructor(private readonly redis: Redis) {}

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
      const timer = setTimeout(() => {
        this.owe(position);
        answer(false);
      }, withinMs);
      this.waiters.add(waiter);
    });
  }

  /** True while the models do not show yet what somebody was told is done, having waited in vain. */
  get isOwing(): boolean {
    if (this.owed === null) return false;
    const isShown = this.position !== null && this.position >= this.owed.position;
    if (isShown || performance.now() > this.owed.until) this.owed = null;
    return this.owed !== null;
  }

  private owe(position: Position): void {
    if (this.owed === null || position > this.owed.position)
      this.owed = { position, until: performance.now() + OWED_MS };
  }

  async state(): Promise<ProgressState> {
    const [generation = null, alive = null] = await this.redis.mGet([CURRENT, ALIVE]);
    const checkpoint = generation === null ? null : await this.redis.get(checkpointKey(generation));
    return {
      ready: checkpoint !== null,
      generation,
      position: checkpoint === BEGINNING ? null : checkpoint,
      alive: alive === null ? null : (JSON.parse(alive) as Alive),
    };
  }

  async close(): Promise<void> {
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
    if (this.position === null) return;
    for (const { position, answer } of this.waiters) if (position <= this.position) answer(true);
  }
}
