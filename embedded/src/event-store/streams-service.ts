import type { EventEmitter } from 'node:events';
import type { ServerDuplexStream } from '@grpc/grpc-js';
import { BatchAppend } from './batch-append.js';
import { SHUTTING_DOWN, invalidArgument, toCallError, unavailable } from './errors.js';
import type { Head } from './head.js';
import type { LogReader } from './log-reader.js';
import { Outlet, type ReadCall } from './outlet.js';
import type { streams } from './protocol.js';
import { StreamsService } from './services.js';
import { read } from './read.js';
import type { Readiness } from './readiness.js';
import { subscribe } from './subscription.js';
import { removal, singleAppend } from './unary-writes.js';
import type { WriteQueue } from './write-queue.js';

/** The Streams service as the client generated it, but that `Read` answers in bytes already framed. */
export const streamsDefinition = {
  ...StreamsService,
  read: { ...StreamsService.read, responseSerialize: (frame: Buffer) => frame },
};

/** The Streams service on a log. */
export function streamsService(queue: WriteQueue, log: LogReader, head: Head, open: OpenCalls, readiness: Readiness) {
  const answerRead = async (call: ReadCall): Promise<void> => {
    const outlet = new Outlet(call);
    open.add(call, () => outlet.fail(unavailable(SHUTTING_DOWN)));
    try {
      readiness.assertReady();
      const options = call.request.getOptions();
      if (!options || !(options.hasStream() || options.hasAll())) throw invalidArgument('nothing to read is named');
      if (options.hasSubscription()) await subscribe(outlet, options, log, head, readiness.manners.strict);
      else await read(outlet, options, log, head);
      outlet.end();
    } catch (error) {
      outlet.fail(toCallError(error));
    }
  };
  return {
    read: (call: ReadCall) => void answerRead(call),
    append: singleAppend(queue, readiness),
    delete: removal(queue, readiness, 'delete'),
    tombstone: removal(queue, readiness, 'tombstone'),
    batchAppend: (call: ServerDuplexStream<streams.BatchAppendReq, streams.BatchAppendResp>) => {
      const batch = new BatchAppend(call, queue, readiness);
      open.add(call, () => batch.close());
    },
  };
}

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
