import { parentPort, workerData } from 'node:worker_threads';
import type { WriterMessage, WriterRequest } from './commands.js';
import { LogWriter } from './log-writer.js';
import { openWriter } from './schema.js';

/** The thread that owns the writing connection, so that BEGIN, COMMIT and fsync never hold up a gRPC call. */
function run(): void {
  const port = parentPort;
  if (!port) throw new Error('writer.worker is started as a worker thread');
  const { dir } = workerData as { dir: string };
  const db = openWriter(dir);
  const writer = new LogWriter(db, Date.now, (message) => process.stderr.write(`${message}\n`));
  const tell = (message: WriterMessage) => port.postMessage(message);

  port.on('message', (request: WriterRequest) => {
    if (request.kind === 'write') {
      const outcomes = writer.write(request.commands);
      tell({ kind: 'done', outcomes, head: writer.head });
      return;
    }
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    db.close();
    tell({ kind: 'closed' });
    port.close();
  });
  tell({ kind: 'open', head: writer.head });
}

run();
