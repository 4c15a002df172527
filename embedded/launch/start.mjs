/** `npm start`: everything from a fresh clone to a system that serves. */
import { ensureBuilt, ensureInstalled, ensureNode, ensureRedis, run } from './setup.mjs';
import { USAGE } from './usage.mjs';

if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
  process.stdout.write(`${USAGE}\n`);
  process.exit(0);
}

await run(async () => {
  ensureNode();
  await ensureInstalled();
  await ensureRedis();
  await ensureBuilt();
});

// In this very process, for a second one would cost 45 MB; and only now, for it has just been built.
await import('../dist/main.js');
