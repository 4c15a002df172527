/** Integration specs run the servers as they are deployed; `npm test` has built them before. */
import { ensureBuilt } from '../../embedded/launch/setup.mjs';

export default () => ensureBuilt('servers');
