import type { Command, Decider, DomainEvent, IsoTime } from '@sae/domain/kernel';
import { reporter, type Report } from '../logging/index.js';
import { StreamProcessor, type ProcessorContext } from './stream-processor.js';
import { PATIENCE_MS, type Log } from './log.js';
import type { Snapshots } from './snapshots.js';
import type { RequestContext, CommandResult } from './logged-event.js';

export interface CommandProcessorOptions {
  readonly log: Log;
  readonly clock: () => IsoTime;
  readonly newId: () => string;
  readonly snapshots?: Snapshots;
  /** How long the streams kept in memory may be together, in events. */
  readonly capacity?: number;
  /** How long a command waits for its answer, in all. */
  readonly patienceMs?: number;
  readonly report?: Report;
}

/** What needs to be known of a stream, whatever its decider. */
type Kept = Pick<StreamProcessor<unknown, Command, DomainEvent>, 'isIdle' | 'length' | 'forget'>;

/** What even an empty stream weighs, in events. */
const COVER = 50;

/** The write side: every decision is made here, on the newest state, and stands in the log before it is answered. */
export class CommandProcessor {
  /** The longest unused first. */
  private readonly kept = new Map<string, { readonly processor: Kept; readonly weight: number }>();
  private readonly context: ProcessorContext;
  private readonly capacity: number;
  private weight = 0;

  constructor({
    capacity = 1_000_000,
    patienceMs = PATIENCE_MS,
    report = reporter('commands'),
    ...given
  }: CommandProcessorOptions) {
    this.context = { ...given, patienceMs, report };
    this.capacity = capacity;
  }

  /** Decides and appends. @throws Refusal */
  make<S, C extends Command, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    key: string,
    command: C,
    by: RequestContext,
  ): Promise<CommandResult<S, E>> {
    return this.of(decider, key).make({ command, by });
  }

  /** What a request made when it came the first time; null when it is new. @throws Refusal of a key used otherwise */
  made<S, C extends Command, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    key: string,
    by: RequestContext,
  ): Promise<CommandResult<S, E> | null> {
    return this.of(decider, key).made(by);
  }

  /** The state as it stands in the log now. */
  state<S, C extends Command, E extends DomainEvent>(decider: Decider<S, C, E>, key: string): Promise<S> {
    return this.of(decider, key).look(({ state }) => state);
  }

  /** What is remembered may be of another log than the one that is there now. */
  forget(): void {
    for (const { processor } of this.kept.values()) processor.forget();
  }

  private of<S, C extends Command, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    key: string,
  ): StreamProcessor<S, C, E> {
    const stream = `${decider.category}-${key}`;
    const kept = this.take(stream) as StreamProcessor<S, C, E> | null;
    const processor = kept ?? new StreamProcessor(decider, stream, this.context);
    this.put(stream, processor);
    return processor;
  }

  private take(stream: string): Kept | null {
    const kept = this.kept.get(stream);
    if (!kept) return null;
    this.kept.delete(stream);
    this.weight -= kept.weight;
    return kept.processor;
  }

  private put(stream: string, processor: Kept): void {
    const weight = COVER + processor.length;
    this.kept.set(stream, { processor, weight });
    this.weight += weight;
    if (this.weight > this.capacity) this.makeRoom(processor);
  }

  /** One that somebody waits for stays: a second of it would write against the first. */
  private makeRoom(inUse: Kept): void {
    for (const [stream, { processor }] of this.kept) {
      if (this.weight <= this.capacity) return;
      if (processor.isIdle && processor !== inUse) this.take(stream);
    }
  }
}
