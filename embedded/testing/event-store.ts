import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../platform/testing/redis.js';
import { SHORT_LIVED } from '../../platform/testing/short-lived.mjs';

const MAIN = fileURLToPath(new URL('../dist/bundled/event-store.js', import.meta.url));

/** An event store in a process of its own. */
export interface EventStore {
  readonly url: string;
  readonly port: number;
  /** Ends it as an operator would (SIGTERM). */
  stop(): Promise<void>;
  /** Ends it as a power cut would (SIGKILL). */
  kill(): Promise<void>;
  /** Starts it again on the same port and folder, after stopping it if it still runs. */
  restart(): Promise<void>;
}

/** One whose files can be looked at, and damaged. */
export interface LocalStore extends EventStore {
  readonly dir: string;
}

interface StoreOptions {
  readonly dir: string;
  readonly port?: number;
  /** As unkind as a real server may be (decision 37). */
  readonly strict?: boolean;
  /** For how long a strict one is not ready after it started. */
  readonly notReadyMs?: number;
}

/** Starts the compiled event store for a test, strict, on the folder, on a free port unless one is given. */
export async function startEventStore(options: StoreOptions): Promise<LocalStore & { child: ChildProcess }> {
  let running = await spawnStore(options);
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const { child } = running;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  return {
    url: `esdb://127.0.0.1:${running.port}?tls=false`,
    port: running.port,
    dir: options.dir,
    child: running.child,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    restart: async () => {
      await end('SIGTERM');
      running = await spawnStore({ ...options, port: running.port });
    },
  };
}

async function spawnStore(options: StoreOptions): Promise<{ child: ChildProcess; port: number }> {
  const { dir, port = 0, strict = true, notReadyMs = 200 } = options;
  if (!existsSync(MAIN)) throw new Error('the event store is not compiled yet: run "npm run types"');
  const child = spawn(process.execPath, [...SHORT_LIVED, MAIN, '--dir', dir, '--port', String(port)], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, EVENT_STORE_STRICT: strict ? '1' : '0', EVENT_STORE_NOT_READY_MS: String(notReadyMs) },
  });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the event store ended with ${code} before it was ready: ${said}`)));
    child.on('message', ({ port }: { port?: number }) => {
      // Of a slow start its heart is heard first.
      if (port === undefined) return;
      child.stderr?.removeAllListeners('data').resume();
      resolve({ child, port });
    });
  });
}

/** An event store of its own for one test file; its folder goes with it. */
export const startTestStore = async (): Promise<LocalStore> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sae-log-'));
  const store = await startEventStore({ dir: join(dataDir, 'event-store'), port: await freePort() });
  return {
    ...store,
    stop: async () => {
      await store.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
