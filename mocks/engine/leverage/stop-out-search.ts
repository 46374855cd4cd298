import { subtract, percentOf, toDrawing } from '@/domain/money/decimal';
import { equityOf } from '@/domain/leverage/account';
import { quantityOf } from '@/domain/leverage/position';
import type { View } from '../context';
import { firstSecond, type Market } from '../market';
import { rateSourceOf, type RateSource } from '../rates';
import type { ContractAccountOwner } from './contract-funds';
import { stopOutOf } from './stop-out';
import { accountWith, openPositionsOf, pairOf } from './valuation';

const SPREAD_SECONDS = 300;
/** Rounded results are up to a cent below the exact ones. */
const CENT = 0.01;
/** Upper bound of the error of rounded rates and doubles, as a fraction of the sum. */
const ERROR_SHARE = 1e-7;

interface Band {
  readonly low: number;
  readonly high: number;
}

/** The price range of a pair in [from, to], in ticks: traded prices, and the last price while it is closed. */
const priceBand = (market: Market, symbol: string, from: number, to: number): Band => {
  const { low, high } = market.span(symbol, from, to) ?? market.second(symbol, from);
  if (market.isOpenThrough(symbol, from, from)) return { low, high };
  const last = market.priceAt(symbol, from);
  return { low: Math.min(low, last), high: Math.max(high, last) };
};

/** Upper bound of the half spread in [from, to]; it is constant within each five minutes. */
const halfBound = (market: Market, symbol: string, from: number, to: number): number =>
  Math.floor(from / SPREAD_SECONDS) === Math.floor(to / SPREAD_SECONDS)
    ? market.halfSpread(symbol, from)
    : market.widestHalfSpread(symbol);

/** A position in doubles, used for the bound only. The decision itself uses decimals. */
interface Exposure {
  readonly symbol: string;
  readonly long: boolean;
  readonly openTicks: number;
  /** Profit in the quote currency per tick. */
  readonly perTick: number;
  readonly source: RateSource;
}

const exposuresOf = (
  { catalogue, ...view }: View,
  holder: ContractAccountOwner,
): readonly Exposure[] =>
  openPositionsOf(view, holder).map(({ symbol, side, openTicks, lots, pairId }) => {
    const pair = pairOf(catalogue, pairId);
    const quantity = toDrawing(quantityOf(lots, pair.leverage.lotSize));
    return {
      symbol,
      long: side === 'long',
      openTicks,
      perTick: quantity / toDrawing(`1${'0'.repeat(pair.market.decimals)}`),
      source: rateSourceOf(catalogue, pair.quote) ?? 'dollar',
    };
  });

/** Memoizes `make` by key. */
const remembered = <T>(make: (key: string) => T): ((key: string) => T) => {
  const known = new Map<string, T>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
};

/** Lower bound of the positions' floating profit in [from, to], in doubles with room for every rounding. */
const leastFloating = (
  market: Market,
  exposures: readonly Exposure[],
  from: number,
  to: number,
): number => {
  const bandOf = remembered((symbol) => priceBand(market, symbol, from, to));
  const halfOf = remembered((symbol) => halfBound(market, symbol, from, to));
  const rateOf = (source: RateSource): Band => {
    if (source === 'dollar') return { low: 1, high: 1 };
    const { symbol, decimals } = source.pair.market;
    const unit = toDrawing(`1${'0'.repeat(decimals)}`);
    const { low, high } = bandOf(symbol);
    return source.inverted
      ? { low: unit / high, high: unit / low }
      : { low: low / unit, high: high / unit };
  };
  let sum = 0;
  let size = 0;
  for (const { symbol, long, openTicks, perTick, source } of exposures) {
    const { low, high } = bandOf(symbol);
    const half = halfOf(symbol);
    const ticks = long ? low - half - openTicks : openTicks - high - half;
    const rate = rateOf(source);
    const value = ticks * perTick * (ticks > 0 ? rate.low : rate.high);
    sum += value - CENT;
    size += Math.abs(value) + openTicks * perTick * rate.high;
  }
  return sum - size * ERROR_SHARE;
};

/** A stop-out: its epoch second, and the id of the position that it closes. */
export interface StopOut {
  readonly second: number;
  readonly id: number;
}

/**
 * The first second of [from, to] in which the account is stopped out, and the position to close, if only prices change.
 * Branch and bound on time: skips a whole span if the worst price of every pair together leaves the account safe.
 */
export const findStopOut = (
  view: View,
  holder: ContractAccountOwner,
  from: number,
  to: number,
): StopOut | undefined => {
  const open = openPositionsOf(view, holder);
  if (open.length === 0 || from > to) return undefined;
  const account = accountWith(view, holder, open, []);
  const limit = percentOf(account.usedMargin, view.catalogue.margin.stopOutPercent);
  const cushion = toDrawing(subtract(equityOf(account), limit));
  const exposures = exposuresOf(view, holder);
  const second = firstSecond(from, to, (start, end) => {
    const room = cushion + leastFloating(view.market, exposures, start, end);
    if (room > Math.abs(cushion) * ERROR_SHARE) return false;
    return start < end || stopOutOf(view, holder, start) !== undefined;
  });
  const id = second === undefined ? undefined : stopOutOf(view, holder, second);
  return second === undefined || id === undefined ? undefined : { second, id };
};
