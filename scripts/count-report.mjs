/** Counts the tests in a runner's JSON report. */
import { existsSync, readFileSync } from 'node:fs';

// A test that was skipped proved nothing, and nothing here is meant to be skipped: it counts as failed.
const COUNTERS = {
  vitest(report) {
    // A file that could not be loaded has no tests to fail, only itself.
    const unloaded = report.testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    ).length;
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numPendingTests + report.numTodoTests + unloaded,
    };
  },
  respect({ files }) {
    const workflows = Object.values(files).flatMap(({ executedWorkflows }) => executedWorkflows);
    const passed = workflows.filter(({ status }) => status === 'success').length;
    return { passed, failed: workflows.length - passed };
  },
  playwright({ stats, errors }) {
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    };
  },
};

/** How many tests passed and failed; a report that is missing or empty is one failure. */
export function countReport({ kind, file }) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const count = COUNTERS[kind](JSON.parse(readFileSync(file, 'utf8')));
  return count.passed + count.failed === 0 ? { passed: 0, failed: 1 } : count;
}
