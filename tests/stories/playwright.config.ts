import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, browserHelp, findBrowser } from '../../scripts/browser.mjs';
import { STORIES_REPORT } from '../../scripts/steps.mjs';

const ROOT = join(import.meta.dirname, '../..');
const PORT = 4350;

const browser = findBrowser();
if (!browser) throw new Error(browserHelp());

/** What makes the same text the same picture on another machine. */
const SAME_EVERYWHERE = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-skia-runtime-opts',
  '--hide-scrollbars',
];

const PICTURES = {
  name: 'pictures',
  testDir: join(ROOT, 'tests/visual'),
  use: { viewport: { width: 390, height: 844 } },
};

export default defineConfig({
  testMatch: '**/*.spec.ts',
  outputDir: join(ROOT, 'test-results/stories'),
  snapshotPathTemplate: join(ROOT, 'tests/visual/baselines/{arg}{ext}'),
  reporter: [['list'], ['json', { outputFile: join(ROOT, STORIES_REPORT) }]],
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // The summary names who needed it, and how many may: see scripts/count-report.mjs.
  retries: 1,
  timeout: 60_000,
  globalTimeout: 13 * 60_000,
  use: {
    baseURL: `http://127.0.0.1:${PORT}/`,
    launchOptions: {
      executablePath: browser.path,
      args: [...CHROMIUM_ARGS, ...SAME_EVERYWHERE],
    },
  },
  projects: [
    {
      name: 'stories',
      testDir: join(ROOT, 'tests/stories'),
      use: { viewport: { width: 360, height: 740 } },
    },
    // The pictures are of Linux: other systems draw letters otherwise.
    ...(process.platform === 'linux' ? [PICTURES] : []),
  ],
  webServer: {
    command: `"${process.execPath}" tests/stories/serve.mjs ${PORT}`,
    url: `http://127.0.0.1:${PORT}/iframe.html`,
    cwd: ROOT,
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
  },
});
