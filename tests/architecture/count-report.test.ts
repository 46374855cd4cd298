import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { countReport, type Report } from '../../scripts/count-report.ts';

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

  test('counts skipped tests and files that failed to load as failed', () => {
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

  test('names what failed, and says how long each test took', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'adds', duration: 20 },
      {
        status: 'failed',
        fullName: 'divides',
        failureMessages: ['\u001B[31mError: by zero\u001B[39m\n\n  at sums.ts', 'Error: another'],
      },
    ];
    const report = {
      ...clean,
      numFailedTests: 1,
      testResults: [{ name: 'sums.test.ts', status: 'failed', assertionResults }],
    };
    expect(count('vitest', report)).toMatchObject({
      failing: [
        'sums.test.ts: divides\n           Error: by zero\n             at sums.ts\n           Error: another',
      ],
      durations: [
        { title: 'sums.test.ts: adds', ms: 20 },
        { title: 'sums.test.ts: divides', ms: 0 },
      ],
    });
  });
});

const spec = (title: string, ...statuses: string[]) => ({
  file: 'trade.spec.ts',
  title,
  tests: statuses.map((status) => ({
    projectName: 'demo',
    status,
    results: [
      { duration: 1000, errors: status === 'expected' ? [] : [{ message: 'Timed out' }] },
      { duration: 500 },
    ],
  })),
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
  test('counts skipped tests as failed, and so an error outside of any test', () => {
    expect(count('playwright', withFlaky(0))).toMatchObject({ passed: 5, failed: 3 });
  });

  test('counts a test that passed at the second try as failed, and names it', () => {
    expect(count('playwright', withFlaky(1))).toMatchObject({
      passed: 5,
      failed: 4,
      failing: [
        '[demo] trade.spec.ts: pays\n           Timed out',
        '[demo] trade.spec.ts: turns (passed at the second try)\n           Timed out',
        'tests that did not run: 1',
      ],
    });
  });

  test('says how long each test took, all its tries together', () => {
    const [opens] = count('playwright', withFlaky(0)).durations;
    expect(opens).toMatchObject({ title: '[demo] trade.spec.ts: opens', ms: 1500 });
  });
});

describe('a report of the flows', () => {
  test('counts workflows, and counts one that was not fully successful as failed', () => {
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

test('counts a run without any test as failed', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  expect(count('playwright', { stats, errors: [], suites: [] })).toMatchObject({
    passed: 0,
    failed: 1,
  });
});

test('counts a run without a report as failed', () => {
  expect(countReport({ kind: 'vitest', file: join(root, 'missing.json') })).toMatchObject({
    passed: 0,
    failed: 1,
  });
});
