import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { say, seldom, terminal } from '@sae/platform/terminal';
import { openReader } from '../event-store/schema.js';
import { copyLog } from './copy-log.js';
import { copySecret, hasLog, storeIn, wrongWith } from './folders.js';

const help = `npm run backup -- --to FOLDER: copies the event log of the embedded event store in DATA_DIR [./data], and the
secret that accounts are found by, while the system runs. The first time it copies all; into the same folder again, what
came since. Then it reads the copy and says whether it is whole: of what is new, or with --whole of all.

  -- --to FOLDER  on another disk, or mounted from another machine; whoever reads it can read everything
  -- --whole      reads all of the copy, not only what is new

"npm run restore" brings it back. Read models, jobs and mails are not in it: they follow from the log.
A real event store is backed up its own way: docs/operations.md.
`;

const options = { to: { type: 'string' }, whole: { type: 'boolean', default: false } } as const;

/** Another log than the embedded one is not in DATA_DIR. */
const dataDir = (): string => {
  if (process.env.EVENTSTORE_URL?.trim())
    throw new Error('EVENTSTORE_URL names a real event store, which is backed up its own way: see docs/operations.md.');
  const dir = resolve(process.env.DATA_DIR?.trim() || 'data');
  if (!hasLog(dir)) throw new Error(`There is no event log in ${dir}: is DATA_DIR right?`);
  return dir;
};

const counted = (events: number) => (events === 1 ? '1 event' : `${events} events`);

void terminal({ help, failed: 'Nothing can be relied on in that backup', options }, ({ to, whole }) => {
  if (!to) throw new Error('Say where to: npm run backup -- --to FOLDER');
  const [from, target] = [dataDir(), resolve(to)];
  mkdirSync(target, { recursive: true, mode: 0o700 });
  const log = openReader(storeIn(from));
  const telling = seldom();
  const { added, end, damaged } = copyLog(log, storeIn(target), (done) => telling(() => `${counted(done)} copied…`));
  log.close();
  const hasSecret = copySecret(from, target);
  for (const what of damaged) say(`Damaged: ${what}.`);
  if (damaged.length > 0)
    throw new Error('what is damaged in the log is damaged in its copy: "npm run repair" says more');
  const found = whole ? readWhole(target) : [];
  for (const what of found) say(`Damaged: ${what}.`);
  if (found.length > 0)
    throw new Error(`the copy in ${target} is not whole: name an empty folder, and look at that disk`);
  say(
    `${counted(added)} copied to ${target}, which holds ${counted(end.events)}${whole ? ', all of them whole' : ''}.`,
  );
  if (!hasSecret) say('The secret is not in it: it is given by JWT_SECRET. Keep that too.');
});

function readWhole(dir: string): readonly string[] {
  const db = openReader(storeIn(dir));
  try {
    return wrongWith(db, dir);
  } finally {
    db.close();
  }
}
