/**
 * Time limits of tests, in milliseconds. Every wait is for a condition, so a long limit costs time only when a test fails.
 * All are far beyond what the slowest machine needs; they do not test speed.
 */
export const PATIENCE = {
  /** Limit of one condition. */
  condition: 120_000,
  /** Limit of each of several tries at one condition. */
  try: 3000,
  /** Limit of a whole test. Shorter than the silence after which scripts/test.ts stops a step. */
  test: 600_000,
  /** Limit for starting a server. */
  server: 300_000,
} as const;

/**
 * Option of `waitForFunction`: looks every 50 milliseconds. As a rule it looks at each frame, so that the browser draws sixty
 * a second for as long as a test waits: a tenth of the time of all journeys.
 */
export const BY_TIMER = { polling: 50 } as const;
