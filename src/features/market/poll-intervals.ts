/* Poll intervals of the market, in milliseconds. */

/** Quotes of the boards on screen, where the screen says nothing else. */
export const QUOTES_MS = 2000;
/** Quotes of a board that is not on screen. Within the limit of freshness, so that the next screen begins with current ones. */
export const OTHER_BOARD_MS = 8000;
/** Quotes that the socket pushes, and of closed markets. Bounds the staleness of what no push carries: market hours, new pairs. */
export const BACKGROUND_QUOTES_MS = 30_000;

/** The last candles of a chart. Its newest one follows the live price in between; the poll brings its volume. */
export const CANDLES_MS = { polled: 10_000, pushed: 30_000 } as const;
