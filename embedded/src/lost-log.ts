import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What only a system leaves that has run before: the secret it made, the read models it wrote. */
const TRACES = ['jwt-secret', join('redis', 'appendonlydir')];

/**
 * A log that is gone is not begun anew: nobody's bills and accounts would be left, and nobody would be told. Where nothing
 * ran before, its file is there before all else, so that a first start may end at any moment.
 * @throws Error that says so
 */
export const refuseLostLog = (dataDir: string, storeDir: string): void => {
  const file = join(storeDir, 'log.db');
  if (existsSync(file)) return;
  const trace = TRACES.find((name) => existsSync(join(dataDir, name)));
  if (trace)
    throw new Error(
      `The event log is gone: ${dataDir} was in use before (there is ${trace}), and ${file} is not there. Bring a ` +
        'backup back ("npm run restore"), set EVENTSTORE_URL if the log was elsewhere, or another DATA_DIR to begin anew.',
    );
  mkdirSync(storeDir, { recursive: true });
  writeFileSync(file, '', { flush: true });
};
