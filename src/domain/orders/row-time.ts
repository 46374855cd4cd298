/** The time that stands in an order's row, and what it is of. Epoch seconds; `undefined` if the server does not say when. */
export interface RowTime {
  readonly of: 'end' | 'placing';
  readonly at: number | undefined;
}

/**
 * The time that belongs to what a row says of its order: of the end beside a result, of the placing before. The placing too
 * where the server does not say when the order ended. Takes epoch seconds.
 */
export const rowTimeOf = (order: {
  readonly isOver: boolean;
  readonly placedAt: number | undefined;
  readonly endedAt: number | undefined;
}): RowTime =>
  order.isOver && order.endedAt !== undefined
    ? { of: 'end', at: order.endedAt }
    : { of: 'placing', at: order.placedAt };
