import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { ROOT, Stop, answerOf, command, npm, told } from './command.mjs';

const LOCK = `${ROOT}package-lock.json`;
const INSTALLED = `${ROOT}node_modules/.package-lock.json`;
const STAMP = `${ROOT}node_modules/.sae-installed`;
const OLDEST_NODE = [20, 19];

/** Says at once, in words, what would else end in a riddle half-way. */
export const ensureNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  throw new Stop(`SAE needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.version}.`);
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

const OLDEST_REDIS = 7;
/** The shell without a window first: the same browser for a third less of the processor. */
const BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The system's packages may be fetched only by root, and only where apt is at home. */
const mayInstall = () =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');

const apt = (name) =>
  told(`Installing ${name} (apt-get)`, async () => {
    const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, failure: `apt-get could not install ${name}` };
    await command('apt-get', ['update', '-qq'], options);
    await command('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
  });

const redisVersion = () => Number(/v=(\d+)/.exec(answerOf('redis-server', ['--version']) ?? '')?.[1] ?? 0);

/** A redis-server to embed, unless a real one is attached. */
export const ensureRedis = async () => {
  if (process.env.REDIS_URL?.trim() || redisVersion() >= OLDEST_REDIS) return;
  if (mayInstall()) await apt('redis-server');
  if (redisVersion() >= OLDEST_REDIS) return;
  throw new Stop(
    `SAE needs redis-server ${OLDEST_REDIS} or newer: install it (Debian: sudo apt-get install redis-server; ` +
      'macOS: brew install redis), or set REDIS_URL to a Redis that runs.',
  );
};

const findChromium = () => [process.env.CHROMIUM, ...BROWSERS].find((path) => path && existsSync(path));

/** The browser for the browser tests, as a path. Playwright's own cannot be had everywhere. */
export const ensureChromium = async () => {
  if (!findChromium() && mayInstall()) await apt('chromium-headless-shell');
  const found = findChromium();
  if (found) return found;
  throw new Stop(
    'The browser tests need Chromium: install it (Debian: sudo apt-get install chromium-headless-shell), or set CHROMIUM to its path.',
  );
};

const POSTGRES = '/usr/lib/postgresql';

/** The newest, as a folder of programs: Debian keeps them off the PATH, others have them on it. */
const findPostgres = () => {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).sort((one, other) => Number(other) - Number(one)) : [];
  const folders = versions.map((version) => `${POSTGRES}/${version}/bin`);
  return [...folders, answerOf('pg_config', ['--bindir'])?.trim()].find((path) => path && existsSync(`${path}/initdb`));
};

/** What the benchmark holds the product against, as the folder of its programs. */
export const ensurePostgres = async () => {
  if (!findPostgres() && mayInstall()) await apt('postgresql');
  const found = findPostgres();
  if (found) return found;
  throw new Stop(
    'There is no PostgreSQL: install it (Debian: sudo apt-get install postgresql; macOS: brew install postgresql).',
  );
};
