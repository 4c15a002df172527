import { randomUUID } from 'node:crypto';
import type { CallOptions, ClientDuplexStream, Metadata } from '@grpc/grpc-js';
import type { EventStoreDBClient } from '@eventstore/db-client';
import { isFull, NotAppended, Unanswered, WrongRevision } from './errors.js';
import type { Position } from './logged-event.js';
import { outgoing, protobufEmpty, shared, streams, StreamsClient, tooLarge } from './protocol.js';
import { diskFull, TimedOut, within } from './patience.js';

type Call = ClientDuplexStream<streams.BatchAppendReq, streams.BatchAppendResp>;

/** What the client's own appends are made of; protected there. It finds the leader, and gives up a connection that failed. */
interface Insides {
  execute<T>(stub: typeof StreamsClient, name: string, action: (stub: StreamsClient) => Promise<T>): Promise<T>;
  callArguments(options: object, callOptions: CallOptions): [Metadata, CallOptions];
}

interface Waiting {
  readonly answer: (answer: streams.BatchAppendResp) => void;
  readonly fail: (error: Error) => void;
}

/** One call on which appends go out and their answers come in, in any order, late, twice, or never. */
class AppendCall {
  isOver = false;
  private readonly waiting = new Map<string, Waiting>();

  constructor(
    readonly stub: StreamsClient,
    private readonly call: Call,
  ) {
    call.on('data', (answer: streams.BatchAppendResp) => {
      const id = answer.getCorrelationId()?.getString() ?? '';
      // Nobody waits any more for an answer that comes late or again.
      this.waiting.get(id)?.answer(answer);
      this.waiting.delete(id);
    });
    call.on('error', (error: Error) => this.end(error));
    call.on('status', () => this.end(new Unanswered('The event store has ended the call')));
  }

  send(id: string, request: streams.BatchAppendReq): Promise<streams.BatchAppendResp> {
    return new Promise((answer, fail) => {
      this.waiting.set(id, { answer, fail });
      this.call.write(request);
    });
  }

  forget(id: string): void {
    this.waiting.delete(id);
  }

  cancel(): void {
    this.call.cancel();
  }

  private end(error: Error): void {
    this.isOver = true;
    for (const { fail } of this.waiting.values()) fail(error);
    this.waiting.clear();
  }
}

/** A stream that nobody writes, and a revision that no stream reaches. */
const PROBED = {
  stream: 'probe-appends',
  revision: Number.MAX_SAFE_INTEGER - 1,
  event: { type: 'Probed', data: {}, metadata: { actor: 'system', requestId: 'probe', at: '', v: 1 } },
} as const;

export interface Written {
  /** Absent when the event store knew the events already and does not say where they stand. */
  readonly position?: Position;
}

/**
 * Appends over the client's connection, in a call of our own: the client's keeps one list of who waits for all its
 * calls, and an answer nobody waits for ends the process there (docs/decisions/0034-appends-of-our-own.md).
 */
export class Appends {
  private current: AppendCall | null = null;
  private readonly client: Insides;

  constructor(client: EventStoreDBClient) {
    this.client = client as unknown as Insides;
  }

  /** At exactly this revision; -1: the stream must not exist. @throws WrongRevision, NotAppended, Refusal, what may pass */
  async append(
    stream: string,
    expected: number,
    events: streams.BatchAppendReq.ProposedMessage[],
    timeoutMs: number,
  ): Promise<Written> {
    if (timeoutMs <= 0) throw new TimedOut('No time is left');
    const id = randomUUID();
    const request = new streams.BatchAppendReq()
      .setCorrelationId(new shared.UUID().setString(id))
      .setOptions(optionsOf(stream, expected))
      .setProposedMessagesList(events)
      .setIsFinal(true);
    let isLate = false;
    const answer = this.client.execute(StreamsClient, 'append', async (stub) => {
      if (isLate) throw new TimedOut('The event store was found too late');
      return this.on(stub).send(id, request);
    });
    try {
      return writtenOf(await within(timeoutMs, answer), stream, expected);
    } catch (error) {
      throw isFull(error) ? diskFull(error) : error;
    } finally {
      isLate = true;
      this.current?.forget(id);
    }
  }

  /** Asks for an append that is refused by whoever could do it. */
  async probe(timeoutMs: number): Promise<void> {
    const { message } = outgoing({ ...PROBED.event, id: randomUUID() });
    try {
      await this.append(PROBED.stream, PROBED.revision, [message], timeoutMs);
    } catch (error) {
      if (!(error instanceof WrongRevision)) throw error;
    }
  }

  close(): void {
    this.current?.cancel();
  }

  /** After a change of connection the call on the one before has nothing more to say. */
  private on(stub: StreamsClient): AppendCall {
    if (this.current && !this.current.isOver && this.current.stub === stub) return this.current;
    this.current?.cancel();
    // Never ends by itself: each append has its own time.
    const call = stub.batchAppend(...this.client.callArguments({}, { deadline: Infinity })) as Call;
    return (this.current = new AppendCall(stub, call));
  }
}

/** No deadline goes with it: as a time of day it makes a client whose clock is slow a client whose appends are all late. */
const optionsOf = (stream: string, expected: number): streams.BatchAppendReq.Options => {
  const name = new shared.StreamIdentifier().setStreamName(Buffer.from(stream));
  const options = new streams.BatchAppendReq.Options().setStreamIdentifier(name);
  return expected < 0 ? options.setNoStream(new protobufEmpty.Empty()) : options.setStreamPosition(String(expected));
};

const writtenOf = (answer: streams.BatchAppendResp, stream: string, expected: number): Written => {
  const position = answer.getSuccess()?.getPosition()?.getCommitPosition();
  if (answer.hasSuccess()) return position === undefined ? {} : { position: BigInt(position) };
  const error = answer.getError();
  const details = error?.getDetails();
  const kind = details?.getTypeName().replace('event_store.client.', '') ?? '';
  const why = `${stream}: ${kind} ${error?.getMessage() ?? ''}`;
  switch (kind) {
    case 'WrongExpectedVersion': {
      const wrong = shared.WrongExpectedVersion.deserializeBinary(details!.getValue_asU8());
      const actual = wrong.hasCurrentStreamRevision() ? Number(wrong.getCurrentStreamRevision()) : -1;
      throw new WrongRevision(stream, expected, actual);
    }
    case 'MaximumAppendSizeExceeded':
      throw tooLarge();
    case 'AccessDenied':
    case 'BadRequest':
    case 'InvalidTransaction':
    case 'StreamDeleted':
      throw new NotAppended(why);
    default:
      // Not ready, too busy, without a leader, timed out, or not known: it may have been appended, and may be yet.
      throw new Unanswered(why);
  }
};
