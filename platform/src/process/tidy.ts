import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Late enough not to stand in the way of what starts at the same time; the second time hands the pages back. */
const AFTER_MS = [4_000, 6_000];

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
