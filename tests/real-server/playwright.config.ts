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
import { SERVER_MANNERS } from './app';
import type { Options } from './real-server.spec';

const ROOT = join(import.meta.dirname, '../..');
/** A server in each manner, beside the ports of the other journeys. Its mock has the next port. */
const SERVERS = SERVER_MANNERS.map((manner, index) => {
  const port = FIRST_PORT + 3 + 2 * index;
  return { manner, port, url: `http://127.0.0.1:${port}/h5/` };
});

export default defineConfig<Options>({
  ...PLAYWRIGHT_BASE,
  testDir: '.',
  outputDir: join(ROOT, 'test-results/real-server'),
  reporter: reporters(ROOT, REAL_SERVER_REPORT),
  // The journeys on a server run one after the other, the servers side by side.
  fullyParallel: false,
  workers: SERVERS.length,
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
  projects: SERVERS.map(({ manner, url }) => ({ name: manner, use: { baseURL: url, manner } })),
  webServer: SERVERS.map(({ manner, port, url }) => ({
    ...testServer(
      `scripts/preview.ts production --as ${manner} --port ${port} --mock-port ${port + 1}`,
      url,
      ROOT,
    ),
    env: { QUAYSIDE_BACKEND: '' },
  })),
});
