/** The page of tests/bench/live in a real Chromium, as a phone: built as production is, served on a port of its own. */
import { join } from 'node:path';
import { chromium, devices } from '@playwright/test';
import { build, preview } from 'vite';
import { CHROMIUM_ARGS, browserHelp, findBrowser } from '../../scripts/browser.mjs';

const ROOT = join(import.meta.dirname, '../..');
const OUT = join(ROOT, 'node_modules', '.cache', 'quayside', 'bench-live');
const PORT = 4195;

/** Builds and serves the page. `open` shows a scenario of it; `close` ends browser and server. */
export async function openBench() {
  const found = findBrowser();
  if (!found) throw new Error(browserHelp());
  const config = { root: join(ROOT, 'tests/bench/live'), configFile: join(ROOT, 'vite.config.ts') };
  await build({ ...config, logLevel: 'error', build: { outDir: OUT, emptyOutDir: true } });
  const server = await preview({
    ...config,
    build: { outDir: OUT },
    preview: { port: PORT, strictPort: true },
  });
  const browser = await chromium.launch({ executablePath: found.path, args: CHROMIUM_ARGS });
  const open = async (scenario) => {
    const context = await browser.newContext({ ...devices['Pixel 7'] });
    const page = await context.newPage();
    const errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${server.resolvedUrls.local[0]}#${scenario}`);
    await page.waitForSelector(scenario.startsWith('chart') ? 'canvas' : 'li');
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const metrics = async () => {
      const { metrics: list } = await session.send('Performance.getMetrics');
      return Object.fromEntries(list.map(({ name, value }) => [name, value]));
    };
    return {
      page,
      metrics,
      collectGarbage: () => session.send('HeapProfiler.collectGarbage'),
      close: async () => {
        await context.close();
        if (errors.length > 0) throw new Error(`${scenario}: ${errors[0]}`);
      },
    };
  };
  const close = async () => {
    await browser.close();
    await server.close();
  };
  return { open, close };
}
