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
 * Option of `waitForFunction`: looks every 50 milliseconds. By default it looks at each frame, so that the browser draws sixty
 * a second for as long as a test waits: a tenth of the CPU of the journeys that were measured.
 */
export const BY_TIMER = { polling: 50 } as const;
