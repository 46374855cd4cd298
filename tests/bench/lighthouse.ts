/**
 * What Lighthouse says of the production build in dist/ with the mock server behind it: the mobile preset, medians of some
 * rounds (`--rounds 5`), beside an empty page of React in the same run. Times depend on the machine and judge nothing;
 * quality.md, section 1, names the goals. Lighthouse is fetched when this is run: nothing else needs its 170 MB.
 */
import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { z } from 'zod/mini';
import { CHROMIUM_ARGS, browserHelp, findBrowser } from '../../scripts/browser.mjs';
import { startPreview } from '../../scripts/preview.ts';
import { SCREENS, type Screen } from '../../src/domain/screens/screens.ts';
import { startEmptyPage } from './empty-page.ts';
import { median } from './median.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const PAGES = ['home', 'trade', 'contract', 'quotes', 'kline'] as const satisfies readonly Screen[];
const REPORT_BYTES = 64_000_000;

const AUDIT = z.object({ numericValue: z.number() });
const SCORE = z.object({ score: z.number() });
const REPORT = z.object({
  categories: z.object({
    performance: SCORE,
    accessibility: SCORE,
    'best-practices': SCORE,
  }),
  audits: z.object({
    'first-contentful-paint': AUDIT,
    'largest-contentful-paint': AUDIT,
    'total-blocking-time': AUDIT,
    'cumulative-layout-shift': AUDIT,
    'network-requests': z.object({
      details: z.object({
        items: z.array(
          z.object({ resourceType: z.optional(z.string()), transferSize: z.optional(z.number()) }),
        ),
      }),
    }),
  }),
});

/** One visit: scores of 0 to 100, times in milliseconds, scripts in kilobytes as transferred. */
const FIGURES = {
  performance: (report) => report.categories.performance.score * 100,
  accessibility: (report) => report.categories.accessibility.score * 100,
  practices: (report) => report.categories['best-practices'].score * 100,
  FCP: (report) => report.audits['first-contentful-paint'].numericValue,
  LCP: (report) => report.audits['largest-contentful-paint'].numericValue,
  TBT: (report) => report.audits['total-blocking-time'].numericValue,
  'CLS x1000': (report) => report.audits['cumulative-layout-shift'].numericValue * 1000,
  'script kB': (report) =>
    report.audits['network-requests'].details.items
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize = 0 }) => sum + transferSize / 1000, 0),
} as const satisfies Readonly<Record<string, (report: z.infer<typeof REPORT>) => number>>;

const run = promisify(execFile);

const OPTIONS = ['--quiet', '--output', 'json'];
const CATEGORIES = ['--only-categories', 'performance,accessibility,best-practices'];
const COMMAND = ['exec', '--yes', '--package', LIGHTHOUSE, '--', 'lighthouse'];

const visit = async (chrome: string, url: string): Promise<z.infer<typeof REPORT>> => {
  // One word: what begins with a dash would be taken for an option of Lighthouse.
  const flags = `--chrome-flags=${CHROMIUM_ARGS.join(' ')}`;
  const { stdout } = await run('npm', [...COMMAND, url, ...OPTIONS, ...CATEGORIES, flags], {
    env: { ...process.env, CHROME_PATH: chrome },
    maxBuffer: REPORT_BYTES,
  });
  return REPORT.parse(JSON.parse(stdout));
};

const printRow = (name: string, cells: readonly string[]): void => {
  process.stdout.write(`${name.padEnd(18)}${cells.map((cell) => cell.padStart(15)).join('')}\n`);
};

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const browser = findBrowser();
if (!browser) throw new Error(browserHelp());
delete process.env['QUAYSIDE_BACKEND'];
const server = await startPreview('production', { port: 4193, mockPort: 4120, quiet: true });
const empty = await startEmptyPage();
const pages = [
  { name: 'empty React page', url: empty.url },
  ...PAGES.map((screen) => ({ name: screen, url: `${server.url}#${SCREENS[screen]}` })),
];
const reports = new Map<string, z.infer<typeof REPORT>[]>();
for (let round = 0; round < Number(values.rounds); round += 1)
  for (const { name, url } of pages)
    reports.set(name, [...(reports.get(name) ?? []), await visit(browser.path, url)]);
printRow('', Object.keys(FIGURES));
for (const [name, visits] of reports)
  printRow(
    name,
    Object.values(FIGURES).map((figure) => String(Math.round(median(visits.map(figure))))),
  );
await empty.close();
await server.close();
process.exit(0);
