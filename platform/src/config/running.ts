import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from './variables.js';

/** What an instance says about itself in its DATA_DIR while it runs, for tools that join it (rebuild, demo, tests). */
export interface Running {
  /** The launcher. */
  readonly pid: number;
  readonly port: number;
  /** The processes it started; a launcher killed in mid-air leaves their numbers here. */
  readonly children: Readonly<Record<string, number>>;
  /** Our variables as its processes have them, without the secret. */
  readonly env: Env;
}

const file = (dataDir: string) => join(dataDir, 'running.json');

export const readRunning = (dataDir: string): Running | undefined => {
  try {
    return JSON.parse(readFileSync(file(dataDir), 'utf8')) as Running;
  } catch (error) {
    // Half a file cannot be: it is renamed into place.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** For its owner's eyes only: addresses may carry passwords. */
export const writeRunning = (dataDir: string, running: Running): void => {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${file(dataDir)}.new`;
  writeFileSync(draft, JSON.stringify(running, undefined, 2), { mode: 0o600 });
  renameSync(draft, file(dataDir));
};

export const forgetRunning = (dataDir: string): void => rmSync(file(dataDir), { force: true });
