import { availableParallelism } from 'node:os';
import type { LaunchOptions, PlaywrightTestConfig, ReporterDescription } from '@playwright/test';
import { CHROMIUM_ARGS, findBrowser } from '../../scripts/browser.mjs';
import { PATIENCE } from './patience';

/** A failing test may have waited long: after so many the run ends. */
const MOST_FAILURES = 5;

/** How to start the browser that the set-up found. Loading a configuration needs none: knip reads it too. */
export const launchOptions = (...args: readonly string[]): LaunchOptions => {
  const browser = findBrowser();
  return {
    ...(browser && { executablePath: browser.path }),
    args: [...CHROMIUM_ARGS, ...args],
    timeout: PATIENCE.server,
  };
};

/** A server that tests need: started by Node, ended with the run. */
export const testServer = (command: string, url: string, cwd: string) => ({
  command: `"${process.execPath}" ${command}`,
  url,
  cwd,
  reuseExistingServer: false,
  timeout: PATIENCE.server,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 } as const,
});

/** What both runs of Playwright have in common: no second tries, no limit that a slow machine reaches. */
export const PLAYWRIGHT_BASE = {
  testMatch: '**/*.spec.ts',
  // Counts what this process may use: fewer than the machine has under `taskset`.
  workers: availableParallelism(),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  maxFailures: MOST_FAILURES,
  timeout: PATIENCE.test,
  expect: { timeout: PATIENCE.condition },
} as const satisfies PlaywrightTestConfig;

/** The list of tests, how many of all are done, and the report that scripts/test.ts counts. */
export const reporters = (root: string, report: string): ReporterDescription[] => [
  ['list'],
  [`${root}/scripts/playwright-progress-reporter.ts`],
  ['json', { outputFile: `${root}/${report}` }],
];
