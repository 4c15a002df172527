import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readRunning } from '@sae/platform/config';
import { say, seldom, terminal } from '@sae/platform/terminal';
import { lockFolder, openReader } from '../event-store/schema.js';
import { copyLog } from './copy-log.js';
import { copySecret, hasLog, SECRET, storeIn, wrongWith } from './folders.js';

const help = `npm run restore -- --from FOLDER: puts a backup that "npm run backup" made in the place of DATA_DIR [./data].
Stop the system first. It reads all of the backup and takes it over only when it is whole. The read models follow from
the log and are built at the next start; so are mails that were asked for and had not gone out.

  -- --from FOLDER  the backup; it is not changed
  -- --replace      puts what is in DATA_DIR aside, in a folder there whose name says when
`;

const options = { from: { type: 'string' }, replace: { type: 'boolean', default: false } } as const;

const DRAFT = 'restoring';

/** @throws when a store, or a launcher, works in the folder */
const refuseRunning = (dir: string): void => {
  if (existsSync(storeIn(dir))) lockFolder(storeIn(dir)).close();
  const running = readRunning(dir);
  const isAlive = running && existsSync(`/proc/${running.pid}`);
  if (isAlive) throw new Error(`a system runs in ${dir}: stop it first`);
};

/** All that was there, into a folder beside it. */
const putAside = (dir: string): string => {
  const aside = join(dir, `before-restore-${new Date().toISOString().replaceAll(':', '-')}`);
  const there = readdirSync(dir).filter((name) => name !== DRAFT && !name.startsWith('before-restore-'));
  mkdirSync(aside, { mode: 0o700 });
  for (const name of there) renameSync(join(dir, name), join(aside, name));
  return aside;
};

void terminal({ help, failed: 'Nothing was restored', options }, ({ from, replace }) => {
  if (!from) throw new Error('Say from where: npm run restore -- --from FOLDER');
  const [backup, dir] = [resolve(from), resolve(process.env.DATA_DIR?.trim() || 'data')];
  if (!hasLog(backup)) throw new Error(`There is no backup in ${backup}.`);
  mkdirSync(dir, { recursive: true });
  refuseRunning(dir);
  if (hasLog(dir) && !replace)
    throw new Error(`${dir} holds a log already: "npm run restore -- --from ${from} --replace" puts it aside.`);

  const log = openReader(storeIn(backup));
  const found = wrongWith(log, backup);
  for (const what of found) say(`Damaged: ${what}.`);
  if (found.length > 0) throw new Error(`the backup in ${backup} is not whole`);
  const draft = join(dir, DRAFT);
  // Of one that ended half-way.
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft);
  const telling = seldom();
  const { end } = copyLog(log, storeIn(draft), (done) => telling(() => `${done} events read back…`));
  log.close();
  const hasSecret = copySecret(backup, draft);

  const aside = readdirSync(dir).some((name) => name !== DRAFT) && replace ? putAside(dir) : null;
  // The log comes last: a folder without it is refused at the start.
  rmSync(storeIn(dir), { recursive: true, force: true });
  if (hasSecret) {
    chmodSync(join(draft, SECRET), 0o600);
    renameSync(join(draft, SECRET), join(dir, SECRET));
  }
  renameSync(storeIn(draft), storeIn(dir));
  rmSync(draft, { recursive: true });
  say(`${dir} holds the ${end.events} events of the backup.${aside ? ` What was there is in ${aside}.` : ''}`);
  if (!hasSecret) say('The secret was not in the backup: start with the JWT_SECRET that was given then.');
});
