/** The launcher of a system that lives for a test: as it is, but for V8's last compiler (platform/testing/short-lived.ts). */
import { runLauncher } from '../../embedded/dist/run-launcher.js';
import { SCRIPTS } from '../../embedded/dist/scripts.js';

const SHORT_LIVED = ['--no-opt'];
const v8Flags = { api: SHORT_LIVED, projections: SHORT_LIVED, workers: SHORT_LIVED };

await runLauncher({ ...SCRIPTS, v8Flags }, process.argv.slice(2), process.env);
