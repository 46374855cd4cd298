import type { Parameters } from 'fast-check';

/**
 * Factor for the number of runs of each property. `FC_RUNS=10 npx vitest run mocks tests/contract` tries each ten times
 * as often, for nightly runs. A failure prints the seed and path that reproduce it.
 */
export const RUNS_FACTOR = Number(process.env['FC_RUNS'] ?? '1');

/** Options of a property with `usual` runs. */
export const runs = (usual: number): Parameters<unknown> => ({
  numRuns: Math.max(1, Math.round(usual * RUNS_FACTOR)),
});
