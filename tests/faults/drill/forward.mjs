/** Brings what comes to an address to what listens at another, and back: `forward.mjs <from> <to> <port> …` */
import { connect, createServer } from 'node:net';

const [, , from, to, ...ports] = process.argv;
const forward = (port) => {
  const server = createServer((near) => {
    const far = connect(port, to);
    near.pipe(far).pipe(near);
    const end = () => [near, far].forEach((socket) => socket.destroy());
    for (const socket of [near, far]) socket.setNoDelay().on('error', end).on('close', end);
  });
  return new Promise((resolve) => server.listen(port, from, resolve));
};

process.once('disconnect', () => process.exit());
await Promise.all(ports.map(Number).map(forward));
process.send({ ready: true });
