import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  Hung,
  ROOT,
  Stop,
  command,
  compile,
  ensureBuilt,
  ensureChromium,
  ensureRedis,
  say,
  tool,
} from '../../embedded/launch/setup.mjs';
import { fromJest, fromPlaywright } from './reports.mjs';

/**
 * Longer than any step takes on a slow machine: a step that hangs is a failed one, not a stuck pipeline, which has time
 * for one of them.
 */
const TIMEOUT_MS = 30 * 60_000;

/** What it says is told when it fails: a check may run beside another. */
const quiet = (path, args) => tool(path, args, { timeout: CHECK_TIMEOUT_MS });
const shown = (path, args) => tool(path, args, { shown: true, timeout: TIMEOUT_MS });

const CHECK_TIMEOUT_MS = 8 * 60_000;

/** A check that takes seconds stood still for 20 minutes once, as Node can at its end (nodejs/node#54918): it is run once more. */
const unlessItHangs = (work) =>
  work().catch((error) => {
    if (!(error instanceof Hung)) throw error;
    say(`${error.message} Once more.`);
    return work();
  });

const cruised = (config, folders) =>
  quiet('dependency-cruiser/bin/dependency-cruise.mjs', ['--config', config, ...folders]);
const WORKSPACES = ['domain', 'platform', 'embedded', 'projections', 'workers', 'api', 'admin-ui'];

/** A check passes or fails as one. */
const check = (work) => async () => {
  await unlessItHangs(work);
  return { passed: 1, failed: 0, skipped: 0, failures: [] };
};

const fresh = (report) => {
  mkdirSync(dirname(`${ROOT}${report}`), { recursive: true });
  rmSync(`${ROOT}${report}`, { force: true });
};

/** Runs a suite, then counts from its report: a red suite still tells how many were green. */
const counted = async (report, run, count) => {
  fresh(report);
  const error = await run().then(
    () => undefined,
    (reason) => reason,
  );
  if (!existsSync(`${ROOT}${report}`)) throw error ?? new Error(`The suite left no report in ${report}.`);
  const counts = count(JSON.parse(readFileSync(`${ROOT}${report}`, 'utf8')));
  // It ended badly although no test did: a process left open, a crash at the end.
  if (error && counts.failed === 0) throw error;
  return counts;
};

// A spec makes much that soon is garbage: with V8's own 16 MB collecting it takes a tenth of the pages' time.
const YOUNG_SPACE = '--max-semi-space-size=32';

/** On bare Node jest itself runs the specs, and what they leave open ends with it. */
const IN_BAND = ['--runInBand', '--forceExit'];

const jest = (project, name, args, env) => {
  const report = `.cache/reports/${name}.json`;
  const node = [YOUNG_SPACE, '--no-warnings', 'node_modules/jest/bin/jest.js'];
  const options = ['--json', `--outputFile=${report}`, `--selectProjects=${project}`, ...IN_BAND, ...args];
  const run = () => command(process.execPath, [...node, ...options], { shown: true, timeout: TIMEOUT_MS, env });
  return counted(report, run, fromJest);
};

/** Begun once for all who stand on it, and all are told when it fails. */
const once = (work) => {
  let begun;
  return () => (begun ??= work());
};

const redis = once(ensureRedis);
// After it: who installs the system's packages locks them.
const chromium = once(() => Promise.allSettled([redis()]).then(ensureChromium));
const servers = once(async () => {
  await redis();
  await ensureBuilt('servers');
});

/** Steps that need a tool of the system say so: it is fetched while npm's packages are. */
const fetching = (tool, step) => Object.assign(step, { tool });

const withServers = (work) =>
  fetching(redis, async () => {
    await servers();
    return work();
  });

const withBrowser = (work) =>
  fetching(
    chromium,
    withServers(async () => {
      process.env.CHROMIUM = await chromium();
      await ensureBuilt('ui');
      return work();
    }),
  );

const together = (one, other) => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
  failures: [...one.failures, ...other.failures],
});

/** What was begun and has not ended, see `shared-list.mjs`. */
const unfinished = (taken) =>
  readdirSync(taken)
    .map((name) => readFileSync(join(taken, name), 'utf8'))
    .filter((path) => path !== '');

/** In processes beside each other, which take spec after spec from one list. */
const shared = (project, count, { name = project, args = [] } = {}) => {
  const names = Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);
  return async () => {
    const taken = mkdtempSync(join(tmpdir(), 'sae-specs-taken-'));
    const results = await Promise.allSettled(names.map((each) => jest(project, each, args, { SPECS_TAKEN: taken })));
    const hung = unfinished(taken);
    rmSync(taken, { recursive: true });
    const broken = results.find(({ status }) => status === 'rejected');
    if (broken)
      throw hung.length > 0 ? new Stop(`${broken.reason.message} Not done: ${hung.join(', ')}.`) : broken.reason;
    return results.map(({ value }) => value).reduce(together);
  };
};

// They mostly wait, for what they have started, stopped or killed.
const PATIENT = ['/tests/faults/', '/embedded/src/launcher\\.'];
const BUT_PATIENT = ['/node_modules/', ...PATIENT].map((pattern) => `--testPathIgnorePatterns=${pattern}`);

/** What `npm test` does; each answers how many passed, failed and were skipped, and which failed. */
export const STEPS = {
  types: check(() => compile([], { timeout: CHECK_TIMEOUT_MS })),
  generated: check(() => command(process.execPath, ['api/generate.mjs', '--check'], { timeout: CHECK_TIMEOUT_MS })),
  imports: check(async () => {
    await cruised('.dependency-cruiser.cjs', [...WORKSPACES, 'tests']);
    await cruised('.dependency-cruiser.folders.cjs', WORKSPACES);
  }),
  lint: check(() => quiet('oxlint/bin/oxlint', [])),
  format: check(() => quiet('oxfmt/bin/oxfmt', ['--check', '.'])),
  ui: check(() => ensureBuilt('ui')),
  unit: shared('unit', availableParallelism()),
  // Some wait for what a screen does after seconds.
  pages: shared('pages', availableParallelism() + 1),
  // Half the time they wait for what they have started, stopped or frozen.
  integration: withServers(shared('integration', 2 * availableParallelism(), { args: BUT_PATIENT })),
  faults: withServers(shared('integration', 1, { name: 'faults', args: [`--testPathPatterns=${PATIENT.join('|')}`] })),
  browser: withBrowser(() =>
    counted(
      '.cache/browser.json',
      () => shown('@playwright/test/cli.js', ['test', '--config', 'tests/browser/playwright.config.ts']),
      fromPlaywright,
    ),
  ),
};

/** Fetches what the system lacks for these steps; what could not be had, the step says that stands on it. */
export const fetchTools = (names) => Promise.allSettled(names.map((name) => STEPS[name].tool?.()));

/**
 * Shift after shift, in each its lanes beside each other. The checks take one core a lane, and in their order: what is
 * generated is made from what was compiled. The other suites take every core, save faults, which mostly wait.
 */
export const SHIFTS = [
  [
    ['types', 'generated', 'imports'],
    ['lint', 'format', 'ui'],
  ],
  [['unit']],
  [['pages']],
  [['integration'], ['faults']],
  [['browser']],
];
