import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../platform/testing/redis.js';
import { startEventStore, type EventStore } from '../src/event-store/index.js';

/** An event store of its own for one test file; its folder goes with it. */
export const startTestStore = async (): Promise<EventStore> => {
  const dir = await mkdtemp(join(tmpdir(), 'sae-log-'));
  const store = await startEventStore({ dir, port: await freePort() });
  return {
    ...store,
    stop: async () => {
      await store.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
};
