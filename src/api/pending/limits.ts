/** A reply that takes longer is late: the record of its operation may be there already, so it is looked for. */
export const LATE_REPLY_MS = 10_000;

/** Maximum lead of `serverNow` over the server, which ignores smaller backward steps (server-clock.ts). */
export const CLOCK_ERROR_MS = 60_000;

/** After this time a call can no longer arrive: its time-out (specification, section 9) and the clock error. */
export const ARRIVAL_LIMIT_MS = 60_000 + CLOCK_ERROR_MS;
