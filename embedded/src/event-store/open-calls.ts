import type { EventEmitter } from 'node:events';

/** The calls that never end by themselves, subscriptions and batch appends, and how each is brought to an end. */
export class OpenCalls {
  private readonly endings = new Set<() => void>();

  add(call: EventEmitter, end: () => void): void {
    this.endings.add(end);
    const remove = () => this.endings.delete(end);
    call.on('close', remove);
    call.on('cancelled', remove);
  }

  endAll(): void {
    for (const end of this.endings) end();
  }
}
