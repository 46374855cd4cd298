import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, browserHelp, findBrowser } from '../../scripts/browser.mjs';
import { E2E_TRAFFIC, PLAYWRIGHT_REPORT } from '../../scripts/steps.mjs';

const ROOT = join(import.meta.dirname, '../..');
// Ports of their own: a preview or mock server that a developer left running must not answer the tests.
const PORTS = { production: 4183, demo: 4184, mock: 4110 } as const;

const browser = findBrowser();
if (!browser) throw new Error(browserHelp());

const address = (port: number): string => `http://127.0.0.1:${port}/h5/`;

const serve = (kind: 'production' | 'demo', ...options: string[]) => ({
  command: [
    `"${process.execPath}"`,
    'scripts/preview.mjs',
    kind,
    '--port',
    PORTS[kind],
    ...options,
  ].join(' '),
  url: address(PORTS[kind]),
  cwd: ROOT,
  // Tests place orders: never on a server that the environment happens to name.
  env: { QUAYSIDE_BACKEND: '' },
  reuseExistingServer: false,
  timeout: 60_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 } as const,
});

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: join(ROOT, 'test-results/e2e'),
  reporter: [['list'], ['json', { outputFile: join(ROOT, PLAYWRIGHT_REPORT) }]],
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // The summary names who needed it, and how many may: see scripts/count-report.mjs.
  retries: 1,
  timeout: 60_000,
  globalTimeout: 19 * 60_000,
  use: {
    // A phone's user agent, touch and pixel ratio: a desktop browser would be sent to the desktop site.
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: browser.path, args: CHROMIUM_ARGS },
  },
  projects: [
    {
      name: 'demo',
      // What needs calls that leave the page.
      testIgnore: '**/*.production.spec.ts',
      use: { baseURL: address(PORTS.demo) },
    },
    {
      name: 'production',
      // What only a demo has: the backend in the page.
      testIgnore: '**/*.demo.spec.ts',
      use: { baseURL: address(PORTS.production) },
    },
  ],
  webServer: [
    serve('demo'),
    // The same journeys as in the demo, where the page answers itself: here they go over the wire, and are recorded.
    serve('production', '--mock-port', String(PORTS.mock), '--record', join(ROOT, E2E_TRAFFIC)),
  ],
});
