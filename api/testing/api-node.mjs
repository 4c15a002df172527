/** An api node as it is deployed: compiled, and a process of its own. Only its clock is the test's. */
import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { runProcess } from '@sae/platform/process';
import { Clock } from '../dist/kernel/clock.js';
import { Configuration } from '../dist/kernel/configuration.js';
import { startApi } from '../dist/start-api.js';
import { watchLoop } from './loop-watch.mjs';

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
