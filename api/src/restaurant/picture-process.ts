import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { noPicture } from '@sae/domain/restaurant';

/** What the process ends with when it was given no picture. */
export const IS_NO_PICTURE = 3;

export interface PictureLimits {
  /** Of memory, for pixels, code and threads together. */
  readonly megabytes: number;
  /** Of the processor. */
  readonly seconds: number;
  /** By the clock, however busy the machine is. */
  readonly patienceSeconds: number;
}

/** As it is compiled, also when this file is not. */
const SCRIPT = fileURLToPath(new URL('../../dist/restaurant/encode-picture.js', import.meta.url));

/** Limits of the system, for those of Node know nothing of what a library takes; where there are none it runs without. */
const LIMITED = 'ulimit -d "$1" 2>/dev/null; ulimit -t "$2" 2>/dev/null; shift 2; exec "$@"';

/** Ended by the system or by us: its picture wanted too much. */
const ENDED_BY: ReadonlySet<unknown> = new Set([
  'SIGKILL',
  'SIGXCPU',
  'SIGABRT',
  'SIGSEGV',
  'SIGTRAP',
  'SIGILL',
  'SIGBUS',
]);

/** The picture as we keep it. @throws Refusal of what is no picture, or takes more than a picture needs. */
export const encodePicture = async (upload: Buffer, limits: PictureLimits): Promise<Buffer> => {
  const { megabytes, seconds, patienceSeconds } = limits;
  const node = [process.execPath, '--max-old-space-size=64', SCRIPT];
  const child = spawn('sh', ['-c', LIMITED, 'sh', String(megabytes * 1024), String(seconds), ...node], {
    // It needs to know nothing of ours.
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: patienceSeconds * 1000,
    killSignal: 'SIGKILL',
  });
  // It may have ended before it has read all.
  child.stdin.on('error', () => undefined);
  child.stdin.end(upload);
  const [bytes, [code, signal]] = await Promise.all([
    buffer(child.stdout),
    once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>,
  ]);
  if (code === 0 && bytes.length > 0) return bytes;
  if (code === IS_NO_PICTURE || ENDED_BY.has(signal)) throw noPicture();
  throw new Error(`The picture's process ended with ${signal ?? code}`);
};
