import { fileURLToPath } from 'node:url';
import type { Scripts } from './parts.js';

const root = new URL('../../', import.meta.url);
const script = (path: string) => fileURLToPath(new URL(path, root));

/** Each part as it is built. */
export const SCRIPTS: Scripts = {
  eventStore: script('embedded/dist/bundled/event-store.js'),
  mailbox: script('embedded/dist/bundled/mailbox.js'),
  api: script('api/dist/bundled/main.js'),
  projections: script('projections/dist/bundled/main.js'),
  workers: script('workers/dist/bundled/main.js'),
};
