/** Seconds in a day. */
export const DAY = 86_400;

/**
 * Node length in seconds at each level, widest first. The levels are the product's candle resolutions, so every
 * standard candle is one node. Each length divides the one before it, and a node starts at a multiple of its length.
 */
export const LEVEL_SECONDS = [
  8192 * DAY,
  1024 * DAY,
  128 * DAY,
  16 * DAY,
  4 * DAY,
  DAY,
  28_800,
  14_400,
  7200,
  3600,
  1800,
  900,
  300,
  60,
  30,
  15,
  5,
  1,
] as const satisfies readonly number[];

/** The level of one-second nodes. */
export const LEAF_LEVEL = LEVEL_SECONDS.length - 1;
/** The 5-minute level, whose nodes set the width of the spread. */
export const FIVE_MINUTE_LEVEL = 12;
/** The level of UTC days. */
export const DAY_LEVEL = 5;

/** First second of the market, 2014-11-10 00:00 UTC: the start of the third 8192-day block since 1970. */
export const MARKET_START = 2 * LEVEL_SECONDS[0];
/** First second after the market, 2037-04-15 00:00 UTC. */
export const MARKET_END = MARKET_START + LEVEL_SECONDS[0];
/** Latest time of any world clock: a month before the market's last price. Epoch milliseconds. */
export const LAST_MOMENT_MS = (MARKET_END - 30 * DAY) * 1000;

/** Node length in seconds at `level`. Throws `RangeError` for an unknown level. */
export const levelSeconds = (level: number): number => {
  const seconds = LEVEL_SECONDS[level];
  if (seconds === undefined) throw new RangeError(`no level ${level}`);
  return seconds;
};

/** Throws `RangeError` unless `t` is an integer epoch second inside the market. */
export const requireMarketSecond = (t: number): void => {
  if (!Number.isInteger(t) || t < MARKET_START || t >= MARKET_END) {
    throw new RangeError(
      `the market covers whole seconds ${MARKET_START} to ${MARKET_END - 1}, not ${t}`,
    );
  }
};
