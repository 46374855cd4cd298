import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '../..');
const OUT = join(ROOT, '.cache/golden');
const TOO_OLD = 'too old';
/** Command names of other JavaScript engines. Those that are installed are tested. */
const SHELLS = ['node', 'qjs', 'gjs', 'jsc', 'js', 'hermes', 'bun', 'deno'];

/** Bundles the price code as a script without imports, for any engine; it defines `golden.goldenChecksums()`. */
async function script(): Promise<string> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    build: {
      outDir: OUT,
      minify: false,
      lib: {
        entry: join(ROOT, 'mocks/testing/golden-prices.ts'),
        name: 'golden',
        formats: ['iife'],
        fileName: () => 'golden.js',
      },
    },
  });
  return readFileSync(join(OUT, 'golden.js'), 'utf8');
}

/** The checksums that the unit tests expect of V8 in Node. */
const pinned = (): readonly number[] => {
  const file = readFileSync(join(ROOT, 'mocks/engine/market/market.test.ts'), 'utf8');
  const list = /const GOLDEN = \[(?<numbers>[\d_, ]+)\]/u.exec(file)?.groups?.['numbers'] ?? '';
  return list.split(',').map((number) => Number(number.replaceAll('_', '')));
};

test('300,000 prices are the same in the browser and in every installed engine', async ({
  page,
  browserName,
}, info) => {
  const golden = pinned();
  expect(golden).toHaveLength(3);
  const code = await script();
  await page.goto('about:blank');
  expect(await page.evaluate(`${code};golden.goldenChecksums()`)).toEqual(golden);
  const ran = [`${browserName} ${info.project.name}`];
  const missing: string[] = [];
  // System shells can be years old: one without current language features is reported, not failed.
  const sums = `typeof [].findLastIndex === 'function' ? golden.goldenChecksums() : '${TOO_OLD}'`;
  const printing = `${code};(globalThis.print ?? console.log)(JSON.stringify(${sums}))`;
  // Every shell accepts a file; their options for inline scripts differ.
  const file = join(OUT, 'printing.js');
  writeFileSync(file, printing);
  for (const shell of SHELLS) {
    const { error, stdout } = spawnSync(shell, [file], { encoding: 'utf8' });
    if (error !== undefined) missing.push(shell);
    else if (stdout.includes(TOO_OLD)) missing.push(`${shell} (${TOO_OLD})`);
    else {
      ran.push(shell);
      expect([shell, stdout.trim()]).toEqual([shell, JSON.stringify(golden)]);
    }
  }
  rmSync(OUT, { recursive: true, force: true });
  const said = `prices agree on: ${ran.join(', ')}; not there: ${missing.join(', ')}`;
  info.annotations.push({ type: 'engines', description: said });
  process.stdout.write(`${said}\n`);
});
