import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { repair } from './repair.js';

const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);

const HELP = `npm run repair: looks at every event of the embedded event store in DATA_DIR [./data] and says what is damaged
or missing; nothing is changed. Stop the system first.

  -- --accept-loss  cuts off what comes after the last event that is whole, when the end of the log is damaged or
                    missing, so that the system starts again. What is cut off is lost: a backup is better.
`;

const OPTIONS = {
  'accept-loss': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Exits with 0 when the log can be used as it is. */
function main(): number {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const dir = join(resolve(process.env.DATA_DIR?.trim() || 'data'), 'event-store');
  if (!existsSync(join(dir, 'log.db'))) throw new Error(`There is no event log in ${dir}: is DATA_DIR right?`);
  return repair(dir, values['accept-loss'], say) === 'whole' ? 0 : 1;
}

try {
  process.exitCode = main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
