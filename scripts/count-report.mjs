/** Counts the tests in a runner's JSON report, and names those that did not pass. */
import { existsSync, readFileSync } from 'node:fs';

/**
 * Journeys in a real browser on a busy machine fail now and then without a defect: so many may pass at the second try.
 * They are named all the same; with more of them the machine is no excuse.
 */
const MOST_SHAKY = 2;

/** The tests of a suite of Playwright's and of all suites in it. */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

const titlesOf = (suites, status) =>
  suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ projectName }) => `[${projectName}] ${file}: ${title}`),
    );

// A test that was skipped proved nothing, and nothing here is meant to be skipped: it counts as failed.
const COUNTERS = {
  vitest(report) {
    // A file that could not be loaded has no tests to fail, only itself.
    const unloaded = report.testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    const failing = report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => `${name}: ${fullName}`),
    );
    return {
      passed: report.numPassedTests,
      failed:
        report.numFailedTests + report.numPendingTests + report.numTodoTests + unloaded.length,
      failing: [...unloaded.map(({ name }) => name), ...failing],
      shaky: [],
    };
  },
  respect({ files }) {
    const workflows = Object.values(files).flatMap(({ executedWorkflows }) => executedWorkflows);
    const failing = workflows.filter(({ status }) => status !== 'success');
    return {
      passed: workflows.length - failing.length,
      failed: failing.length,
      failing: failing.map(({ workflowId }) => workflowId),
      shaky: [],
    };
  },
  playwright({ stats, errors, suites }) {
    const isShaky = stats.flaky > MOST_SHAKY;
    return {
      passed: stats.expected + (isShaky ? 0 : stats.flaky),
      failed: stats.unexpected + (isShaky ? stats.flaky : 0) + stats.skipped + errors.length,
      failing: titlesOf(suites, 'unexpected'),
      shaky: titlesOf(suites, 'flaky'),
    };
  },
};

const NOTHING = { passed: 0, failed: 1, failing: [], shaky: [] };

/**
 * How many tests passed and failed, the titles of those that failed and of those that passed at the second try only; a
 * report that is missing or empty is one failure.
 */
export function countReport({ kind, file }) {
  if (!existsSync(file)) return NOTHING;
  const count = COUNTERS[kind](JSON.parse(readFileSync(file, 'utf8')));
  return count.passed + count.failed === 0 ? NOTHING : count;
}
