import { toFixedScale, decimal } from '@/domain/money/decimal';
import { secondOf, type LeverageOffer, type TradedPair } from '../../engine/context';
import type { Candle } from '../../engine/market';
import {
  DAY,
  funded,
  MINUTE,
  type Persona,
  type HistoryContext,
  type HistoryStep,
} from './persona';

/** Lowest margin level that the account has had, as a fraction of the used margin; the stop-out is at 0.3. */
const WORST = 0.33;
/** Maximum distance of its current level above that. */
const ROOM = 0.12;
const LOTS = 100;
const SEARCHED = DAY;
/** Allowance for night fees and rounding, as a fraction of the value. */
const SLACK = 0.00025;

interface Found {
  /** Epoch seconds. */
  readonly at: number;
  readonly pair: TradedPair;
  readonly side: 'long' | 'short';
  readonly leverage: number;
  /** Amount that the contract account needs, in cents. */
  readonly cents: number;
  /** Distance of the level above the lowest, as a fraction of the margin. */
  readonly room: number;
}

type Leveraged = TradedPair & { readonly leverage: LeverageOffer };

/** The result of an entry at the open of a candle, at one leverage. */
const tried = (
  { market, end }: HistoryContext,
  pair: Leveraged,
  { candle, low, high }: { candle: Candle; low: number; high: number },
  leverage: number,
): readonly Found[] => {
  const { symbol, decimals } = pair.market;
  const half = market.widestHalfSpread(symbol);
  const now = market.quote(symbol, secondOf(end));
  const unit = (Number(pair.leverage.lotSize) * LOTS) / 10 ** decimals;
  return (['long', 'short'] as const).flatMap((side): readonly Found[] => {
    const entry = side === 'long' ? candle.open + half : candle.open - half;
    const worst = side === 'long' ? entry - (low - half) : high + half - entry;
    const lost = side === 'long' ? entry - now.bid : now.ask - entry;
    const value = entry * unit;
    const margin = value / leverage;
    // The account must afford margin and fee at the entry and still fall to the lowest level, so the position must lose
    // that much.
    if (worst * unit < (1 - WORST) * margin) return [];
    const fee = (value * Number(pair.leverage.feePercent)) / 100;
    const needed = WORST * margin + worst * unit + fee + SLACK * value;
    const room = ((worst - lost) * unit) / margin;
    return [{ at: candle.time, pair, side, leverage, cents: Math.ceil(needed * 100), room }];
  });
};

/** Entries of the last day in one pair, newest first. */
const entriesOf = (stage: HistoryContext, pair: TradedPair): readonly Found[] => {
  const { leverage } = pair;
  if (leverage === undefined) return [];
  const now = secondOf(stage.end);
  const candles = stage.market.candles(
    pair.market.symbol,
    '5m',
    now - SEARCHED / 1000,
    now - 60,
    now,
  );
  let [low, high] = [Infinity, 0];
  return candles.toReversed().flatMap((candle) => {
    low = Math.min(low, candle.low);
    high = Math.max(high, candle.high);
    const reach = { candle, low, high };
    return leverage.leverages.flatMap((times) => tried(stage, { ...pair, leverage }, reach, times));
  });
};

/**
 * Finds an entry of the last day after which the public price moved against the position to near its worst level. It
 * searches, because prices are the same for everyone. Returns the first pair with a suitable entry.
 */
const findEntry = (stage: HistoryContext): Found | undefined => {
  let best: Found | undefined;
  for (const pair of stage.catalogue.pairs.filter(({ board }) => board === 'crypto')) {
    for (const found of entriesOf(stage, pair))
      if (best === undefined || found.room < best.room) best = found;
    if (best !== undefined && best.room < ROOM) return best;
  }
  return best;
};

const leveraged = (stage: HistoryContext): readonly HistoryStep[] => {
  const found = findEntry(stage);
  if (found === undefined) return [];
  const { at, pair, side, leverage, cents } = found;
  const money = toFixedScale(decimal(String(cents / 100)), 2, 'up');
  return [
    {
      at: at * 1000 - MINUTE,
      run: (person) => person.transfer('USDT', money, { from: 'coin', to: 'contract' }),
    },
    {
      at: at * 1000,
      run: (person) => person.position(pair.base.name, { side, lots: LOTS, leverage }),
    },
  ];
};

export const marginCall: Persona = {
  shows: 'a position that is about to be closed: little above the level at which it is',
  age: 2 * DAY,
  history: (stage) => [...funded(2 * DAY, [['USDT', '50000']])(stage), ...leveraged(stage)],
};
