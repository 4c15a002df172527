/** `npm run demo`, `rebuild`, `verify`, …: what the tool needs is built first, as for `npm start`, then it runs in this process. */
import { ROOT, ensureBuilt, ensureInstalled, ensureNode, run } from './setup.mjs';

const [main] = process.argv.splice(2, 1);

await run(async () => {
  ensureNode();
  await ensureInstalled();
  await ensureBuilt('servers');
});

await import(`${ROOT}${main}`);
