import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const kill = (pid) => {
  try {
    process.kill(Number(pid), 'SIGKILL');
  } catch {
    // It ended with the jest worker that started it.
  }
};

/** jest's `globalSetup`: a folder in which specs find what they share, see `api/testing/system.ts`. All of it ends with jest. */
export default () => {
  const folder = mkdtempSync(join(tmpdir(), 'sae-shared-'));
  process.env.SHARED_SYSTEMS = folder;
  writeFileSync(join(folder, 'pids'), '');
  process.once('exit', () => {
    readFileSync(join(folder, 'pids'), 'utf8').trim().split('\n').filter(Boolean).forEach(kill);
    rmSync(folder, { recursive: true, maxRetries: 5 });
  });
};
