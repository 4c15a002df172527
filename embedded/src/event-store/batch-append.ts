import { setTimeout as pause } from 'node:timers/promises';
import type { ServerDuplexStream } from '@grpc/grpc-js';
import type { ExpectedRevision } from './append-rules.js';
import * as respond from './batch-responses.js';
import type { ProposedEvent, WriteOutcome } from './commands.js';
import { type CallError, MAX_APPEND_BYTES, SHUTTING_DOWN, diskFull, toCallError, unavailable } from './errors.js';
import { expectedRevisionOf, proposedEventOf, sizeOf, streamNameOf, uuidOf } from './proposals.js';
import type { streams } from './protocol.js';
import type { Readiness } from './readiness.js';
import type { WriteQueue } from './write-queue.js';

type Call = ServerDuplexStream<streams.BatchAppendReq, streams.BatchAppendResp>;

/** Appends that a client may have begun and not finished on one call; each holds at most the append limit. */
const UNFINISHED = 64;
/** How much later a strict store answers what it has already answered with NotReady. */
const LATE_MS = 100;
/** Answers that may wait for a client to take them before it is no longer listened to. */
const UNREAD_ANSWERS = 1024;

interface Collected extends respond.Addressee {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly deadline: number;
  readonly events: ProposedEvent[];
  bytes: number;
}

/** One client's batch appends: requests come in on one call, in parts if large, and are answered as they get done. */
export class BatchAppend {
  private readonly unfinished = new Map<string, Collected>();
  private readonly inFlight = new Set<Collected>();
  private unread = false;
  private full = false;
  private closing = false;
  private failed = false;

  constructor(
    private readonly call: Call,
    private readonly queue: WriteQueue,
    private readonly readiness: Readiness,
  ) {
    call.on('data', (request: streams.BatchAppendReq) => this.receive(request));
    call.on('drain', () => {
      this.unread = false;
      this.listen();
    });
    // A client that went away has nothing more to be told; what it sent is written all the same.
    call.on('cancelled', () => this.unfinished.clear());
    if (readiness.manners.strict) readiness.onStop(() => this.dismiss());
  }

  /** Takes no more requests and ends the call once those taken are answered. */
  close(): void {
    this.closing = true;
    this.call.pause();
    this.endWhenDone();
  }

  /** As a real server does on its way out: nobody who waits learns what became of it. Then, late, they are told. */
  private dismiss(): void {
    for (const collected of this.inFlight) this.answer(respond.notReady(collected));
  }

  private receive(request: streams.BatchAppendReq): void {
    const options = request.getOptions();
    const to = { correlationId: request.getCorrelationId(), streamIdentifier: options?.getStreamIdentifier() };
    let key = '';
    try {
      key = uuidOf(to.correlationId);
      const collected = options ? this.begin(to, options) : this.unfinished.get(key);
      // Without one this is a part of an append already refused.
      if (collected) this.collect(key, collected, request);
    } catch (error) {
      this.refuse(key, respond.badRequest(to, toCallError(error).message));
    }
  }

  private collect(key: string, collected: Collected, request: streams.BatchAppendReq): void {
    for (const message of request.getProposedMessagesList()) {
      const event = proposedEventOf(message);
      collected.events.push(event);
      collected.bytes += sizeOf(event);
    }
    if (!this.readiness.ready) this.refuse(key, respond.notReady(collected));
    else if (collected.bytes > MAX_APPEND_BYTES) this.refuse(key, respond.maxAppendSizeExceeded(collected));
    else if (collected.deadline <= Date.now()) this.refuse(key, respond.timedOut(collected));
    else if (request.getIsFinal()) this.finish(key, collected);
    else this.keep(key, collected);
  }

  private begin(to: respond.Addressee, options: streams.BatchAppendReq.Options): Collected {
    const revision = options.hasStreamPosition() ? options.getStreamPosition() : undefined;
    return {
      ...to,
      stream: streamNameOf(to.streamIdentifier),
      expected: expectedRevisionOf(options, revision),
      deadline: options.getDeadline()?.toDate().getTime() ?? Infinity,
      events: [],
      bytes: 0,
    };
  }

  private keep(key: string, collected: Collected): void {
    if (!this.unfinished.has(key) && this.unfinished.size >= UNFINISHED) {
      this.answer(respond.badRequest(collected, 'too many unfinished appends on one call'));
      return;
    }
    if (!this.unfinished.has(key) && Number.isFinite(collected.deadline)) {
      const expire = () => {
        if (this.unfinished.get(key) === collected) this.refuse(key, respond.timedOut(collected));
      };
      setTimeout(expire, Math.min(collected.deadline - Date.now(), 60_000)).unref();
    }
    this.unfinished.set(key, collected);
  }

  private refuse(key: string, response: streams.BatchAppendResp): void {
    this.unfinished.delete(key);
    this.answer(response);
  }

  private finish(key: string, collected: Collected): void {
    this.unfinished.delete(key);
    this.inFlight.add(collected);
    const { stream, expected, events, bytes, deadline } = collected;
    void this.queue.write({ kind: 'append', stream, expected, events }, bytes, deadline).then(async (outcome) => {
      this.inFlight.delete(collected);
      if (this.readiness.manners.strict && this.readiness.stopping) await pause(LATE_MS);
      this.answerOutcome(collected, outcome);
      this.endWhenDone();
    });
    if (this.full || !this.queue.isFull) return;
    this.full = true;
    this.call.pause();
    this.queue.onceRoom(() => {
      this.full = false;
      this.listen();
    });
  }

  private answerOutcome(to: Collected, outcome: WriteOutcome): void {
    switch (outcome.kind) {
      case 'written':
        return this.answer(respond.success(to, outcome.revision, outcome.position));
      case 'wrong-expected-version':
        return this.answer(respond.wrongExpectedVersion(to, to.expected, outcome.current));
      case 'stream-deleted':
        return this.answer(respond.streamDeleted(to));
      case 'timed-out':
        return this.answer(respond.timedOut(to));
      case 'disk-full':
        // The client has a word for it as a call's end only.
        return this.fail(diskFull());
      case 'failed':
        // Nobody knows whether it was written. Ending the call says just that, and the client sends the same ids again.
        this.fail(unavailable(`the log could not be written: ${outcome.reason}`));
    }
  }

  private answer(response: streams.BatchAppendResp): void {
    if (this.failed || this.call.cancelled || this.call.writableEnded) return;
    if (this.call.write(response) || this.call.writableLength < UNREAD_ANSWERS) return;
    this.unread = true;
    this.call.pause();
  }

  /** Goes on reading from the client, unless there is still another reason not to. */
  private listen(): void {
    if (!this.unread && !this.full && !this.closing) this.call.resume();
  }

  private endWhenDone(): void {
    // An error and not a plain end: the client waits for ever on a call that merely ends.
    if (this.closing && this.inFlight.size === 0) this.fail(unavailable(SHUTTING_DOWN));
  }

  private fail(error: CallError): void {
    if (this.failed || this.call.writableEnded) return;
    this.failed = true;
    this.call.emit('error', error);
  }
}
