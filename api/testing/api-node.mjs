/** An api node as it is deployed: built, and a process of its own. Only its clock is the test's. */
import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { watchLoop } from './loop-watch.mjs';

// Who changes single files, by NODE_OPTIONS, does so where there are some.
const [{ Clock }, { Configuration }, { startApi }, { runProcess }] = await Promise.all(
  process.env.NODE_OPTIONS
    ? [
        import('../dist/kernel/clock.js'),
        import('../dist/kernel/configuration.js'),
        import('../dist/start-api.js'),
        import('@sae/platform/process'),
      ]
    : [
        import('../dist/bundled/clock.js'),
        import('../dist/bundled/configuration.js'),
        import('../dist/bundled/start-api.js'),
        import('../dist/bundled/process.js'),
      ],
);

const { config, clockFile } = JSON.parse(process.env.API_NODE);

class FileClock extends Clock {
  nowMs() {
    return Date.now() + Number(readFileSync(clockFile, 'utf8'));
  }
}

await runProcess('api', async (logger) => {
  const api = await startApi(new Configuration(config), logger, new FileClock());
  watchLoop();
  return api.stop;
});
