import type { Redis } from '@sae/platform/redis';
import type { Mailer } from './mail/mailer.js';

const KEY = 'alive:workers';
const LIVES_MS = 10_000;
const BEAT_MS = 3_000;
/** A check is a connection to the mail server: seldom while all is well, soon again when it is not. */
const CHECK_UP_MS = 10_000;
const CHECK_DOWN_MS = 3_000;

/** Says in Redis that this process lives, and whether the mail server answers. */
export class Heartbeat {
  private mail: 'up' | 'down' = 'down';
  private checkedAt = -Infinity;
  private checking = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly redis: Redis,
    private readonly mailer: Mailer,
  ) {}

  start(): void {
    void this.check().then(() => this.beat());
    this.timer = setInterval(() => void this.beat(), BEAT_MS);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async beat(): Promise<void> {
    void this.check();
    const state = JSON.stringify({ mail: this.mail, pid: process.pid });
    // Redis away: the key runs out, which is what there is to say; the connection's loss is logged where it happens.
    await this.redis.set(KEY, state, { PX: LIVES_MS }).catch(() => undefined);
  }

  private async check(): Promise<void> {
    const due = this.checkedAt + (this.mail === 'up' ? CHECK_UP_MS : CHECK_DOWN_MS);
    if (this.checking || performance.now() < due) return;
    this.checking = true;
    this.mail = (await this.mailer.isUp()) ? 'up' : 'down';
    this.checkedAt = performance.now();
    this.checking = false;
  }
}
