import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './free-port.mjs';

export { freePort };

export interface TestRedis {
  readonly url: string;
  readonly port: number;
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

/** Ends Redis when nobody holds the other end of its input any more, which is so however who started it ends. */
const GUARDED = 'exec 3<&0; { read -r _ <&3; sleep 1; kill -KILL $$; } >/dev/null 2>&1 & exec redis-server "$@" 3<&-';

/** A Redis of its own for one test file, empty and forgetful. A given port lets a stopped one come back. */
export const startRedis = async (port?: number): Promise<TestRedis> => {
  const at = port ?? (await freePort());
  const settings = ['--port', `${at}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('sh', ['-c', GUARDED, 'sh', ...settings], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`redis-server ended at once with code ${code}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.includes('Ready to accept connections')) resolve();
    });
  });
  return {
    url: `redis://127.0.0.1:${at}`,
    port: at,
    child,
    stop: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
};
