import type { infer as Infer } from 'zod/mini';
import type { EVENTS, EventName } from '@/api/generated/events';
import { decimal, fromTicks, toFixedScale } from '@/domain/money/decimal';
import { secondOf, type Context, type TradedPair } from '../engine/context';
import { depthAt, tradesAt, type DepthLevel } from '../engine/market/depth';

/** The payload of an event of the contract. */
export type EventOf<Name extends EventName> = Infer<(typeof EVENTS)[Name]>;

/** Events sent to everyone. */
export type MarketEvent =
  | EventOf<'daymarket'>
  | EventOf<'kline'>
  | EventOf<'market_depth'>
  | EventOf<'match_trade'>;

const AMOUNT_DECIMALS = 4;
const TRADES = 10;
const MINUTE = 60;

const amountText = (amount: number): string =>
  toFixedScale(decimal(amount.toFixed(AMOUNT_DECIMALS)), AMOUNT_DECIMALS, 'down');

const namesOf = ({ base, quote }: TradedPair) => ({
  currency_id: base.id,
  currency_name: base.name,
  legal_id: quote.id,
  legal_name: quote.name,
});

const candleEvents = (
  { market, now }: Pick<Context, 'market' | 'now'>,
  pair: TradedPair,
): readonly MarketEvent[] => {
  const { symbol, decimals } = pair.market;
  const price = (ticks: number): string => fromTicks(ticks, decimals);
  return market.recentCandles(symbol, '1m', 1, secondOf(now)).map((candle) => ({
    type: 'kline',
    period: '1min',
    symbol,
    match_id: pair.id,
    ...namesOf(pair),
    open: price(candle.open),
    close: price(candle.close),
    high: price(candle.high),
    low: price(candle.low),
    volume: amountText(candle.volume),
    time: Math.floor(candle.time / MINUTE) * MINUTE * 1000,
  }));
};

const priceOf = ({ market, now }: Context, pair: TradedPair): MarketEvent => {
  const { symbol, decimals } = pair.market;
  const price = (ticks: number): string => fromTicks(ticks, decimals);
  const day = market.day(symbol, secondOf(now));
  return {
    type: 'daymarket',
    symbol,
    match_id: pair.id,
    ...namesOf(pair),
    now_price: price(day.last),
    change: day.changePercent.startsWith('-') ? day.changePercent : `+${day.changePercent}`,
    volume: amountText(day.volume),
    open: price(day.open),
    high: price(day.high),
    low: price(day.low),
    close: price(day.last),
    time: now,
  };
};

const eventsOfPair = (context: Context, pair: TradedPair): readonly MarketEvent[] => {
  const { market, state, now } = context;
  const second = secondOf(now);
  const { symbol, decimals } = pair.market;
  const price = (ticks: number): string => fromTicks(ticks, decimals);
  const depth = depthAt(market, state.seed, pair.market, second);
  const levels = (side: readonly DepthLevel[]) =>
    side.map(({ ticks, amount }) => [price(ticks), amountText(amount)]);
  const names = namesOf(pair);
  return [
    priceOf(context, pair),
    ...candleEvents({ market, now }, pair),
    {
      type: 'market_depth',
      symbol,
      ...names,
      bids: levels(depth.bids),
      asks: levels(depth.asks),
      time: now,
    },
    {
      type: 'match_trade',
      symbol,
      ...names,
      data: tradesAt(market, state.seed, pair.market, second, TRADES).map((trade) => ({
        price: price(trade.ticks),
        number: amountText(trade.amount),
        direction: trade.direction,
        time: trade.at,
      })),
    },
  ];
};

/** Pairs whose market is open: a closed one has nothing to publish. */
const openPairs = ({ catalogue, market, now }: Context): readonly TradedPair[] =>
  catalogue.pairs
    .filter(({ isTest }) => isTest !== true)
    .filter((pair) => market.session(pair.market.symbol, secondOf(now)).open);

/** The prices of this moment, for everybody. */
export const priceEvents = (context: Context): readonly MarketEvent[] =>
  openPairs(context).map((pair) => priceOf(context, pair));

/** The prices of this moment with candles, depth and trades, for everybody. */
export const marketEvents = (context: Context): readonly MarketEvent[] =>
  openPairs(context).flatMap((pair) => eventsOfPair(context, pair));
