import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that systems, and from 20,000 those that launchers, give by themselves: still free when a server comes back to it. */
const FIRST = 12_000;
const LAST = 20_000;

const works = (emitter, wanted) =>
  once(emitter, wanted).then(
    () => true,
    () => false,
  );

/**
 * Tests in other processes look for ports at the same time, and much may happen until somebody listens: a port is
 * taken by whoever holds its namesake of UDP, which nobody here speaks, until this process ends.
 */
const takes = async (port) => {
  const socket = createSocket('udp4');
  socket.bind({ port, address: '127.0.0.1', exclusive: true });
  socket.unref();
  return works(socket, 'listening');
};

const isFree = async (port) => {
  const server = createServer();
  server.listen({ port, exclusive: true });
  const free = await works(server, 'listening');
  if (free) await new Promise((resolve) => server.close(resolve));
  return free;
};

/** A TCP port of this machine that nobody listens on, and no other test was or will be given. */
export const freePort = async () => {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    if ((await takes(port)) && (await isFree(port))) return port;
  }
};
