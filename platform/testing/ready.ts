import type { ChildProcess } from 'node:child_process';
import { on, once } from 'node:events';

/** What a process of ours says once it is ready: a store its port, too. */
interface Ready {
  readonly port?: number;
}
type Said = { readonly ready?: boolean } & Ready;

const hears = async (child: ChildProcess): Promise<Ready> => {
  // Of a slow start its heart is heard before.
  for await (const [said] of on(child, 'message') as AsyncIterable<[Said]>) if (said.ready) return said;
  throw new Error('It says nothing any more');
};

/** Until a process of ours says that it is ready; it fails when the process ends instead. */
export const untilReady = async (child: ChildProcess): Promise<Ready> => {
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`It ended with ${code} at its start`)));
  return Promise.race([hears(child), ended]);
};
