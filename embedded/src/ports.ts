import { createServer } from 'node:net';

/** Below the range from which the system hands out ports to clients, so that a restarted part finds its own free. */
const FIRST = 20_000;
const LAST = 32_000;

/** Nobody listens on it, on any address of this machine or on the one of `host`. */
export const isFree = (port: number, host?: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(error);
    });
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });

/** Different ports on the loopback, none of them in `taken`. */
export const freePorts = async (count: number, taken: readonly number[] = []): Promise<number[]> => {
  const found = new Set<number>();
  for (let attempt = 0; found.size < count; attempt++) {
    if (attempt > 1_000) throw new Error('No free port was found on 127.0.0.1.');
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (!taken.includes(port) && !found.has(port) && (await isFree(port, '127.0.0.1'))) found.add(port);
  }
  return [...found];
};
