import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { repair } from './repair.js';

const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);

/** What `npm run repair` does; exits with 0 when the log can be used as it is. */
function main(args: readonly string[]): number {
  const [unknown] = args.filter((argument) => argument !== '--accept-loss');
  if (unknown) throw new Error(`Unknown argument ${unknown}: npm run repair -- --help tells what there is.`);
  const dir = join(resolve(process.env.DATA_DIR?.trim() || 'data'), 'event-store');
  if (!existsSync(join(dir, 'log.db'))) throw new Error(`There is no event log in ${dir}: is DATA_DIR right?`);
  return repair(dir, args.includes('--accept-loss'), say) === 'whole' ? 0 : 1;
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
