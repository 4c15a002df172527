/** `npm run repair`: what it needs is built first, as for `npm start`. */
import { ensureBuilt, ensureInstalled, ensureNode, run } from './setup.mjs';

const USAGE = `npm run repair: looks at every event of the embedded event store in DATA_DIR [./data] and says what is damaged
or missing; nothing is changed. Stop the system first.

  -- --accept-loss  cuts off what comes after the last event that is whole, when the end of the log is damaged or
                    missing, so that the system starts again. What is cut off is lost: a backup is better.`;

if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
  process.stdout.write(`${USAGE}\n`);
  process.exit(0);
}

await run(async () => {
  ensureNode();
  await ensureInstalled();
  await ensureBuilt('servers');
});

await import('../dist/event-store/repair-main.js');
