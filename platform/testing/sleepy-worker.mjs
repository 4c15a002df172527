import { worker } from '@sae/platform/queue';

/** A worker that tells its parent of each job and never ends one: for tests that kill it. */
const [name, url] = process.argv.slice(2);
await worker(name, url, async (_, jobId) => {
  process.send?.(jobId);
  await new Promise(() => {});
});
