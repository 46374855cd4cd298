import { isStopOut } from '@/domain/leverage/account';
import { compare, type Decimal } from '@/domain/money/decimal';
import type { View } from '../context';
import { rateAtTicks, rateSourceOf } from '../rates';
import type { OpenPosition } from './position';
import type { ContractAccountOwner } from './contract-funds';
import { accountWith, openPositionsOf, pairOf, profitAt } from './valuation';

/** A position valued at the worst price of a second. */
export interface Worst {
  readonly ticks: number;
  readonly rate: Decimal;
  readonly profit: Decimal;
}

/** The lowest and highest rate of a pair's quote currency within a second. */
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
 * The worst value of a position within a second: at the low (high for a short) minus the spread, and at the worse of
 * the rates. A closed session is flat, so this is the last price.
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
 * The position that a stop-out closes in a second, if any (mock-backend.md, sections 6 and 7). It applies when the
 * margin level, with every position at its own worst price of the second, is at or below the limit. Lows and highs of
 * several pairs need not coincide; the test is defined this way. The largest loss is closed first, then the older of
 * two equal ones. A position whose market is closed is never chosen.
 */
export const stopOutOf = (
  view: View,
  holder: ContractAccountOwner,
  second: number,
): number | undefined => {
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
