import { setTimeout as pause } from 'node:timers/promises';
import { msBetween, UnknownFact } from '@sae/domain/kernel';
import { isUnreadable, type Followed, type Log, type LoggedEvent } from '@sae/platform/log';
import type { Logger } from '@sae/platform/logging';
import type { Queue } from '@sae/platform/queue';
import { inSpan, type Traced, type Tracing } from '@sae/platform/tracing';
import type { Clock } from '../kernel/clock.js';
import { AnotherLog, Flushed, type Checkpoint, SameLog } from './checkpoint.js';
import { ACCOUNTS, isAccount, type Reaction } from './mail-reactions.js';

export interface ReactorParts {
  readonly log: Log;
  readonly checkpoint: Checkpoint;
  readonly reactions: Readonly<Record<string, Reaction | null>>;
  readonly queues: ReadonlyMap<string, Pick<Queue<object>, 'add'>>;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly tracing: Tracing | null;
}

const LOOK_EVERY_MS = 2_000;
const RETRY_AFTER_MS = 500;

/** Follows the log and turns facts into jobs, whose ids come from the facts: doing it twice changes nothing. */
export class Reactor {
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private inTrouble = false;

  constructor(private readonly parts: ReactorParts) {}

  start(): void {
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      try {
        await this.round();
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof Flushed) this.parts.logger.warn('The queues were emptied; their jobs are made again');
        else if (error instanceof AnotherLog) await this.beginAnew(error, signal);
        else await this.sitOut(error, signal);
      }
    }
  }

  /**
   * From the beginning and not from the end: what it asks for must be mailed, and what was mailed is not mailed again,
   * for the jobs know (docs/decisions/0050-mail-of-another-log.md).
   */
  private async beginAnew(why: AnotherLog, signal: AbortSignal): Promise<void> {
    this.parts.logger.error(`${why.message}. It is another log: its facts are gone through from its beginning`);
    await this.parts.checkpoint.beginAnew().catch((error: unknown) => this.sitOut(error, signal));
  }

  /** Told once, however long it lasts. */
  private async sitOut(error: unknown, signal: AbortSignal): Promise<void> {
    if (!this.inTrouble) this.parts.logger.error({ err: error }, 'Facts cannot be turned into jobs at the moment');
    this.inTrouble = true;
    await pause(RETRY_AFTER_MS, undefined, { signal }).catch(() => undefined);
  }

  /** From the checkpoint on, until something breaks. */
  private async round(): Promise<void> {
    const { log, checkpoint } = this.parts;
    await checkpoint.open();
    for (const [stream, from] of await checkpoint.waiting.open()) await this.makeUpFor(stream, from);
    const ended = new AbortController();
    const signal = AbortSignal.any([this.stopping.signal, ended.signal]);
    const watch = this.watch(signal);
    // Whoever fails first ends the other.
    watch.catch(() => ended.abort());
    let another: AnotherLog | null = null;
    const sameLog = new SameLog(log, checkpoint, (error) => {
      another = error;
      ended.abort();
    });
    const after = checkpoint.place?.position ?? null;
    try {
      for await (const step of log.follow({ after, prefixes: [ACCOUNTS], signal, onState: sameLog.hear })) {
        await sameLog.assure();
        await this.take(step);
      }
    } finally {
      ended.abort();
      await watch;
    }
    if (another) throw another as AnotherLog;
  }

  private async take(step: Followed): Promise<void> {
    this.inTrouble = false;
    if ('event' in step) {
      if (isAccount(step.event.stream)) await this.reactOrWait(step.event);
      await this.parts.checkpoint.move(step.event.position, step.event.id);
    } else if ('checkpoint' in step) await this.parts.checkpoint.move(step.checkpoint, step.id);
  }

  /** What waited may be known by now: whoever starts is of another version, perhaps. */
  private async makeUpFor(stream: string, from: number): Promise<void> {
    const { log, checkpoint } = this.parts;
    for await (const page of log.pages(stream, { from }))
      for (const fact of page) if (fact.position <= (checkpoint.place?.position ?? -1n)) await this.reactOrWait(fact);
    if (!checkpoint.waiting.has(stream)) await checkpoint.waiting.goOn(stream);
  }

  /** A fact that is not known stops its book, and no other (docs/decisions/0088-an-unknown-fact-stops-its-book.md). */
  private async reactOrWait(fact: LoggedEvent): Promise<void> {
    const { checkpoint, logger } = this.parts;
    const { stream, revision, type, id } = fact;
    if (checkpoint.waiting.has(stream)) return;
    try {
      await this.react(fact);
    } catch (error) {
      if (!(error instanceof UnknownFact)) throw error;
      await checkpoint.waiting.wait(stream, revision);
      logger.error({ err: error }, `${type} ${id} is not known here: what follows from ${stream} waits`);
    }
  }

  private async react(fact: LoggedEvent): Promise<void> {
    const { reactions, queues, clock, tracing } = this.parts;
    if (!Object.hasOwn(reactions, fact.type)) throw new UnknownFact(fact.type);
    const reaction = reactions[fact.type];
    if (!reaction || msBetween(fact.at, clock.now()) >= reaction.usefulForMs) return;
    const queue = queues.get(reaction.queue);
    if (!queue) throw new Error(`Nobody works off ${reaction.queue}`);
    const job = this.jobOf(reaction, fact);
    const add = (cause: Traced) => queue.add(`mail-${fact.id}`, { ...job, ...cause });
    if (job) await inSpan(tracing, `react to ${fact.type}`, { traceparent: fact.traceparent }, add);
  }

  /** Null where what the fact said is lost: nobody can be told of it, and all others still are. */
  private jobOf(reaction: Reaction, fact: LoggedEvent): object | null {
    try {
      return reaction.job(fact);
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      const { type, id, stream } = fact;
      this.parts.logger.error({ err: error }, `${type} ${id} in ${stream} cannot be read: nothing is mailed for it`);
      return null;
    }
  }

  /** While nothing happens in the log, a flush would go unnoticed. */
  private async watch(signal: AbortSignal): Promise<void> {
    for (;;) {
      await pause(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      await this.parts.checkpoint.check();
    }
  }
}
