/** Integration specs run the servers as they are deployed. Of several processes beside each other none builds: it was done before. */
import { ensureBuilt } from '../../embedded/launch/setup.mjs';

export default () => process.env.SPECS_TAKEN ?? ensureBuilt('servers');
