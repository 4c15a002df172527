import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './free-port.mjs';

export { freePort };

export interface TestRedis {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

/** A Redis of its own for one test file, empty and forgetful. A given port lets a stopped one come back. */
export const startRedis = async (port?: number): Promise<TestRedis> => {
  const at = port ?? (await freePort());
  const child = spawn('redis-server', ['--port', `${at}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
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
    pid: child.pid!,
    stop: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
};
