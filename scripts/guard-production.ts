/**
 * Fails if the production build in dist/ contains code of the mock backend, or if this check could not detect it.
 * Production code may name mockServiceWorker.js, to remove a worker that an old demo left behind. So the worker is
 * detected by file name, mock code by marker strings that only mock code contains.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const WORKER = /^mockServiceWorker/u;
const TEXT = /\.(?:js|mjs|html|css|json|map|txt|webmanifest)$/u;

/** `inDemo`: the demo build must contain the marker, to prove that the marker still works. */
const MARKS: readonly {
  readonly what: string;
  readonly pattern: RegExp;
  readonly inDemo: boolean;
}[] = [
  { what: 'the mock backend', pattern: /quayside-mock-backend/u, inDemo: true },
  { what: 'msw', pattern: /MOCK_ACTIVATE|mswjs\.io|\bx-msw-/u, inDemo: true },
  { what: 'the mock control port', pattern: /__mock\b/u, inDemo: true },
  { what: 'the simulated wallet', pattern: /quayside\.demo-wallet/u, inDemo: true },
  { what: 'faker', pattern: /fakerjs\.dev|FakerError|faker\.helpers\./u, inDemo: false },
  {
    what: 'a persona of the mock',
    pattern: /["'`](?:whale|borrower|unlucky-upload|empty-lists|demo-only)["'`]/u,
    inDemo: false,
  },
];

function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

const isWorker = (file: string): boolean => WORKER.test(basename(file));

/** Name and text of each file that can contain code. */
const textsIn = (files: readonly string[]) =>
  files
    .filter((file) => TEXT.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Problems of the production build, as text. The demo build proves that each marker is detectable. */
export function findProblems(productionFolder: string, demoFolder: string): readonly string[] {
  const production = filesIn(productionFolder);
  const demo = filesIn(demoFolder);
  if (production.length === 0 || demo.length === 0) {
    return ['both builds must be there: run them first'];
  }
  // Skips the worker, which is msw's own file and would contain msw markers that the app's code no longer has.
  const demoTexts = textsIn(demo.filter((file) => !isWorker(file)));
  const found = production
    .filter(isWorker)
    .map((file) => `${file} is the worker of the mock backend`);
  if (!demo.some(isWorker)) found.push('the demo build has no mock worker: the guard cannot tell');
  const productionTexts = textsIn(production);
  for (const { what, pattern, inDemo } of MARKS) {
    for (const { file, text } of productionTexts) {
      const match = pattern.exec(text);
      if (match) found.push(`${file} holds ${what} ("${match[0]}")`);
    }
    if (inDemo && !demoTexts.some(({ text }) => pattern.test(text))) {
      found.push(`the demo build does not show ${pattern}: the guard cannot tell ${what} any more`);
    }
  }
  return found;
}

function main(): void {
  const problems = findProblems(join(ROOT, 'dist'), join(ROOT, 'dist-demo'));
  for (const problem of problems) process.stderr.write(`guard: ${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
  else process.stdout.write('guard: dist holds nothing of the mock backend\n');
}

if (import.meta.main) main();
