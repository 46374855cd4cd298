import { isStopOut } from '@/domain/leverage/account';
import { compare, type Decimal } from '@/domain/money/decimal';
import type { View } from '../context';
import { rateAtTicks, rateSourceOf } from '../rates';
import type { OpenPosition } from './position';
import type { Holder } from './purse';
import { accountWith, openPositionsOf, pairOf, profitAt } from './valuation';

/** A position at the worst of a second. */
export interface Worst {
  readonly ticks: number;
  readonly rate: Decimal;
  readonly profit: Decimal;
}

/** The rates between which the quote currency of a pair moves within a second. */
const ratesOf = (
  { catalogue, market }: View,
  pairId: number,
  second: number,
): readonly Decimal[] => {
  const { quote } = pairOf(catalogue, pairId);
  const source = rateSourceOf(catalogue, quote);
  if (source === undefined) throw new RangeError(`nothing prices ${quote.name}`);
  if (source === 'dollar') return [rateAtTicks(source, 1)];
  const { low, high } = market.second(source.pair.market.symbol, second);
  return [rateAtTicks(source, low), rateAtTicks(source, high)];
};

/**
 * The worst that a second does to a position: its low (high for a short) less the spread, at the worse of the rates. In a
 * closed session a second is flat, so this is the last price.
 */
export const worstOf = (view: View, position: OpenPosition, second: number): Worst => {
  const { catalogue, market } = view;
  const { symbol, side, lots, pairId } = position;
  const { low, high } = market.second(symbol, second);
  const half = market.halfSpread(symbol, second);
  const ticks = side === 'long' ? low - half : high + half;
  const [first, ...others] = ratesOf(view, pairId, second).map((rate) => ({
    ticks,
    rate,
    profit: profitAt(catalogue, position, lots, ticks, rate),
  }));
  if (first === undefined) throw new RangeError(`no rate for pair ${pairId}`);
  return others.reduce(
    (worst, one) => (compare(one.profit, worst.profit) < 0 ? one : worst),
    first,
  );
};

/**
 * The position that a stop-out closes in a second, if there is one (mock-backend.md, sections 6 and 7): the level of the
 * account, every position at its own worst of the second, is at or below the limit. Lows and highs of several pairs need
 * not coincide, so this "worst of the second" is the definition of the test. The position that loses most goes first, of
 * equals the older; one whose market is closed cannot be closed.
 */
export const stopOutOf = (view: View, holder: Holder, second: number): number | undefined => {
  const open = openPositionsOf(view, holder);
  const worst = open.map((position) => ({
    id: position.id,
    tradable: view.market.session(position.symbol, second).open,
    ...worstOf(view, position, second),
  }));
  if (!worst.some(({ tradable }) => tradable)) return undefined;
  const account = accountWith(
    view,
    holder,
    open,
    worst.map(({ profit }) => profit),
  );
  if (!isStopOut(account, view.catalogue.margin.stopOutPercent)) return undefined;
  const [loser] = worst
    .filter(({ tradable }) => tradable)
    .toSorted((a, b) => compare(a.profit, b.profit) || a.id - b.id);
  return loser?.id;
};
