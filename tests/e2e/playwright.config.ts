import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { E2E_TRAFFIC, PLAYWRIGHT_REPORT } from '../../scripts/steps.ts';
import { launchOptions, PLAYWRIGHT_BASE, reporters, testServer } from '../support/playwright-base';

const ROOT = join(import.meta.dirname, '../..');
// Ports of their own: a preview or mock server that a developer left running must not answer the tests.
const FIRST_PORT = Number(process.env['QUAYSIDE_TEST_PORT'] ?? 4183);
const PORTS = { production: FIRST_PORT, demo: FIRST_PORT + 1, mock: FIRST_PORT + 2 } as const;

const address = (port: number): string => `http://127.0.0.1:${port}/h5/`;

const serve = (kind: 'production' | 'demo', ...options: string[]) => ({
  ...testServer(
    ['scripts/preview.ts', kind, '--port', PORTS[kind], ...options].join(' '),
    address(PORTS[kind]),
    ROOT,
  ),
  // Tests place orders: never on a server that the environment happens to name.
  env: { QUAYSIDE_BACKEND: '' },
});

export default defineConfig({
  ...PLAYWRIGHT_BASE,
  testDir: '.',
  outputDir: join(ROOT, 'test-results/e2e'),
  reporter: reporters(ROOT, PLAYWRIGHT_REPORT),
  use: {
    // A phone's user agent, touch and pixel ratio: a desktop browser would be sent to the desktop site.
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // A trace of every test takes a quarter of its time: ask for one with `--trace retain-on-failure`.
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
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
      // What only a demo has, the backend in the page, and journeys that the wire cannot break (WIRE in app.ts).
      testIgnore: '**/*.demo.spec.ts',
      grep: [/@wire/u, /\.production\.spec\.ts/u],
      use: { baseURL: address(PORTS.production) },
    },
  ],
  webServer: [
    serve('demo'),
    // The same journeys as in the demo, where the page answers itself: here they go over the wire, and are recorded.
    serve('production', '--mock-port', String(PORTS.mock), '--record', join(ROOT, E2E_TRAFFIC)),
  ],
});
