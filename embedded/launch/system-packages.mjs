import { existsSync } from 'node:fs';
import { answerOf, command } from './command.mjs';
import { Stop, told } from './say.mjs';

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
