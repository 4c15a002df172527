import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';

/** Lets a child outlive the spec that started it: nobody waits for it any more, and it ends with this process. */
export const release = (child: ChildProcess): void => {
  child.removeAllListeners('message').unref();
  child.channel?.unref();
  for (const pipe of child.stdio) (pipe as Socket | null)?.unref();
};
