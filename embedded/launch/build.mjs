import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { bundleServers } from './bundle.mjs';
import { ROOT, told, tool } from './command.mjs';

const SERVERS = ['domain', 'platform', 'embedded', 'projections', 'api', 'workers'];
const SETTINGS = ['package-lock.json', 'tsconfig.base.json'];
const IGNORED = new Set(['node_modules', 'dist', 'testing']);

/**
 * The TypeScript of these projects, or of all. Each checker reads the libraries' types for itself: four of them, its own
 * choice, take half as much processor again, and longer on two cores.
 */
export const compile = (projects, options) =>
  tool('typescript-7/bin/tsc', ['-b', ...projects, '--checkers', '1'], options);

const vite = (config) =>
  tool('vite/bin/vite.js', ['build', 'admin-ui', '--config', `admin-ui/${config}`, '--logLevel', 'error'], {
    // Whatever the system is to run as, its pages are made for production.
    env: { NODE_ENV: 'production' },
    failure: 'The UI does not build',
  });

/** A build: what it is made from, what must exist afterwards, and how it is made. */
const BUILDS = {
  servers: {
    title: 'Building the servers (tsc, rolldown)',
    from: [...SERVERS, ...SETTINGS],
    makes: [
      'embedded/dist/main.js',
      ...['api', 'projections', 'workers'].map((name) => `${name}/dist/bundled/main.js`),
    ],
    make: async () => {
      await compile(SERVERS, { failure: 'The servers do not build' });
      await bundleServers();
    },
  },
  ui: {
    title: 'Building the UI (vite)',
    from: ['admin-ui', 'domain', ...SETTINGS],
    makes: ['admin-ui/dist/index.html', 'admin-ui/dist/guest.html'],
    make: async () => {
      await vite('vite.config.ts');
      await vite('vite.guest.config.ts');
    },
  },
};

const isSource = (name) => !/\.spec\.tsx?$/.test(name) && !name.endsWith('.md');

const sources = (path) => {
  if (!statSync(`${ROOT}${path}`).isDirectory()) return [path];
  return readdirSync(`${ROOT}${path}`, { withFileTypes: true })
    .filter((entry) => !IGNORED.has(entry.name) && isSource(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? sources(`${path}/${entry.name}`) : [`${path}/${entry.name}`]))
    .sort();
};

/** By content, not by time: a checkout gives every file a new time, and an old one to a file of another branch. */
const fingerprint = (paths) => {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(sources)) hash.update(path).update(readFileSync(`${ROOT}${path}`));
  return hash.digest('hex');
};

const stampOf = (name) => `${ROOT}.cache/built-${name}`;

const isFresh = (name, wanted) =>
  BUILDS[name].makes.every((path) => existsSync(`${ROOT}${path}`)) &&
  existsSync(stampOf(name)) &&
  readFileSync(stampOf(name), 'utf8') === wanted;

/** Builds the named parts that are not made from the sources as they are; both at once, for there are two cores. */
export const ensureBuilt = async (...names) => {
  const builds = (names.length > 0 ? names : Object.keys(BUILDS)).map(async (name) => {
    const wanted = fingerprint(BUILDS[name].from);
    if (isFresh(name, wanted)) return;
    await told(BUILDS[name].title, BUILDS[name].make);
    mkdirSync(`${ROOT}.cache`, { recursive: true });
    writeFileSync(stampOf(name), wanted);
  });
  // Every build ends before the first failure is told: none goes on behind it.
  const failed = (await Promise.allSettled(builds)).find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
};
