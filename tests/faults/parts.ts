import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRunning } from '@sae/platform/config';

export const PARTS = ['api', 'event store', 'projections', 'redis', 'workers'] as const;
export type PartName = (typeof PARTS)[number];

const running = (dataDir: string) => {
  const found = readRunning(dataDir);
  if (!found) throw new Error(`Nothing runs in ${dataDir}`);
  return found;
};

/** Under which address the running system reaches one of its services. */
export const addressOf = (dataDir: string, variable: 'EVENTSTORE_URL' | 'REDIS_URL'): string => {
  const address = running(dataDir).env[variable];
  if (!address) throw new Error(`The running system does not say its ${variable}`);
  return address;
};

/** Redis has a keeper; its own number stands in its folder. */
export const pidOf = (dataDir: string, part: PartName | 'mailbox'): number => {
  if (part === 'redis') return Number(readFileSync(join(dataDir, 'redis', 'redis.pid'), 'utf8'));
  const pid = running(dataDir).children[part];
  if (pid === undefined) throw new Error(`${part} does not run`);
  return pid;
};

/** As a power cut would end it: nothing is flushed, nobody is told. */
export const killPart = (dataDir: string, part: PartName): void => void process.kill(pidOf(dataDir, part), 'SIGKILL');
