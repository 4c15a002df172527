/** `npm test`: everything, from a fresh clone. */
import { parseArgs } from 'node:util';
import { Stop, ensureInstalled, ensureNode, run, say } from '../embedded/launch/setup.mjs';
import { SHIFTS, STEPS, fetchTools } from './support/steps.mjs';

const NAMES = Object.keys(STEPS);
const USAGE = `npm test -- [--only ${NAMES.slice(0, 2).join(',')}]

Installs what is missing, then runs ${NAMES.join(', ')}.
The last line is "total: N passed, M failed"; the exit code is 1 when anything failed or a suite ran nothing.
Reports are kept in .cache/reports.

  --only   a part, as names with commas between them
  --help   this text`;

const chosen = () => {
  const { values } = parseArgs({ options: { only: { type: 'string' }, help: { type: 'boolean', short: 'h' } } });
  if (values.help) return undefined;
  const names = values.only?.split(',').map((name) => name.trim()) ?? NAMES;
  const unknown = names.filter((name) => !NAMES.includes(name));
  if (unknown.length > 0) throw new Stop(`There is no step ${unknown.join(', ')}: choose from ${NAMES.join(', ')}.`);
  return NAMES.filter((name) => names.includes(name));
};

/** One step, with what it counted; whatever goes wrong with it is one failure more, and the next step follows. */
const take = async (name) => {
  say(`── ${name} ──`);
  const began = Date.now();
  const counts = await STEPS[name]().catch((error) => {
    const why = error instanceof Stop ? error.message : (error?.stack ?? String(error));
    say(why);
    return { passed: 0, failed: 1, skipped: 0, failures: [{ name, why }] };
  });
  const ranNothing = counts.passed + counts.failed === 0;
  if (ranNothing) say(`${name} ran no test at all, which counts as a failure.`);
  return { name, ...counts, failed: counts.failed + (ranNothing ? 1 : 0), seconds: (Date.now() - began) / 1000 };
};

const oneByOne = async (names) => {
  const results = [];
  for (const name of names) results.push(await take(name));
  return results;
};

const takeAll = async (names) => {
  const results = [];
  for (const lanes of SHIFTS) {
    const chosenOf = (lane) => lane.filter((name) => names.includes(name));
    results.push(...(await Promise.all(lanes.map((lane) => oneByOne(chosenOf(lane))))).flat());
  }
  return results;
};

const row = (cells) => cells.map((cell, index) => (index === 0 ? cell.padEnd(12) : cell.padStart(9))).join('');

const table = (results) =>
  [
    row(['step', 'passed', 'failed', 'skipped', 'seconds']),
    ...results.map(({ name, passed, failed, skipped, seconds }) =>
      row([name, `${passed}`, `${failed}`, `${skipped}`, seconds.toFixed(1)]),
    ),
  ].join('\n');

/** Said again at the end, which is all that is left of a long run on many a pipeline's page. */
const told = (results) =>
  results
    .flatMap(({ failures }) => failures)
    .map(({ name, why }) => `✕ ${name}\n${why.split('\n').slice(0, 30).join('\n')}\n\n`)
    .join('');

await run(async () => {
  ensureNode();
  const names = chosen();
  if (!names) return void process.stdout.write(`${USAGE}\n`);
  // Both wait for what is fetched.
  await Promise.all([ensureInstalled(), fetchTools(names)]);
  const results = await takeAll(names);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  process.stdout.write(
    `\n${told(results)}${table(results)}\ntotal: ${sum('passed')} passed, ${sum('failed')} failed\n`,
  );
  process.exitCode = sum('failed') > 0 ? 1 : 0;
});
