/** One candle of the price tree. Prices are natural logarithms of the price in quote currency. */
export interface Node {
  /** The last close before the node. Differs from `open` only when the node opens a session with a jump. */
  readonly before: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  /** Variance of the log price from `open` to `close` before they were drawn; 0 if closed throughout. */
  readonly variance: number;
}

/** A closed node: carries the last close forward. */
export const closedNode = (price: number): Node => ({
  before: price,
  open: price,
  high: price,
  low: price,
  close: price,
  variance: 0,
});

/** True if the session is open in at least one second of the node. */
export const hasTrading = (node: Node): boolean => node.variance > 0;
