import { availableParallelism } from 'node:os';
import type { LaunchOptions, PlaywrightTestConfig, ReporterDescription } from '@playwright/test';
import { CHROMIUM_ARGS, findBrowser } from '../../scripts/browser.mjs';
import { PATIENCE } from './patience';

/** Number of failures that end the run, because each failing test can wait long. */
const MOST_FAILURES = 5;

/** First of the ports that tests listen on; `QUAYSIDE_TEST_PORT` moves them, for two runs on one machine. */
export const FIRST_PORT = Number(process.env['QUAYSIDE_TEST_PORT'] ?? 4183);

/** Launch options for the browser that the set-up found; without one, for tools that only read the configuration. */
export const launchOptions = (...args: readonly string[]): LaunchOptions => {
  const browser = findBrowser();
  return {
    ...(browser && { executablePath: browser.path }),
    args: [...CHROMIUM_ARGS, ...args],
    timeout: PATIENCE.server,
  };
};

/** Configuration of a server for tests, run by Node and stopped with the run. */
export const testServer = (command: string, url: string, cwd: string) => ({
  command: `"${process.execPath}" ${command}`,
  url,
  cwd,
  reuseExistingServer: false,
  timeout: PATIENCE.server,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 } as const,
});

/** Configuration shared by both Playwright runs: no retries, and limits that no slow machine reaches. */
export const PLAYWRIGHT_BASE = {
  testMatch: '**/*.spec.ts',
  // Of the cores available to this process, fewer than the machine's under `taskset`; two more work while others wait.
  workers: availableParallelism() + 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  maxFailures: MOST_FAILURES,
  timeout: PATIENCE.test,
  expect: { timeout: PATIENCE.condition },
} as const satisfies PlaywrightTestConfig;

/** Reporters: the list of tests, progress, and the JSON report that scripts/test.ts counts. */
export const reporters = (root: string, report: string): ReporterDescription[] => [
  ['list'],
  [`${root}/scripts/playwright-progress-reporter.ts`],
  ['json', { outputFile: `${root}/${report}` }],
];
