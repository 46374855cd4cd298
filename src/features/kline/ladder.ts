import { decimalsIn } from '@/domain/format/numbers';
import { add, decimal, subtract, toDrawing, ZERO, type Decimal } from '@/domain/money/decimal';

/** A price level and its amount in the base currency; decimal text. */
interface Level {
  readonly price: string;
  readonly amount: string;
}

/** A level with its cumulative amount, and the share of the larger side, 0 to 1. */
export interface LadderLevel extends Level {
  readonly total: Decimal;
  readonly share: number;
}

/** Both sides, best first. */
export interface Ladder {
  readonly asks: readonly LadderLevel[];
  readonly bids: readonly LadderLevel[];
  /** Difference between both best prices; `undefined` if a side is empty. */
  readonly spread: Decimal | undefined;
  /** Maximum decimals of an amount. */
  readonly amountDecimals: number;
}

const cumulated = (levels: readonly Level[]) => {
  let total: Decimal = ZERO;
  return levels.map(({ price, amount }) => {
    total = add(total, decimal(amount));
    return { price, amount, total };
  });
};

/** The `count` best levels of each side, cumulative. */
export const ladderOf = (
  depth: { readonly bids: readonly Level[]; readonly asks: readonly Level[] },
  count: number,
): Ladder => {
  const asks = cumulated(depth.asks.slice(0, count));
  const bids = cumulated(depth.bids.slice(0, count));
  const most = Math.max(
    ...[asks.at(-1), bids.at(-1)].map((last) => (last ? toDrawing(last.total) : 0)),
  );
  const share = (rungs: typeof asks): readonly LadderLevel[] =>
    rungs.map((rung) => ({ ...rung, share: most > 0 ? toDrawing(rung.total) / most : 0 }));
  const [ask, bid] = [asks[0], bids[0]];
  return {
    asks: share(asks),
    bids: share(bids),
    spread: ask && bid && subtract(decimal(ask.price), decimal(bid.price)),
    amountDecimals: Math.max(0, ...[...asks, ...bids].map(({ amount }) => decimalsIn(amount))),
  };
};
