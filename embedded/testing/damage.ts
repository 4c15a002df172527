import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'libsql';

const REPAIR = fileURLToPath(new URL('../dist/bundled/repair.js', import.meta.url));

/** A bit of what an event says becomes another on the disk, while the store does not run. */
export function damage(dir: string, stream: string, revision: number): void {
  const db = new Database(join(dir, 'log.db'));
  const where = 'revision = ? AND stream = (SELECT id FROM streams WHERE name = ?)';
  const [frame] = db.prepare(`SELECT frame FROM events WHERE ${where}`).raw().get(revision, stream) as [Buffer];
  const at = Math.floor(frame.length / 2);
  frame[at] = (frame[at] ?? 0) ^ 1;
  db.prepare(`UPDATE events SET frame = ? WHERE ${where}`).run(frame, revision, stream);
  // Its last files go with its statements, whenever those are collected: they would be gone while somebody copies them.
  db.exec('PRAGMA journal_mode = DELETE');
  db.close();
}

/** What `npm run repair` says of the data there, and how it ends. */
export async function repair(dataDir: string, ...words: string[]): Promise<{ code: number; text: string }> {
  const child = spawn(process.execPath, [REPAIR, ...words], { env: { ...process.env, DATA_DIR: dataDir } });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (text += part.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, text };
}
