import type { ChildProcess } from 'node:child_process';
import { on, once } from 'node:events';

const hears = async (child: ChildProcess): Promise<void> => {
  // Its heart may be heard before.
  for await (const [said] of on(child, 'message') as AsyncIterable<[{ ready?: boolean }]>) if (said.ready) return;
};

/** Until a process of ours says that it is ready; it fails when the process ends instead. */
export const untilReady = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`It ended with ${code} at its start`)));
  await Promise.race([hears(child), ended]);
};
