import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { E2E_TRAFFIC, PLAYWRIGHT_REPORT } from '../../scripts/steps.ts';
import { PATIENCE } from '../support/patience';
import {
  FIRST_PORT,
  launchOptions,
  PLAYWRIGHT_BASE,
  reporters,
  testServer,
} from '../support/playwright-base';

const ROOT = join(import.meta.dirname, '../..');
// Separate ports, so that no preview or mock server of a developer answers the tests.
const PORTS = { production: FIRST_PORT, demo: FIRST_PORT + 1, mock: FIRST_PORT + 2 } as const;

const address = (port: number): string => `http://127.0.0.1:${port}/h5/`;

const serve = (kind: 'production' | 'demo', ...options: string[]) => ({
  ...testServer(
    ['scripts/preview.ts', kind, '--port', PORTS[kind], ...options].join(' '),
    address(PORTS[kind]),
    ROOT,
  ),
  // Tests place orders, so they must never reach a server named in the environment.
  env: { QUAYSIDE_BACKEND: '' },
});

export default defineConfig({
  ...PLAYWRIGHT_BASE,
  testDir: '.',
  outputDir: join(ROOT, 'test-results/e2e'),
  reporter: reporters(ROOT, PLAYWRIGHT_REPORT),
  use: {
    // A phone's user agent, touch and pixel ratio, because desktop browsers are redirected to the desktop site.
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    // What is never there to be clicked fails like any other condition.
    actionTimeout: PATIENCE.condition,
    timezoneId: 'UTC',
    // Traces take a quarter of the run time; use `--trace retain-on-failure` when needed.
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
  projects: [
    {
      name: 'demo',
      // Needs calls that leave the page.
      testIgnore: '**/*.production.spec.ts',
      use: {
        baseURL: address(PORTS.demo),
        // Frames nobody looks at take a sixth of the time. The journeys in production run with motion.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    {
      name: 'production',
      // Demo-only features, and journeys that HTTP cannot break (WIRE in app.ts).
      testIgnore: '**/*.demo.spec.ts',
      grep: [/@wire/u, /\.production\.spec\.ts/u],
      use: {
        baseURL: address(PORTS.production),
        // Only install.production.spec.ts lets it in: it keeps a copy of what each journey loads.
        serviceWorkers: 'block',
      },
    },
  ],
  webServer: [
    serve('demo'),
    // The same journeys as in the demo, but over HTTP and recorded.
    serve('production', '--mock-port', String(PORTS.mock), '--record', join(ROOT, E2E_TRAFFIC)),
  ],
});
