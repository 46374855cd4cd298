import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { REAL_SERVER_REPORT } from '../../scripts/steps.ts';
import {
  FIRST_PORT,
  launchOptions,
  PLAYWRIGHT_BASE,
  reporters,
  testServer,
} from '../support/playwright-base';

const ROOT = join(import.meta.dirname, '../..');
/** Beside the ports of the other journeys. */
const PORT = FIRST_PORT + 3;
const URL = `http://127.0.0.1:${PORT}/h5/`;

export default defineConfig({
  ...PLAYWRIGHT_BASE,
  testDir: '.',
  outputDir: join(ROOT, 'test-results/real-server'),
  reporter: reporters(ROOT, REAL_SERVER_REPORT),
  workers: 1,
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    baseURL: URL,
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
  webServer: {
    ...testServer(
      `scripts/preview.ts production --as plain --port ${PORT} --mock-port ${PORT + 1}`,
      URL,
      ROOT,
    ),
    env: { QUAYSIDE_BACKEND: '' },
  },
});
