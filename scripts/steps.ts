import { globSync } from 'node:fs';
import type { Report } from './count-report.ts';

/** One step of `npm test`. */
export interface Step {
  readonly name: string;
  readonly goals: readonly string[];
  readonly run: readonly string[];
  /** The runner's report, for counting tests; a step without a report counts as one test. */
  readonly report?: Report;
  /** Steps of earlier stages that must have passed. */
  readonly needs?: readonly string[];
}

const VITEST_REPORT = 'test-results/vitest.json';
export const PLAYWRIGHT_REPORT = 'test-results/e2e.json';
export const STORIES_REPORT = 'test-results/stories.json';
export const REAL_SERVER_REPORT = 'test-results/real-server.json';
export const FLOWS_REPORT = 'test-results/flows.json';
/** Recorded traffic, one HAR entry per line. */
export const FLOWS_TRAFFIC = 'test-results/flows.ndjson';
export const E2E_TRAFFIC = 'test-results/e2e.ndjson';

/**
 * All steps of `npm test`. The stages run one after the other; the steps of a stage run side by side, as many as there are
 * cores, the longest first. A step that measures times or uses all cores has a stage of its own.
 */
export const STAGES: readonly (readonly Step[])[] = [
  [
    { name: 'types', goals: ['check'], run: ['tsc', '--noEmit'] },
    {
      name: 'build stories',
      goals: ['stories'],
      run: [
        'storybook',
        'build',
        // Without the tables of properties, which take most of the time and which no test opens.
        '--test',
        '--output-dir',
        'storybook-static',
        '--quiet',
        '--loglevel',
        'warn',
      ],
    },
    {
      name: 'build',
      goals: ['e2e', 'bench', 'real-server'],
      run: ['vite', 'build', '--logLevel', 'warn'],
    },
    {
      name: 'build demo',
      goals: ['e2e'],
      run: ['vite', 'build', '--mode', 'demo', '--logLevel', 'warn'],
    },
    { name: 'lint', goals: ['check'], run: ['oxlint', '--deny-warnings'] },
    { name: 'boundaries', goals: ['check'], run: ['node', 'scripts/check-boundaries.ts'] },
    {
      name: 'contract',
      goals: ['check'],
      run: [
        'redocly',
        'lint',
        'api-spec/openapi.yaml',
        'api-spec/asyncapi.yaml',
        'api-spec/flows/control.yaml',
        ...globSync('api-spec/flows/*.arazzo.yaml').toSorted(),
        '--config',
        'api-spec/redocly.yaml',
      ],
    },
    { name: 'dead code', goals: ['check'], run: ['knip', '--no-config-hints'] },
    { name: 'format', goals: ['check'], run: ['oxfmt', '--check', '.'] },
  ],
  [
    {
      name: 'flows',
      goals: ['flows'],
      report: { kind: 'respect', file: FLOWS_REPORT },
      run: ['node', 'scripts/flows.ts'],
    },
    { name: 'kit sizes', goals: ['bench'], run: ['node', 'tests/bench/kit-sizes.ts'] },
    {
      name: 'production guard',
      goals: ['e2e'],
      needs: ['build', 'build demo'],
      run: ['node', 'scripts/guard-production.ts'],
    },
    { name: 'notices', goals: ['e2e'], needs: ['build'], run: ['node', 'scripts/notices.ts'] },
  ],
  [
    {
      name: 'unit tests',
      goals: ['unit'],
      report: { kind: 'vitest', file: VITEST_REPORT },
      run: [
        'vitest',
        'run',
        '--reporter=default',
        '--reporter=json',
        '--reporter=./scripts/vitest-progress-reporter.ts',
        `--outputFile.json=${VITEST_REPORT}`,
        // Each failing test can wait long.
        '--bail=20',
      ],
    },
  ],
  [{ name: 'budget', goals: ['bench'], needs: ['build'], run: ['node', 'tests/bench/budget.ts'] }],
  [{ name: 'fold', goals: ['bench'], run: ['node', 'tests/bench/fold.ts'] }],
  [{ name: 'ticks', goals: ['bench'], run: ['node', 'tests/bench/live.ts'] }],
  [{ name: 'at rest', goals: ['bench'], needs: ['build'], run: ['node', 'tests/bench/rest.ts'] }],
  [
    {
      name: 'end to end',
      goals: ['e2e'],
      needs: ['build', 'build demo'],
      report: { kind: 'playwright', file: PLAYWRIGHT_REPORT },
      run: ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'],
    },
  ],
  [
    {
      name: 'real server',
      goals: ['real-server'],
      needs: ['build'],
      report: { kind: 'playwright', file: REAL_SERVER_REPORT },
      run: ['playwright', 'test', '--config', 'tests/real-server/playwright.config.ts'],
    },
  ],
  [
    {
      name: 'stories',
      goals: ['stories'],
      needs: ['build stories'],
      report: { kind: 'playwright', file: STORIES_REPORT },
      run: ['playwright', 'test', '--config', 'tests/stories/playwright.config.ts'],
    },
  ],
  [
    {
      name: 'drift',
      goals: ['drift'],
      needs: ['flows', 'end to end'],
      run: ['node', 'scripts/drift.ts'],
    },
  ],
];
