import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

interface Tool<O extends Options> {
  /** What `--help` prints. */
  readonly help: string;
  /** What is said before the reason when it fails. */
  readonly failed: string;
  readonly options?: O;
}

export const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

export const complain = (what: string, error: unknown): void =>
  void process.stderr.write(`${what}: ${error instanceof Error ? error.message : String(error)}\n`);

const EVERY_MS = 1_000;

/** Says something once a second at most. */
export const seldom = (): ((sentence: () => string) => void) => {
  let told = Date.now();
  return (sentence) => {
    if (Date.now() - told < EVERY_MS) return;
    told = Date.now();
    say(sentence());
  };
};

/** A tool of the terminal: it does its work, or says in a sentence why not and exits with 1. */
export const terminal = async <O extends Options>(
  { help, failed, options }: Tool<O>,
  work: (values: ReturnType<typeof parseArgs<{ options: O }>>['values']) => void | Promise<void>,
): Promise<void> => {
  try {
    const { values } = parseArgs({ options: { ...options, help: { type: 'boolean', short: 'h' } } });
    if (values.help) process.stdout.write(help);
    else await work(values as Parameters<typeof work>[0]);
  } catch (error) {
    complain(failed, error);
    process.exitCode = 1;
  }
};

/** Aborted by Ctrl-C, for work that has something to tidy up then. */
export const interrupted = (): AbortSignal => {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopping.abort());
  return stopping.signal;
};
