/** The whole product on the ports the tests chose, with a data folder of its own that goes when it ends. */
import { startSystem } from '../support/system.mjs';

const { PORT, MAILBOX_PORT, DATA_DIR } = process.env;
const system = await startSystem({ env: { PORT, MAILBOX_PORT, DATA_DIR } });
const stop = () => system.stop().then(() => process.exit(0));
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
