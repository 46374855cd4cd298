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
    expect(count('vitest', { ...clean, testResults: [] })).toEqual({ passed: 3, failed: 0 });
  });

  test('counts skipped tests and files that did not load as failed', () => {
    const report = {
      ...clean,
      numPendingTests: 2,
      testResults: [{ status: 'failed', assertionResults: [] }],
    };
    expect(count('vitest', report)).toEqual({ passed: 3, failed: 3 });
  });
});

describe('a report of Playwright', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 };

  test('counts everything but a clean pass as failed, and so does an error outside of any test', () => {
    expect(count('playwright', { stats, errors: [{}] })).toEqual({ passed: 5, failed: 4 });
  });
});

describe('a report of the flows', () => {
  test('counts workflows, and one that was not wholly well as failed', () => {
    const executedWorkflows = [{ status: 'success' }, { status: 'error' }, { status: 'warning' }];
    const report = { files: { one: { executedWorkflows }, two: { executedWorkflows: [] } } };
    expect(count('respect', report)).toEqual({ passed: 1, failed: 2 });
  });
});

test('a run without a single test failed', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  expect(count('playwright', { stats, errors: [] })).toEqual({ passed: 0, failed: 1 });
});

test('a run that left no report failed', () => {
  expect(countReport({ kind: 'vitest', file: join(root, 'missing.json') })).toEqual({
    passed: 0,
    failed: 1,
  });
});
