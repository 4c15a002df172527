/** Sockets of staff, on a thread of their own. */
import { parentPort, workerData } from 'node:worker_threads';
import { io } from 'socket.io-client';

const { url, tokens, sockets } = workerData;

const connected = (token) =>
  new Promise((resolve, reject) => {
    const socket = io(url, { auth: { token }, transports: ['websocket'], forceNew: true });
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });

for (let n = 0; n < sockets; n += 1) await connected(tokens[n % tokens.length]);
parentPort.postMessage('listening');
