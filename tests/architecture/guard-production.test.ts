import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findProblems } from '../../scripts/guard-production.ts';

const root = mkdtempSync(join(tmpdir(), 'quayside-guard-'));
let builds = 0;

type Files = Readonly<Record<string, string>>;

const write = (files: Files): string => {
  builds += 1;
  const folder = join(root, String(builds));
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
};

const APP: Files = {
  'index.html': '<div id="root"></div>',
  'app.js': 'if (url.endsWith("mockServiceWorker.js")) registration.unregister();',
};
const DEMO: Files = {
  ...APP,
  'mockServiceWorker.js': 'the worker',
  'mocks.js': 'x="quayside-mock-backend";post("MOCK_ACTIVATE");window.__mock={};',
  'wallet.js': 'rdns="quayside.demo-wallet"',
};

const problemsOf = (production: Files, demo: Files = DEMO): string =>
  findProblems(write(production), write(demo)).join('\n');

afterAll(() => {
  rmSync(root, { recursive: true });
});

test('accepts an app that only removes a stale worker', () => {
  expect(problemsOf(APP)).toBe('');
});

test.each([
  ['the worker', { 'mockServiceWorker.js': 'the worker' }, 'worker of the mock backend'],
  ['the sentinel', { 'a.js': '"quayside-mock-backend"' }, 'the mock backend'],
  ['code of msw', { 'a.js': 'send("MOCK_ACTIVATE")' }, 'msw'],
  ['code of faker', { 'a.js': 'warn("faker.helpers.shuffle")' }, 'faker'],
  ['the control port', { 'a.js': 'window.__mock={}' }, 'the mock control port'],
  ['the simulated wallet', { 'a.js': '"quayside.demo-wallet"' }, 'the simulated wallet'],
  ['a persona', { 'a.js': 'load("unlucky-upload")' }, 'a persona of the mock'],
])('refuses %s', (_what, extra, reason) => {
  expect(problemsOf({ ...APP, ...extra })).toContain(reason);
});

test('gives no result if the demo build has no mock code either', () => {
  expect(problemsOf(APP, { ...DEMO, 'mocks.js': '' })).toContain('cannot tell the mock backend');
});

test('gives no result for a missing build', () => {
  expect(findProblems(join(root, 'nowhere'), write(DEMO))).not.toEqual([]);
});
