/** Shows that the model bites: bugs are planted one by one, each in a process of its own, and each must be found. */
import { execFile } from 'node:child_process';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { missedOf } from '../support/bites.mjs';
import { BUGS } from './bugs.mjs';

const ROUNDS = 40;
const WITHIN_MS = 600_000;
const HERE = fileURLToPath(import.meta.url);

/** In a process of its own: lives stories until one goes wrong. */
const find = async (bug) => {
  register('../support/typescript.mjs', import.meta.url);
  register('./planted.mjs', { parentURL: import.meta.url, data: bug });
  const [{ explored }, { startStreet }, { told }] = await Promise.all([
    import('./explored.ts'),
    import('./house/in-process.ts'),
    import('./stories.ts'),
  ]);
  const street = await startStreet();
  const began = performance.now();
  let [steps, wrongAt] = [0, 0];
  const onStep = () => {
    steps += 1;
    wrongAt = performance.now();
  };
  for (let seed = 1; seed <= ROUNDS; seed += 1) {
    const failure = await explored({ street, seed, stories: 25, steps: 60, onStep });
    if (failure) return { steps, ms: Math.round(wrongAt - began), story: told(failure) };
  }
  return null;
};

/** How many of the planted bugs were not found. */
export const bites = ({ say }) =>
  missedOf(
    BUGS,
    async (_, n) => {
      const args = ['--no-warnings', HERE, String(n)];
      const limits = { timeout: WITHIN_MS, maxBuffer: 1e8 };
      const { stdout } = await promisify(execFile)(process.execPath, args, limits).catch((error) => {
        say(String(error.stderr ?? error));
        return { stdout: 'null' };
      });
      const found = JSON.parse(stdout.split('\n').at(-1));
      return found && `found after ${found.steps} steps, ${found.ms} ms\n${found.story}\n`;
    },
    say,
  );

const [, script, number] = process.argv;
if (script === HERE && number !== undefined) {
  // What goes wrong in the house may be said aloud; what was found is the last line.
  const found = await find(BUGS[Number(number)]);
  process.stdout.write(`\n${JSON.stringify(found)}`, () => process.exit(0));
}
