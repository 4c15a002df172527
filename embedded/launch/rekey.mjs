/** `npm run rekey`: what it needs is built first, as for `npm start`. */
import { ensureBuilt, ensureInstalled, ensureNode, run } from './setup.mjs';

await run(async () => {
  ensureNode();
  await ensureInstalled();
  await ensureBuilt('servers');
});

await import('../../api/dist/rekey/main.js');
