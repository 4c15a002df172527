import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { ROOT, npm } from './command.mjs';
import { Stop, told } from './say.mjs';

const LOCK = `${ROOT}package-lock.json`;
const INSTALLED = `${ROOT}node_modules/.package-lock.json`;
const STAMP = `${ROOT}node_modules/.sae-installed`;
const OLDEST = [20, 19];

/** Says at once, in words, what would else end in a riddle half-way. */
export const ensureNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  throw new Stop(`SAE needs Node ${OLDEST.join('.')} or newer; this is ${process.version}.`);
};

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

const lockHash = () => createHash('sha256').update(readFileSync(LOCK)).digest('hex');

/** npm notes what it installed; somebody who ran npm by hand has no stamp of ours but everything in place. */
const npmInstalledAll = () => {
  const noted = read(INSTALLED);
  if (!noted) return false;
  const installed = JSON.parse(noted).packages;
  return Object.entries(JSON.parse(readFileSync(LOCK, 'utf8')).packages).every(
    ([path, { version, link, optional }]) =>
      !path.startsWith('node_modules/') ||
      link ||
      installed[path]?.version === version ||
      (optional && !installed[path]),
  );
};

/** Installs the packages of the lock unless they are there. */
export const ensureInstalled = async () => {
  const wanted = lockHash();
  if (read(STAMP) === wanted) return;
  if (!npmInstalledAll())
    await told('Installing the packages (npm ci)', () =>
      // Whatever NODE_ENV says: the compilers are development dependencies.
      npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], { failure: 'npm ci failed' }),
    );
  writeFileSync(STAMP, wanted);
};
