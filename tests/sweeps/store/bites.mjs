/** Shows that the store sweep bites: bugs are planted one by one in all that runs, and each must be found. */
import { execFile } from 'node:child_process';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { missedOf } from '../../support/bites.mjs';
import { planted } from '../planted.mjs';
import { BUGS } from './bugs.mjs';

const HERE = fileURLToPath(import.meta.url);
const WITHIN_MS = 5 * 60_000;

/** In a process of its own, whose children have the bug. */
const find = async ({ places }) => {
  Object.assign(process.env, planted(places));
  register('../../support/typescript.mjs', import.meta.url);
  const [{ sweptSystem }, { BAD_MINUTE }] = await Promise.all([import('./swept-system.ts'), import('./troubles.ts')]);
  const { sweep } = await sweptSystem();
  await sweep.inPeace();
  return sweep.during(BAD_MINUTE);
};

/** How many of the planted bugs were not found. */
export const bites = ({ say }) =>
  missedOf(
    BUGS,
    async (_, n) => {
      const args = ['--no-warnings', HERE, String(n)];
      const run = () => promisify(execFile)(process.execPath, args, { timeout: WITHIN_MS, maxBuffer: 1e8 });
      // Node's hooks can stand still at the start of a process: once more.
      const { stdout } = await run()
        .catch(run)
        .catch((error) => {
          say(String(error.stderr ?? error));
          return { stdout: '[]' };
        });
      const found = JSON.parse(stdout.split('\n').at(-1));
      return found.length > 0 ? `found\n${found.join('\n')}\n` : null;
    },
    say,
  );

const [, script, number] = process.argv;
if (script === HERE && number !== undefined) {
  const found = await find(BUGS[Number(number)]);
  // Its parts end with it.
  process.stdout.write(`\n${JSON.stringify(found)}`, () => process.exit(0));
}
