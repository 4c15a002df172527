/** An api node as it is deployed: built, and a process of its own. Only its clock is the test's. */
import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { watchLoop } from './loop-watch.mjs';

// Who changes single files, by NODE_OPTIONS, does so where there are some.
const built = async (entry, file) =>
  process.env.NODE_OPTIONS ? import(file) : (await import(`../dist/bundled/${entry}.js`)).default;
const [{ Clock }, { Configuration }, { startApi }, { runProcess }] = await Promise.all([
  built('clock', '../dist/kernel/clock.js'),
  built('configuration', '../dist/kernel/configuration.js'),
  built('start-api', '../dist/start-api.js'),
  built('process', '@sae/platform/process'),
]);

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
