/** The page of tests/bench/live in a real Chromium, as a phone: built as production is, served on a port of its own. */
import { join } from 'node:path';
import { chromium, devices, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { CHROMIUM_ARGS, browserHelp, findBrowser } from '../../scripts/browser.mjs';

const ROOT = join(import.meta.dirname, '../..');
const OUT = join(ROOT, 'node_modules', '.cache', 'quayside', 'bench-live');
const PORT = 4195;

/** A scenario of the page, on show. */
export interface BenchScenario {
  readonly page: Page;
  /** Chromium's figures of the page, by name. Throws for one that it does not have. */
  readonly metrics: () => Promise<(name: string) => number>;
  readonly collectGarbage: () => Promise<void>;
  /** Throws if the page met an error. */
  readonly close: () => Promise<void>;
}

/** The page, built and served. */
export interface Bench {
  readonly open: (scenario: string) => Promise<BenchScenario>;
  /** Ends browser and server. */
  readonly close: () => Promise<void>;
}

/** Builds and serves the page. Throws if there is no browser. */
export async function openBench(): Promise<Bench> {
  const found = findBrowser();
  if (!found) throw new Error(browserHelp());
  const config = { root: join(ROOT, 'tests/bench/live'), configFile: join(ROOT, 'vite.config.ts') };
  await build({ ...config, logLevel: 'error', build: { outDir: OUT, emptyOutDir: true } });
  const server = await preview({
    ...config,
    build: { outDir: OUT },
    preview: { port: PORT, strictPort: true },
  });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('The page is served at no address.');
  const browser = await chromium.launch({ executablePath: found.path, args: CHROMIUM_ARGS });
  const open = async (scenario: string): Promise<BenchScenario> => {
    const context = await browser.newContext({ ...devices['Pixel 7'] });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${url}#${scenario}`);
    await page.waitForSelector(scenario.startsWith('chart') ? 'canvas' : 'li');
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const metrics = async () => {
      const { metrics: list } = await session.send('Performance.getMetrics');
      const values = new Map(list.map(({ name, value }) => [name, value]));
      return (name: string): number => {
        const value = values.get(name);
        if (value === undefined) throw new Error(`Chromium measures no ${name}.`);
        return value;
      };
    };
    return {
      page,
      metrics,
      collectGarbage: async () => {
        await session.send('HeapProfiler.collectGarbage');
      },
      close: async () => {
        await context.close();
        if (errors.length > 0) throw new Error(`${scenario}: ${errors[0]}`);
      },
    };
  };
  const close = async (): Promise<void> => {
    await browser.close();
    await server.close();
  };
  return { open, close };
}
