/**
 * How long tests wait, in milliseconds. Every wait is for a condition, so a long limit costs time only when a test fails.
 * All are far beyond what the slowest machine needs: none says anything about speed.
 */
export const PATIENCE = {
  /** For one condition. */
  condition: 120_000,
  /** For a whole test. Less than the silence after which scripts/test.ts stops a step. */
  test: 600_000,
  /** For a server that tests need. */
  server: 300_000,
} as const;
