import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** What was given is free until somebody listens on it, which may be much later. */
const given = new Set();

/** A TCP port of this machine that nobody listens on, of those that systems give to nobody by themselves: it is still free when a server comes back to it. */
export const freePort = async () => {
  for (;;) {
    const port = randomInt(15_000, 30_000);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
};
