import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { STORIES_REPORT } from '../../scripts/steps.ts';
import {
  FIRST_PORT,
  launchOptions,
  PLAYWRIGHT_BASE,
  reporters,
  testServer,
} from '../support/playwright-base';

const ROOT = join(import.meta.dirname, '../..');
const PORT = FIRST_PORT + 3;
/** Where the browser sees the stories, whatever their port: pictures show links and their QR codes. */
const SHOWN_AT = '127.0.0.1:4350';

/** Makes text render identically on other machines. */
const SAME_EVERYWHERE = [
  // Debian's settings, which full browsers follow and headless shells do not.
  '--font-render-hinting=slight',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-skia-runtime-opts',
  '--hide-scrollbars',
];

const PICTURES = {
  name: 'pictures',
  testDir: join(ROOT, 'tests/visual'),
  use: {
    viewport: { width: 390, height: 844 },
    // Banners and notices that take turns would show another one with each look.
    contextOptions: { reducedMotion: 'reduce' },
  },
} as const;

export default defineConfig({
  ...PLAYWRIGHT_BASE,
  outputDir: join(ROOT, 'test-results/stories'),
  snapshotPathTemplate: join(ROOT, 'tests/visual/baselines/{arg}{ext}'),
  reporter: reporters(ROOT, STORIES_REPORT),
  use: {
    baseURL: `http://${SHOWN_AT}/`,
    launchOptions: launchOptions(
      ...SAME_EVERYWHERE,
      `--host-resolver-rules=MAP ${SHOWN_AT} 127.0.0.1:${PORT}`,
    ),
  },
  projects: [
    {
      name: 'stories',
      testDir: join(ROOT, 'tests/stories'),
      use: { viewport: { width: 360, height: 740 } },
    },
    // The baselines are from Linux; other systems render text differently.
    ...(process.platform === 'linux' ? [PICTURES] : []),
  ],
  webServer: testServer(
    `tests/stories/serve.ts ${PORT}`,
    `http://127.0.0.1:${PORT}/iframe.html`,
    ROOT,
  ),
});
