import type { EventEmitter } from 'node:events';
import type { ServerDuplexStream } from '@grpc/grpc-js';
import { BatchAppend } from './batch-append.js';
import { invalidArgument, toCallError, unavailable } from './errors.js';
import type { Head } from './head.js';
import type { LogReader } from './log-reader.js';
import { Outlet, type ReadCall } from './outlet.js';
import { StreamsService, type streams } from './protocol.js';
import { read } from './read.js';
import { softDelete, tombstone } from './removal.js';
import { singleAppend } from './single-append.js';
import { subscribe } from './subscription.js';
import type { WriteQueue } from './write-queue.js';

/** The Streams service as the client generated it, but that `Read` answers in bytes already framed. */
export const streamsDefinition = {
  ...StreamsService,
  read: { ...StreamsService.read, responseSerialize: (frame: Buffer) => frame },
};

/** The calls that would otherwise never end: subscriptions and batch appends. */
export class OpenCalls {
  private readonly calls = new Set<EventEmitter>();

  add(call: EventEmitter): void {
    this.calls.add(call);
    const remove = () => this.calls.delete(call);
    call.on('close', remove);
    call.on('cancelled', remove);
  }

  /** An error and not a plain end: a client waits for ever on a batch call that merely ends. */
  endAll(): void {
    for (const call of this.calls) call.emit('error', unavailable('the event store is shutting down'));
  }
}

/** The Streams service on a log. */
export function streamsService(queue: WriteQueue, log: LogReader, head: Head, open: OpenCalls) {
  const answerRead = async (call: ReadCall): Promise<void> => {
    open.add(call);
    const outlet = new Outlet(call);
    try {
      const options = call.request.getOptions();
      if (!options || !(options.hasStream() || options.hasAll())) throw invalidArgument('nothing to read is named');
      if (options.hasSubscription()) await subscribe(outlet, options, log, head);
      else await read(outlet, options, log, head);
      outlet.end();
    } catch (error) {
      outlet.fail(toCallError(error));
    }
  };
  return {
    read: (call: ReadCall) => void answerRead(call),
    append: singleAppend(queue),
    delete: softDelete(queue),
    tombstone: tombstone(queue),
    batchAppend: (call: ServerDuplexStream<streams.BatchAppendReq, streams.BatchAppendResp>) => {
      open.add(call);
      new BatchAppend(call, queue);
    },
  };
}
