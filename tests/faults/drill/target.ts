import { setTimeout as pause } from 'node:timers/promises';
import type { Process } from '../../../api/testing/parts.js';
import { startProxy, type Proxy } from '../../../platform/testing/proxy.js';

export interface Ways {
  readonly eventStoreUrl: string;
  readonly redisUrl: string;
}

const portIn = (address: string): number => Number(new URL(address).port);

/** A process whose every message to event store and Redis is counted, and which is ended before one of them. */
export class Target<P extends Process = Process> {
  private process!: P;
  private wires: readonly Proxy[] = [];
  private count = 0;
  private endsBefore = Infinity;
  private isCounting = false;
  private again: Promise<void> | null = null;
  /** When it was ended. */
  endedAt: number | null = null;

  private constructor(
    readonly name: string,
    private readonly start: (ways: Ways) => Promise<P>,
  ) {}

  static async between<P extends Process>(
    name: string,
    { eventStoreUrl, redisUrl }: Ways,
    start: (ways: Ways) => Promise<P>,
  ): Promise<Target<P>> {
    const target = new Target(name, start);
    target.wires = await Promise.all(
      [eventStoreUrl, redisUrl].map((url) => startProxy(portIn(url), () => target.passes())),
    );
    await target.begin();
    return target;
  }

  get now(): P {
    return this.process;
  }

  /** Counts from here on. */
  arm(endsBefore = Infinity): void {
    Object.assign(this, { count: 0, endsBefore, isCounting: true, endedAt: null });
  }

  /** How many messages there were; it lives again. */
  async disarm(): Promise<number> {
    this.isCounting = false;
    await this.again;
    return this.count;
  }

  async stop(): Promise<void> {
    await this.process.end('SIGTERM');
    for (const wire of this.wires) await wire.stop();
  }

  private passes(): boolean {
    if (!this.isCounting || ++this.count < this.endsBefore) return true;
    this.isCounting = false;
    this.endedAt = performance.now();
    this.again = this.process.end('SIGKILL').then(() => this.begin());
    return false;
  }

  private async begin(): Promise<void> {
    const [store, redis] = this.wires.map(({ port }) => port);
    this.process = await this.start({
      eventStoreUrl: `esdb://127.0.0.1:${store}?tls=false`,
      redisUrl: `redis://127.0.0.1:${redis}`,
    });
  }
}

/** Until it lives on what it has just been told. */
export const settled = (): Promise<void> => pause(400);
