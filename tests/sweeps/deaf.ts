import type { Socket } from 'node:net';
import { deafWebsocket } from '../../api/testing/deaf-sockets.js';

const ENDED_WITHIN_MS = 30_000;

/** Reads what had come before it was ended; then there is no more. */
const isEnded = (connection: Socket) =>
  new Promise<boolean>((resolve) => {
    const late = setTimeout(() => resolve(false), ENDED_WITHIN_MS);
    connection.once('close', () => {
      clearTimeout(late);
      resolve(true);
    });
    connection.resume();
  });

/** Sockets that do not read, while something is done; how many of them were not ended. */
export const whileDeaf = async (url: string, count: number, auth: object, work: () => Promise<void>) => {
  const connections = await Promise.all(Array.from({ length: count }, () => deafWebsocket(url, auth)));
  // One that is ended in the middle of something is ended with an error.
  for (const connection of connections) connection.on('error', () => undefined);
  await work();
  const ended = await Promise.all(connections.map(isEnded));
  for (const connection of connections) connection.destroy();
  return ended.filter((is) => !is).length;
};
