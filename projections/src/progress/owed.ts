import { setTimeout as pause } from 'node:timers/promises';
import type { Position } from '@sae/platform/log';
import { isRefusal, type Redis } from '@sae/platform/redis';
import pTimeout from 'p-timeout';
import { ATTENDED_MS, OWED, placeText } from '../reading/index.js';

const RAISE = `
if (redis.call('GET', KEYS[1]) or '') < ARGV[1] then redis.call('SET', KEYS[1], ARGV[1]) end
return 1`;

/** The answer does not wait longer for a Redis that is away. */
const PATIENCE_MS = 500;
const AGAIN_MS = 200;

/** What readers are owed, for all nodes to know (docs/decisions/0030-what-readers-are-owed.md). */
export class Owed {
  /** What Redis could not be told yet. It is told again and again; until then this node knows it alone. */
  private unrecorded: string | null = null;
  private recording: Promise<void> | null = null;
  /** It answers, and writes nothing: its disk is full, say. Other nodes may read there what was true before. */
  private isRefused = false;
  private isClosed = false;

  constructor(private readonly redis: Redis) {}

  get isUnrecorded(): boolean {
    return this.unrecorded !== null;
  }

  /**
   * Comes back once Redis knows, or after a moment when it is away; when it refuses to write, not before the projections'
   * last sign of life there, which they cannot renew, has run out for all.
   */
  async raise(position: Position): Promise<void> {
    const place = placeText(position);
    if (this.unrecorded === null || place > this.unrecorded) this.unrecorded = place;
    this.recording ??= this.record().finally(() => {
      this.recording = null;
    });
    await pTimeout(this.recording, { milliseconds: PATIENCE_MS, message: false });
    if (this.isUnrecorded && this.isRefused)
      await pTimeout(this.recording ?? Promise.resolve(), { milliseconds: ATTENDED_MS, message: false });
  }

  close(): void {
    this.isClosed = true;
  }

  private async record(): Promise<void> {
    while (this.unrecorded !== null && !this.isClosed) {
      const place = this.unrecorded;
      try {
        await this.redis.eval(RAISE, { keys: [OWED], arguments: [place] });
        if (this.unrecorded === place) this.unrecorded = null;
        this.isRefused = false;
      } catch (error) {
        this.isRefused = isRefusal(error);
        // The connection says that Redis is away; what is owed is kept until it is back.
        await pause(AGAIN_MS, undefined, { ref: false });
      }
    }
  }
}
