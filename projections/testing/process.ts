import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { untilReady } from '../../platform/testing/ready.js';
import { SHORT_LIVED } from '../../platform/testing/short-lived.mjs';
import { ZONE } from './facts.js';
import type { World } from './world.js';

const MAIN = fileURLToPath(new URL('../dist/bundled/main.js', import.meta.url));

/** The projection process as it is deployed. */
export const startProcess = async (world: World) => {
  const { store, server } = world;
  const child = spawn(process.execPath, [...SHORT_LIVED, MAIN], {
    env: {
      ...process.env,
      EVENTSTORE_URL: store.url,
      REDIS_URL: server.url,
      SMTP_URL: 'smtp://127.0.0.1:1',
      JWT_SECRET: 'a secret of a test, and long enough',
      TZ_RESTAURANT: ZONE,
      LOG_LEVEL: 'error',
      NODE_ENV: 'test',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  await untilReady(child);
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  world.onEnd(kill);
  return { signal: (signal: 'SIGSTOP' | 'SIGCONT') => void child.kill(signal), kill };
};
