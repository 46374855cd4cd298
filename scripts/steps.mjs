import { globSync } from 'node:fs';

/**
 * Everything that `npm test` does, in order. A step that `needs` others is not tried when one of them failed.
 * `report` says whose JSON report counts the tests; a step without one counts as one.
 */
export const VITEST_REPORT = 'test-results/vitest.json';
export const PLAYWRIGHT_REPORT = 'test-results/e2e.json';
export const STORIES_REPORT = 'test-results/stories.json';
export const FLOWS_REPORT = 'test-results/flows.json';
/** What went over the wire, an entry of a HAR a line. */
export const FLOWS_TRAFFIC = 'test-results/flows.ndjson';
export const E2E_TRAFFIC = 'test-results/e2e.ndjson';

export const STEPS = [
  { name: 'format', goals: ['check'], run: ['oxfmt', '--check', '.'] },
  { name: 'lint', goals: ['check'], run: ['oxlint', '--deny-warnings'] },
  { name: 'types', goals: ['check'], run: ['tsc', '--noEmit'] },
  { name: 'boundaries', goals: ['check'], run: ['node', 'scripts/check-boundaries.mjs'] },
  { name: 'dead code', goals: ['check'], run: ['knip', '--no-config-hints'] },
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
  {
    name: 'unit tests',
    goals: ['unit'],
    report: { kind: 'vitest', file: VITEST_REPORT },
    run: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${VITEST_REPORT}`,
    ],
  },
  {
    name: 'flows',
    goals: ['flows'],
    report: { kind: 'respect', file: FLOWS_REPORT },
    run: ['node', 'scripts/flows.mjs'],
  },
  { name: 'build', goals: ['e2e', 'bench'], run: ['vite', 'build', '--logLevel', 'warn'] },
  {
    name: 'build demo',
    goals: ['e2e'],
    run: ['vite', 'build', '--mode', 'demo', '--logLevel', 'warn'],
  },
  {
    name: 'production guard',
    goals: ['e2e'],
    needs: ['build', 'build demo'],
    run: ['node', 'scripts/guard-production.mjs'],
  },
  { name: 'kit sizes', goals: ['bench'], run: ['node', 'tests/bench/kit-sizes.mjs'] },
  { name: 'budget', goals: ['bench'], needs: ['build'], run: ['node', 'tests/bench/budget.mjs'] },
  { name: 'ticks', goals: ['bench'], run: ['node', 'tests/bench/live.mjs'] },
  {
    name: 'end to end',
    goals: ['e2e'],
    needs: ['build', 'build demo'],
    report: { kind: 'playwright', file: PLAYWRIGHT_REPORT },
    limitMinutes: 20,
    run: ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'],
  },
  {
    name: 'build stories',
    goals: ['stories'],
    run: [
      'storybook',
      'build',
      '--output-dir',
      'storybook-static',
      '--quiet',
      '--loglevel',
      'warn',
    ],
  },
  {
    name: 'stories',
    goals: ['stories'],
    needs: ['build stories'],
    report: { kind: 'playwright', file: STORIES_REPORT },
    limitMinutes: 14,
    run: ['playwright', 'test', '--config', 'tests/stories/playwright.config.ts'],
  },
  {
    name: 'drift',
    goals: ['drift'],
    needs: ['flows', 'end to end'],
    run: ['node', 'scripts/drift.mjs'],
  },
];
