import { fileURLToPath } from 'node:url';
import { runLauncher } from './run-launcher.js';

const root = new URL('../../../', import.meta.url);
const script = (path: string) => fileURLToPath(new URL(path, root));

await runLauncher(
  {
    eventStore: script('platform/dist/embedded/event-store/main.js'),
    mailbox: script('platform/dist/embedded/mailbox/main.js'),
    api: script('api/dist/main.js'),
    projections: script('projections/dist/main.js'),
    workers: script('workers/dist/main.js'),
  },
  process.argv.slice(2),
  process.env,
);
