/** How far `serverNow` may be ahead of the server: it never steps back by less than that (server-clock.ts). */
export const CLOCK_ERROR_MS = 60_000;

/** A call may take 60 s (specification, section 9); after that, and what the clock may be wrong by, it never arrives. */
export const ARRIVAL_LIMIT_MS = 60_000 + CLOCK_ERROR_MS;
