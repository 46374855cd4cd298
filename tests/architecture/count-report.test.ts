import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Report } from '../../scripts/count-report.mjs';
import { countReport } from '../../scripts/count-report.mjs';

const root = mkdtempSync(join(tmpdir(), 'quayside-reports-'));
const file = join(root, 'report.json');

const count = (kind: Report['kind'], report: unknown) => {
  writeFileSync(file, JSON.stringify(report));
  return countReport({ kind, file });
};

afterAll(() => {
  rmSync(root, { recursive: true });
});

describe('a report of vitest', () => {
  const clean = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };

  test('counts what passed', () => {
    expect(count('vitest', { ...clean, testResults: [] })).toMatchObject({ passed: 3, failed: 0 });
  });

  test('counts skipped tests and files that did not load as failed', () => {
    const report = {
      ...clean,
      numPendingTests: 2,
      testResults: [{ name: 'broken.test.ts', status: 'failed', assertionResults: [] }],
    };
    expect(count('vitest', report)).toMatchObject({
      passed: 3,
      failed: 3,
      failing: ['broken.test.ts'],
    });
  });

  test('names what failed', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'adds' },
      { status: 'failed', fullName: 'divides' },
    ];
    const report = {
      ...clean,
      numFailedTests: 1,
      testResults: [{ name: 'sums.test.ts', status: 'failed', assertionResults }],
    };
    expect(count('vitest', report).failing).toEqual(['sums.test.ts: divides']);
  });
});

const spec = (title: string, ...statuses: string[]) => ({
  file: 'trade.spec.ts',
  title,
  tests: statuses.map((status) => ({ projectName: 'demo', status })),
});

const withFlaky = (flaky: number) => ({
  stats: { expected: 5, unexpected: 1, flaky, skipped: 1 },
  errors: [{}],
  suites: [
    {
      specs: [spec('opens', 'expected'), spec('pays', 'unexpected')],
      suites: [{ specs: [spec('turns', 'flaky')] }],
    },
  ],
});

describe('a report of Playwright', () => {
  test('counts what was skipped as failed, and so an error outside of any test', () => {
    expect(count('playwright', withFlaky(0))).toMatchObject({ passed: 5, failed: 3 });
  });

  test('lets two tests pass at the second try, not three', () => {
    expect(count('playwright', withFlaky(2))).toMatchObject({ passed: 7, failed: 3 });
    expect(count('playwright', withFlaky(3))).toMatchObject({ passed: 5, failed: 6 });
  });

  test('names what failed and what passed at the second try', () => {
    expect(count('playwright', withFlaky(1))).toMatchObject({
      failing: ['[demo] trade.spec.ts: pays'],
      shaky: ['[demo] trade.spec.ts: turns'],
    });
  });
});

describe('a report of the flows', () => {
  test('counts workflows, and one that was not wholly well as failed', () => {
    const executedWorkflows = [
      { workflowId: 'trade', status: 'success' },
      { workflowId: 'deposit', status: 'error' },
      { workflowId: 'transfer', status: 'warning' },
    ];
    const report = { files: { one: { executedWorkflows }, two: { executedWorkflows: [] } } };
    expect(count('respect', report)).toMatchObject({
      passed: 1,
      failed: 2,
      failing: ['deposit', 'transfer'],
    });
  });
});

test('a run without a single test failed', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  expect(count('playwright', { stats, errors: [], suites: [] })).toMatchObject({
    passed: 0,
    failed: 1,
  });
});

test('a run that left no report failed', () => {
  expect(countReport({ kind: 'vitest', file: join(root, 'missing.json') })).toMatchObject({
    passed: 0,
    failed: 1,
  });
});
