import 'reflect-metadata';
import { readConfig } from '@sae/platform/config';
import { runProcess } from '@sae/platform/process';
import { Configuration } from './kernel/configuration.js';
import { startApi } from './start-api.js';

void runProcess('api', async (logger) => {
  const api = await startApi(new Configuration(readConfig(process.env, { takesMoney: true })), logger);
  return api.stop;
});
