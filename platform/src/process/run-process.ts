import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Logger, logger } from '../logging/index.js';
import { beat } from '../pulse/index.js';

/** Ends what a process began. */
export type Stop = () => void | Promise<void>;

const PATIENCE_MS = 5_000;

const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * The life of a process: start, tell the launcher, serve, stop when asked or when the launcher is gone.
 * A process that cannot go on ends; whoever started it starts it again.
 */
export const runProcess = async (name: string, start: (log: Logger) => Promise<Stop>): Promise<void> => {
  const log = logger(name);
  let stop: Stop | undefined;
  let stopping = false;

  const end = (reason: string) => {
    if (stopping) return;
    stopping = true;
    log.debug(`${name} stops: ${reason}`);
    setTimeout(() => {
      log.error(`${name} did not stop within ${PATIENCE_MS / 1000} s and is ended`);
      process.exit(1);
    }, PATIENCE_MS).unref();
    Promise.resolve(stop?.()).then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, `${name} did not stop cleanly`);
        process.exit(1);
      },
    );
  };

  const die = (error: unknown) => {
    log.fatal({ err: error }, `${name} ends on an error nobody handled: ${sentence(error)}`);
    process.exit(1);
  };

  process.on('SIGTERM', () => end('asked to'));
  process.on('SIGINT', () => end('interrupted'));
  process.on('disconnect', () => end('its launcher is gone'));
  process.on('unhandledRejection', die);
  process.on('uncaughtException', die);
  // Its launcher may have died while this process was still loading, before anybody listened.
  if (process.send && !process.connected) end('its launcher is gone');

  beat();
  try {
    stop = await start(log);
  } catch (error) {
    log.fatal(log.isLevelEnabled('debug') ? { err: error } : {}, `${name} cannot start: ${sentence(error)}`);
    process.exit(1);
  }
  // The launcher may have gone meanwhile; `disconnect` ends us then, so its error says nothing new.
  if (process.connected) process.send?.({ ready: true }, undefined, undefined, () => undefined);
  log.info(`${name} is ready`);
  tidyAfterStart();
};

/** Late enough not to stand in the way of what starts at the same time; the later ones hand the pages back, the last always. */
const AFTER_MS = [4_000, 6_000, 9_000];

const collect = (): void => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
};

/**
 * Gives back what starting left behind. Loading a framework makes tens of MB of garbage which V8, having a heap of
 * gigabytes to grow into, would keep for ever in a process that then has little to do.
 */
export const tidyAfterStart = (): void => {
  for (const after of AFTER_MS) setTimeout(collect, after).unref();
};
