import { judge, type Address } from '@sae/platform/connections';
import type { Redis } from '@sae/platform/redis';

const KEY = 'alive:workers';
const LIVES_MS = 10_000;
const BEAT_MS = 2_500;
/** A check is a connection to the mail server: seldom while all is well, soon again when it is not. */
const CHECK_UP_MS = 10_000;
const CHECK_DOWN_MS = 2_400;
const REMIND_MS = 4_900;

/** Says in Redis that this process lives, and whether the mail server answers. */
export class Heartbeat {
  private mail: 'up' | 'down' = 'down';
  private checkedAt = -Infinity;
  private checking = false;
  private toldAt = -Infinity;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly redis: Redis,
    private readonly mailServer: Pick<Address, 'service' | 'ask'>,
    /** Told every few seconds why mail cannot go. */
    private readonly say: (sentence: string) => void,
  ) {}

  /** Resolves when the mail server was asked for the first time, whatever it said: orders do not wait for mail. */
  async start(): Promise<void> {
    await this.check();
    await this.beat();
    this.timer = setInterval(() => void this.beat(), BEAT_MS);
  }

  get isMailUp(): boolean {
    return this.mail === 'up';
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
    try {
      await this.mailServer.ask();
      this.mail = 'up';
    } catch (error) {
      this.mail = 'down';
      this.remind(error);
    }
    this.checkedAt = performance.now();
    this.checking = false;
  }

  private remind(error: unknown): void {
    if (performance.now() - this.toldAt < REMIND_MS) return;
    this.toldAt = performance.now();
    this.say(`No mail can go. ${judge(this.mailServer.service, error).sentence}`);
  }
}
