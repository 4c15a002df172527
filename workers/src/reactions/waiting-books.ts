import type { Redis } from '@sae/platform/redis';

/** The books whose facts wait, because one of them is not known here: from which revision of each to go on. */
export class WaitingBooks {
  private readonly from = new Map<string, number>();

  constructor(
    private readonly redis: Redis,
    private readonly key: string,
  ) {}

  /** Those that waited, each to be tried again: until it waits anew or goes on, only Redis knows that it did. */
  async open(): Promise<readonly (readonly [stream: string, from: number])[]> {
    this.from.clear();
    const waiting = Object.entries(await this.redis.hGetAll(this.key));
    return waiting.map(([stream, from]) => [stream, Number(from)]);
  }

  has(stream: string): boolean {
    return this.from.has(stream);
  }

  async wait(stream: string, from: number): Promise<void> {
    await this.redis.hSet(this.key, stream, from);
    this.from.set(stream, from);
  }

  async goOn(stream: string): Promise<void> {
    await this.redis.hDel(this.key, stream);
  }

  async forget(): Promise<void> {
    await this.redis.unlink(this.key);
    this.from.clear();
  }
}
