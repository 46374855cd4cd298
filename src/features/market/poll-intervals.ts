/* Poll intervals of the market, in milliseconds. */

/** Quotes of the boards on screen; a screen may set its own interval. */
export const QUOTES_MS = 2000;
/** Quotes of a board that is not on screen. Below the staleness limit, so that the next screen starts with fresh quotes. */
export const OTHER_BOARD_MS = 8000;
/** Quotes that the socket pushes, and of closed markets. Bounds the staleness of fields it does not push. */
export const BACKGROUND_QUOTES_MS = 30_000;

/** The last candles of a chart. The newest one follows the live price in between; the poll updates its volume. */
export const CANDLES_MS = { polled: 10_000, pushed: 30_000 } as const;
