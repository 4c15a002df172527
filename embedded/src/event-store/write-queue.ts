import { on, once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { WriteCommand, WriteOutcome, WriterMessage, WriterRequest, WriterSettings } from './commands.js';

/** Enough to make one fsync serve many, small enough that a group's latency stays in milliseconds. */
const GROUP_COMMANDS = 512;
const GROUP_BYTES = 4 * 1024 * 1024;
/** Above this callers are asked to stop reading from their clients. */
const FULL_BYTES = 32 * 1024 * 1024;
/** What a command takes besides its events. */
const COMMAND_BYTES = 1024;

interface Waiting {
  readonly command: WriteCommand;
  readonly bytes: number;
  readonly deadline: number;
  readonly resolve: (outcome: WriteOutcome) => void;
}

/** What it says first that is no sentence on the way. */
async function openedBy(worker: Worker): Promise<WriterMessage> {
  for await (const [message] of on(worker, 'message') as AsyncIterable<[WriterMessage]>) {
    if (message.kind !== 'says') return message;
    process.stderr.write(`${message.sentence}\n`);
  }
  throw new Error("the log's writer ended without a word");
}

/** Group commit: while one group of commands is being written, those that arrive make up the next. */
export class WriteQueue {
  private bytes = 0;
  private waiting: Waiting[] = [];
  private writing: Waiting[] = [];
  private waitingForRoom: (() => void)[] = [];

  private constructor(
    private readonly worker: Worker,
    private readonly onHead: (head: number) => void,
    private readonly onLost: (error: Error) => void,
  ) {}

  /** Starts the writer's thread on the folder; resolves once the log is open, rejects when it cannot be. */
  static async open(
    settings: WriterSettings,
    onHead: (head: number) => void,
    onLost: (error: Error) => void,
  ): Promise<WriteQueue> {
    const worker = new Worker(new URL('./writer.worker.js', import.meta.url), { workerData: settings });
    const queue = new WriteQueue(worker, onHead, onLost);
    const opened = await openedBy(worker);
    if (opened.kind === 'lost') throw new Error(opened.reason);
    if (opened.kind !== 'open') throw new Error(`the log's writer said ${opened.kind} first`);
    worker.on('message', (message: WriterMessage) => queue.receive(message));
    worker.on('error', (error) => queue.onLost(error));
    onHead(opened.head);
    return queue;
  }

  /** Resolves once the command's fate is on disk, or, for `timed-out`, once it certainly will not be written. */
  write(command: WriteCommand, eventBytes = 0, deadline = Infinity): Promise<WriteOutcome> {
    const bytes = eventBytes + COMMAND_BYTES;
    this.bytes += bytes;
    return new Promise((resolve) => {
      this.waiting.push({ command, bytes, deadline, resolve });
      // Not at once: calls of the same turn of the event loop join the group.
      if (this.waiting.length === 1 && this.writing.length === 0) setImmediate(() => this.writeNextGroup());
    });
  }

  get isFull(): boolean {
    return this.bytes > FULL_BYTES;
  }

  /** Calls back when there is room again. */
  onceRoom(callback: () => void): void {
    this.waitingForRoom.push(callback);
  }

  /** Once everything accepted so far is settled, folds the WAL into the database and ends the thread. */
  async close(): Promise<void> {
    while (this.waiting.length + this.writing.length > 0) await delay(5);
    const closed = once(this.worker, 'exit');
    this.tell({ kind: 'close' });
    await closed;
  }

  private tell(request: WriterRequest): void {
    this.worker.postMessage(request);
  }

  private writeNextGroup(): void {
    if (this.writing.length > 0 || this.waiting.length === 0) return;
    const now = Date.now();
    let bytes = 0;
    let taken = 0;
    while (taken < this.waiting.length && taken < GROUP_COMMANDS && bytes < GROUP_BYTES) {
      bytes += this.waiting[taken++]?.bytes ?? 0;
    }
    const group = this.waiting.splice(0, taken);
    this.writing = group.filter((each) => each.deadline > now);
    for (const late of group) if (late.deadline <= now) this.settle(late, { kind: 'timed-out' });
    if (this.writing.length > 0) this.tell({ kind: 'write', commands: this.writing.map(({ command }) => command) });
    else setImmediate(() => this.writeNextGroup());
  }

  private receive(message: WriterMessage): void {
    if (message.kind === 'lost') return this.onLost(new Error(message.reason));
    if (message.kind !== 'done') return;
    const written = this.writing;
    this.writing = [];
    this.writeNextGroup();
    this.onHead(message.head);
    for (const [index, outcome] of message.outcomes.entries()) {
      const each = written[index];
      if (each) this.settle(each, outcome);
    }
    if (!this.isFull) for (const callback of this.waitingForRoom.splice(0)) callback();
  }

  private settle({ bytes, resolve }: Waiting, outcome: WriteOutcome): void {
    this.bytes -= bytes;
    resolve(outcome);
  }
}
