import { runLauncher } from './run-launcher.js';
import { SCRIPTS } from './scripts.js';

await runLauncher(SCRIPTS, process.argv.slice(2), process.env);
