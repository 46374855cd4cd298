/** Reads a runner's JSON report: number of tests, failures and durations. */
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import * as zod from 'zod';

export interface Report {
  readonly kind: 'vitest' | 'playwright' | 'respect';
  readonly file: string;
}

export interface TestDuration {
  readonly title: string;
  readonly ms: number;
}

export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Titles of failed tests, each with the start of its first error. */
  readonly failing: readonly string[];
  /** One entry per test; empty if the report has no durations. */
  readonly durations: readonly TestDuration[];
}

const VitestReport = zod.object({
  numPassedTests: zod.number(),
  numFailedTests: zod.number(),
  numPendingTests: zod.number(),
  numTodoTests: zod.number(),
  testResults: zod.array(
    zod.object({
      name: zod.string(),
      status: zod.string(),
      assertionResults: zod.array(
        zod.object({
          status: zod.string(),
          fullName: zod.string(),
          failureMessages: zod.array(zod.string()).default([]),
          duration: zod.number().nullish(),
        }),
      ),
    }),
  ),
});

const Spec = zod.object({
  file: zod.string(),
  title: zod.string(),
  tests: zod.array(
    zod.object({
      projectName: zod.string(),
      status: zod.string(),
      results: zod
        .array(
          zod.object({
            duration: zod.number(),
            errors: zod.array(zod.object({ message: zod.string().default('') })).default([]),
          }),
        )
        .default([]),
    }),
  ),
});

const Suite = zod.object({
  specs: zod.array(Spec).default([]),
  get suites() {
    return zod.array(Suite).default([]);
  },
});

const PlaywrightReport = zod.object({
  stats: zod.object({
    expected: zod.number(),
    unexpected: zod.number(),
    flaky: zod.number(),
    skipped: zod.number(),
  }),
  errors: zod.array(zod.unknown()),
  suites: zod.array(Suite),
});

const RespectReport = zod.object({
  files: zod.record(
    zod.string(),
    zod.object({
      executedWorkflows: zod.array(zod.object({ workflowId: zod.string(), status: zod.string() })),
    }),
  ),
});

const ERROR_LINES = 8;

/**
 * A title with the start of its errors, because often only the end of a log is kept. The first error of a test that took too
 * long has one line; what it waited for is the second.
 */
const withReason = (title: string, errors: readonly string[]): string => {
  const lines = stripVTControlCharacters(errors.join('\n'))
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [title, ...lines.slice(0, ERROR_LINES)].join('\n           ');
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

// No test may be skipped, so a skipped test counts as failed.
const countVitest = (report: zod.infer<typeof VitestReport>): Count => {
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration, failureMessages }) => ({
      title: `${name}: ${fullName}`,
      status,
      errors: failureMessages,
      ms: duration ?? 0,
    })),
  );
  // A file that could not be loaded has no tests; it counts as one failure.
  const unloaded = report.testResults
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    .map(({ name }) => name);
  const failed = tests
    .filter(({ status }) => status === 'failed')
    .map(({ title, errors }) => withReason(title, errors));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests + unloaded.length,
    failing: [...unloaded, ...failed],
    durations: tests,
  };
};

const specsOf = ({ specs, suites }: zod.infer<typeof Suite>): zod.infer<typeof Spec>[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const countPlaywright = ({ stats, errors, suites }: zod.infer<typeof PlaywrightReport>): Count => {
  const tests = suites.flatMap(specsOf).flatMap((spec) =>
    spec.tests.map(({ projectName, status, results }) => ({
      title: `[${projectName}] ${spec.file}: ${spec.title}`,
      status,
      errors: results.flatMap(({ errors: own }) => own.map(({ message }) => message)),
      ms: sum(results.map(({ duration }) => duration)),
    })),
  );
  const withStatus = (wanted: string, remark = ''): readonly string[] =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ title, errors: reasons }) => withReason(`${title}${remark}`, reasons));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    failing: [
      ...withStatus('unexpected'),
      // A test that passes only on a retry counts as failed.
      ...withStatus('flaky', ' (passed at the second try)'),
      ...(stats.skipped > 0 ? [`tests that did not run: ${stats.skipped}`] : []),
    ],
    durations: tests,
  };
};

const countRespect = ({ files }: zod.infer<typeof RespectReport>): Count => {
  const workflows = Object.values(files).flatMap(({ executedWorkflows }) => executedWorkflows);
  const failing = workflows.filter(({ status }) => status !== 'success');
  return {
    passed: workflows.length - failing.length,
    failed: failing.length,
    failing: failing.map(({ workflowId }) => workflowId),
    durations: [],
  };
};

const COUNTERS: Readonly<Record<Report['kind'], (report: unknown) => Count>> = {
  vitest: (report) => countVitest(VitestReport.parse(report)),
  playwright: (report) => countPlaywright(PlaywrightReport.parse(report)),
  respect: (report) => countRespect(RespectReport.parse(report)),
};

const NOTHING: Count = { passed: 0, failed: 1, failing: [], durations: [] };

/** Counts the tests in a report. A missing or empty report counts as one failure. */
export const countReport = ({ kind, file }: Report): Count => {
  if (!existsSync(file)) return NOTHING;
  const count = COUNTERS[kind](JSON.parse(readFileSync(file, 'utf8')));
  return count.passed + count.failed === 0 ? NOTHING : count;
};
