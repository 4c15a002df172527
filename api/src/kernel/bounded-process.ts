import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';

export interface ProcessLimits {
  /** Of memory, for data, code and threads together. */
  readonly megabytes: number;
  /** Of the processor. */
  readonly seconds: number;
  /** By the clock, however busy the machine is. */
  readonly patienceSeconds: number;
}

/** Limits of the system, for those of Node know nothing of what a library takes; where there are none it runs without. */
const LIMITED = 'ulimit -d "$1" 2>/dev/null; ulimit -t "$2" 2>/dev/null; shift 2; exec nice "$@"';

/** Ended by the system or by us: it wanted too much. */
const ENDED_BY: ReadonlySet<unknown> = new Set([
  'SIGKILL',
  'SIGXCPU',
  'SIGABRT',
  'SIGSEGV',
  'SIGTRAP',
  'SIGILL',
  'SIGBUS',
]);

/** What the process ends with when it was given none of what it takes. */
export const NONE_OF_IT = 3;

/** What became of it: what it made, or what it says of an input that is none; `tooMuch` where a limit has ended it. */
export interface Bound {
  readonly is: 'made' | 'none' | 'tooMuch';
  readonly bytes: Buffer;
}

/**
 * Node with these arguments in a process of its own, from its input to its output, with little memory and little time: what
 * a decoder makes of a file that means harm is its own affair (docs/decisions/0042-pictures-in-a-process-of-their-own.md).
 */
export const boundedProcess = async (
  args: readonly string[],
  input: Buffer,
  { megabytes, seconds, patienceSeconds }: ProcessLimits,
): Promise<Bound> => {
  const limited = [String(megabytes * 1024), String(seconds), process.execPath, ...args];
  const child = spawn('sh', ['-c', LIMITED, 'sh', ...limited], {
    // It needs to know nothing of ours.
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: patienceSeconds * 1000,
    killSignal: 'SIGKILL',
  });
  // It may have ended before it has read all.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [bytes, [code, signal]] = await Promise.all([
    buffer(child.stdout),
    once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>,
  ]);
  if (code === 0 && bytes.length > 0) return { is: 'made', bytes };
  if (code === NONE_OF_IT) return { is: 'none', bytes };
  if (ENDED_BY.has(signal)) return { is: 'tooMuch', bytes };
  throw new Error(`${args.join(' ')} ended with ${signal ?? code}`);
};
