/** `npm run rebuild`: what it needs is built first, as for `npm start`. */
import { ensureBuilt, ensureInstalled, ensureNode, run } from './setup.mjs';

await run(async () => {
  ensureNode();
  await ensureInstalled();
  await ensureBuilt('servers');
});

await import('../../projections/dist/rebuild.js');
