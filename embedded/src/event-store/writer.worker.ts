import { parentPort, workerData } from 'node:worker_threads';
import type { WriteOutcome, WriterMessage, WriterRequest, WriterSettings } from './commands.js';
import { hasRoom } from './disk-space.js';
import { reasonOf } from './reason.js';
import { LogWriter } from './log-writer.js';
import { openLog } from './open-log.js';

const FULL: WriteOutcome = { kind: 'disk-full' };

const tell = (message: WriterMessage) => parentPort?.postMessage(message);

/** The thread that owns the writing connection, so that BEGIN, COMMIT and fsync never hold up a gRPC call. */
function run(): void {
  const port = parentPort;
  if (!port) throw new Error('writer.worker is started as a worker thread');
  const { dir, strict, sayEveryMs } = workerData as WriterSettings;
  // Told and not written: what a thread writes waits until the thread has nothing to do.
  const say = (sentence: string) => tell({ kind: 'says', sentence });
  const { db, end, head } = openLog(dir, { say, everyMs: sayEveryMs });
  const alarm = (message: string) => process.stderr.write(`${message}\n`);
  const writer = new LogWriter(db, end.events, Date.now, alarm);
  if (strict) writer.addOwnEvents();
  const remember = () => head.remember({ position: writer.head, events: writer.events });

  const obey = (request: WriterRequest) => {
    if (request.kind === 'write') {
      const { commands } = request;
      const outcomes = hasRoom(dir) ? writer.write(commands) : commands.map(() => FULL);
      // Before anybody is told: what was acknowledged is never beyond what is remembered.
      remember();
      tell({ kind: 'done', outcomes, head: writer.head });
      return;
    }
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    db.close();
    head.close();
    port.close();
  };
  remember();
  port.on('message', (request: WriterRequest) => orLost(() => obey(request)));
  tell({ kind: 'open', head: writer.head });
}

/** Whatever is thrown here is said in words. */
function orLost(work: () => void): void {
  try {
    work();
  } catch (error) {
    tell({ kind: 'lost', reason: reasonOf(error) });
  }
}

orLost(run);
