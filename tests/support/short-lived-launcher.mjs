/** The launcher of a system that lives for a test: as it is, but for V8's last compiler. */
import { runLauncher } from '../../embedded/dist/run-launcher.js';
import { SCRIPTS } from '../../embedded/dist/scripts.js';
import { SHORT_LIVED } from '../../platform/testing/short-lived.mjs';

const v8Flags = { api: SHORT_LIVED, projections: SHORT_LIVED, workers: SHORT_LIVED };

await runLauncher({ ...SCRIPTS, v8Flags }, process.argv.slice(2), process.env);
