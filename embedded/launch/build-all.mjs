/** `npm run build`: makes what is not yet made from the sources as they are. */
import { ensureBuilt, run } from './setup.mjs';

await run(() => ensureBuilt());
