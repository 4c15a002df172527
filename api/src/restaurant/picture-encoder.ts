import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import { noPicture, type PictureType } from '@sae/domain/restaurant';
import { bounded } from '../kernel/bounded.js';

/** What the process ends with when it was given no picture. */
const IS_NO_PICTURE = 3;

interface PictureLimits {
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
const encodePicture = async (upload: Buffer, limits: PictureLimits): Promise<Buffer> => {
  const { megabytes, seconds, patienceSeconds } = limits;
  const node = [process.execPath, '--max-old-space-size=64', SCRIPT, String(IS_NO_PICTURE)];
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

/** A picture as we keep it: our own encoding, with nothing in it but what is seen. */
export interface Encoded {
  readonly mediaType: PictureType;
  readonly bytes: Buffer;
}

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const STARTS: readonly Buffer[] = [
  JPEG,
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.from('GIF87a'),
  Buffer.from('GIF89a'),
];
const startsWith = (bytes: Buffer, start: Buffer) => bytes.subarray(0, start.length).equals(start);

/** A photograph of 50 million pixels takes a third of the memory and of the time. */
const LIMITS: PictureLimits = { megabytes: 600, seconds: 6, patienceSeconds: 30 };

/** Decodes, makes small, and encodes anew: whatever else was in the file is not in the answer. */
@Injectable()
export class PictureEncoder {
  private readonly inTurn = bounded({ atOnce: 1, mayWait: 20, code: 'picture/busy' });

  /** @throws Refusal of what is no JPEG, PNG or GIF by its content. */
  async encode(upload: Buffer, limits = LIMITS): Promise<Encoded> {
    if (!STARTS.some((start) => startsWith(upload, start))) throw noPicture();
    const bytes = await this.inTurn(() => encodePicture(upload, limits));
    return { mediaType: startsWith(bytes, JPEG) ? 'image/jpeg' : 'image/png', bytes };
  }
}
