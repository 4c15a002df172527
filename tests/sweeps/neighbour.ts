import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Owner } from '../../api/testing/verbs.js';

/** What calls took, in ms. */
export interface Taken {
  readonly p99: number;
  readonly median: number;
  readonly refused: number;
}

/** Another restaurant of a node: see `neighbour-calls.mjs`. */
export class Neighbour {
  private readonly thread: Worker;

  constructor({ token }: Owner, url: string) {
    this.thread = new Worker(new URL('./neighbour-calls.mjs', import.meta.url), {
      workerData: { url, token },
      execArgv: [],
    });
  }

  async taken(calls: number): Promise<Taken> {
    this.thread.postMessage({ calls });
    const [taken] = (await once(this.thread, 'message')) as [Taken];
    return taken;
  }

  async end(): Promise<void> {
    await this.thread.terminate();
  }
}
