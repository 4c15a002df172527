import type { Env } from '@sae/platform/config';
import { Launcher } from './launcher.js';
import type { Scripts } from './parts.js';

/** A terminal and npm both pass Ctrl-C on, so the same key press arrives twice. */
const SAME_PRESS_MS = 1_000;
const PARENT_POLL_MS = 1_000;

/** Nobody may be reading, or the disk that keeps what is said may be full: neither is a reason to end. */
const write = (stream: NodeJS.WriteStream, text: string): void => {
  if (stream.listenerCount('error') === 0) stream.on('error', () => undefined);
  try {
    stream.write(`${text}\n`);
  } catch {
    // As above; a file is written to at once, and then it is thrown.
  }
};

const say = (sentence: string) => write(process.stdout, sentence);

const complain = (error: unknown) => {
  const debug = process.env.LOG_LEVEL === 'debug' && error instanceof Error ? error.stack : undefined;
  write(process.stderr, debug ?? (error instanceof Error ? error.message : String(error)));
};

/** Ends `launcher` on the first signal, by force on the second. */
const obeySignals = (launcher: Launcher): ((why: string, code: number) => void) => {
  let since: number | undefined;
  const stop = (why: string, code: number) => {
    if (since !== undefined) {
      if (Date.now() - since < SAME_PRESS_MS) return;
      launcher.kill();
      process.exit(130);
    }
    since = Date.now();
    say(why);
    launcher.stop().then(
      () => process.exit(code),
      (error: unknown) => {
        complain(error);
        launcher.kill();
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop('Stopping…', 0));
  return stop;
};

/** Killed with -9, npm cannot pass anything on: then the launcher finds itself with another parent. */
const followNpm = (stop: () => void): void => {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, PARENT_POLL_MS);
  watch.unref();
};

/** What `npm start` does once everything is installed and built. */
export const runLauncher = async (scripts: Scripts, args: readonly string[], env: Env): Promise<void> => {
  let launcher: Launcher;
  try {
    if (args.length > 0) throw new Error(`Unknown argument ${args[0]}: npm start -- --help tells what there is.`);
    launcher = await Launcher.prepare(env, scripts, say);
  } catch (error) {
    complain(error);
    process.exit(1);
  }
  const stop = obeySignals(launcher);
  followNpm(() => stop('npm is gone. Stopping…', 1));
  try {
    await launcher.start();
  } catch (error) {
    complain(error);
    stop('Stopping…', 1);
  }
};
