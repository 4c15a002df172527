import type { Followed, LoggedEvent, Position } from '@sae/platform/log';

/** What has been gathered: events, and whether the log's end of that moment was reached after them. */
export interface BufferedEvents {
  readonly events: readonly LoggedEvent[];
  readonly isCaughtUp: boolean;
}

export interface TakeOptions {
  readonly most: number;
  /** Events after this one are left for later. */
  readonly upTo?: Position;
  /** Comes back with nothing after so long. */
  readonly withinMs: number;
}

/** Natural batches: while one is being written, the next gathers. The log waits when too much has gathered. */
export class EventBuffer {
  private items: Followed[] = [];
  private error: unknown = null;
  private wake = () => {};
  private drained = () => {};

  constructor(
    followed: AsyncIterable<Followed>,
    private readonly signal: AbortSignal,
    private readonly room: number,
  ) {
    signal.addEventListener('abort', () => this.drained());
    this.pump(followed).catch((error: unknown) => {
      this.error = error;
      this.wake();
    });
  }

  get waiting(): number {
    return this.items.length;
  }

  async take({ most, upTo, withinMs }: TakeOptions): Promise<BufferedEvents> {
    if (!this.isAnythingFor(upTo)) await this.arrival(upTo, withinMs);
    if (this.error !== null) throw this.error;
    const events: LoggedEvent[] = [];
    let isCaughtUp = false;
    let taken = 0;
    for (; taken < this.items.length && events.length < most && !isCaughtUp; taken += 1) {
      const item = this.items[taken]!;
      if ('event' in item) {
        if (upTo !== undefined && item.event.position > upTo) break;
        events.push(item.event);
      } else isCaughtUp = 'caughtUp' in item;
    }
    this.items = this.items.slice(taken);
    if (this.items.length < this.room) this.drained();
    return { events, isCaughtUp };
  }

  private async pump(followed: AsyncIterable<Followed>): Promise<void> {
    for await (const item of followed) {
      if (this.signal.aborted) return;
      if ('checkpoint' in item) continue;
      this.items.push(item);
      this.wake();
      if (this.items.length >= this.room) await new Promise<void>((resolve) => (this.drained = resolve));
    }
    if (!this.signal.aborted) throw new Error('The log is not followed any more');
  }

  private isAnythingFor(upTo: Position | undefined): boolean {
    const first = this.items[0];
    return first !== undefined && !(upTo !== undefined && 'event' in first && first.event.position > upTo);
  }

  private arrival(upTo: Position | undefined, withinMs: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, withinMs);
      this.wake = () => {
        if (this.error !== null || this.isAnythingFor(upTo)) done();
      };
      this.signal.addEventListener('abort', done);
    });
  }
}
