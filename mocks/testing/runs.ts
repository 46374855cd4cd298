import type { Parameters } from 'fast-check';

/**
 * How often a property is tried, against an ordinary run. `FC_RUNS=10 npx vitest run mocks tests/contract` tries each ten
 * times as often, for the night; a failure prints the seed and path that lead back to it.
 */
export const RUNS_FACTOR = Number(process.env['FC_RUNS'] ?? '1');

/** Options of a property that is tried `usual` times in an ordinary run. */
export const runs = (usual: number): Parameters<unknown> => ({
  numRuns: Math.max(1, Math.round(usual * RUNS_FACTOR)),
});
