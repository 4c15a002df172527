/** What the reports of jest and Playwright say: how many, and which failed with what message. */
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../../embedded/launch/setup.mjs';

/** A failure: its name, and why in the suite's own words. */
const failure = (name, why) => ({ name, why: stripVTControlCharacters(why ?? '').trim() });

const ofJest = ({ testResults }) =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(ROOT, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that could not even be read has no test to blame.
    return failed.length === 0 && message
      ? [failure(file, message)]
      : failed.map(({ fullName, failureMessages }) => failure(`${file} › ${fullName}`, failureMessages.join('\n')));
  });

export const fromJest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
  failures: ofJest(report),
});

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

const ofPlaywright = ({ suites, errors }) => [
  ...errors.map(({ message }) => failure('browser', message)),
  ...suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) =>
      failure(
        `tests/browser/${file}:${line} › ${title}`,
        tests.flatMap(({ results }) => results.flatMap((result) => result.errors.map((e) => e.message))).join('\n'),
      ),
    ),
];

export const fromPlaywright = (report) => ({
  passed: report.stats.expected,
  failed: report.stats.unexpected + report.stats.flaky + report.errors.length,
  skipped: report.stats.skipped,
  failures: ofPlaywright(report),
});
