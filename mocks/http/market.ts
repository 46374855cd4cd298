import { MARKET_STATUS_CODES } from '@/domain/codes/market';
import { decimal, fromTicks, toFixedDown } from '@/domain/money/plain-decimal';
import { secondOf, type Context, type TradedPair } from '../engine/context';
import type { Candle, Market, Resolution } from '../engine/market';
import { Refusal } from '../engine/refusal';
import type { Board } from '@/domain/codes/board';
import { ok, read } from './reply';
import type { HandlersOf, InputOf } from './types';

const MAX_CANDLES = 1500;
const VOLUME_DECIMALS = 4;
/** A session that ends within this time is announced as closing. */
const CLOSING_SECONDS = 600;

type Period = InputOf<'getCandles'>['period'];

/** The wire's names of resolutions, and the longest duration of one candle. */
const PERIODS = {
  '1min': { resolution: '1m', seconds: 60 },
  '5min': { resolution: '5m', seconds: 300 },
  '15min': { resolution: '15m', seconds: 900 },
  '30min': { resolution: '30m', seconds: 1800 },
  '60min': { resolution: '1h', seconds: 3600 },
  '1D': { resolution: '1d', seconds: 86_400 },
  '1W': { resolution: '1w', seconds: 604_800 },
  '1M': { resolution: '1M', seconds: 2_678_400 },
} as const satisfies Record<Period, { resolution: Resolution; seconds: number }>;

const volumeText = (volume: number): string => toFixedDown(decimal(volume), VOLUME_DECIMALS);

const marketStatus = (open: boolean, changesAt: number | undefined, now: number) => {
  if (!open) return MARKET_STATUS_CODES.closed;
  const isClosing = changesAt !== undefined && changesAt - now <= CLOSING_SECONDS;
  return isClosing ? MARKET_STATUS_CODES.closing : MARKET_STATUS_CODES.trading;
};

/** Limits and costs of spot orders on a pair. */
const coinFields = ({ spot }: TradedPair) =>
  spot === undefined
    ? { open_coin_trade: 0 as const }
    : {
        open_coin_trade: 1 as const,
        coin_trade_step: spot.amounts.step,
        coin_trade_min: spot.amounts.minimum,
        coin_trade_max: spot.amounts.maximum,
        coin_trade_fee: spot.feeFraction,
      };

/** What a leveraged order costs, where public servers tell it. */
const leverageFields = ({ leverage }: TradedPair) =>
  leverage === undefined
    ? { open_lever: 0 as const }
    : {
        open_lever: 1 as const,
        lever_share_num: leverage.lotSize,
        lever_min_share: leverage.lots.minimum,
        lever_max_share: leverage.lots.maximum,
        lever_trade_fee: leverage.feePercent,
        overnight: leverage.overnightPercent,
      };

const newRow = (market: Market, second: number, pair: TradedPair) => {
  const { symbol, decimals, kind } = pair.market;
  const day = market.day(symbol, second);
  const { open, changesAt } = market.session(symbol, second);
  return {
    id: pair.id,
    legal_id: pair.quote.id,
    currency_id: pair.base.id,
    currency_name: pair.base.name,
    legal_name: pair.quote.name,
    now_price: fromTicks(day.last, decimals),
    change: day.changePercent.startsWith('-') ? day.changePercent : `+${day.changePercent}`,
    volume: volumeText(day.volume),
    high: fromTicks(day.high, decimals),
    low: fromTicks(day.low, decimals),
    logo: null,
    category_text: kind,
    is_display: 1,
    open_microtrade: 1 as const,
    ...leverageFields(pair),
    price_step: fromTicks(1, decimals),
    spread: fromTicks(market.halfSpread(symbol, second), decimals),
    ...coinFields(pair),
    market_status: marketStatus(open, changesAt, second),
    ...(changesAt === undefined ? {} : { market_changes_at: changesAt }),
  };
};

type PairRow = ReturnType<typeof newRow>;

/** Rows of the latest second per market. Markets are immutable; an intervention makes another one. */
const newestRows = new WeakMap<Market, { readonly second: number; readonly rows: PairRow[] }>();

const pairRow = ({ market, now }: Context, pair: TradedPair): PairRow => {
  const second = secondOf(now);
  const kept = newestRows.get(market);
  const { rows } = kept?.second === second ? kept : { rows: [] };
  if (kept?.rows !== rows) newestRows.set(market, { second, rows });
  return (rows[pair.id] ??= newRow(market, second, pair));
};

/** Test pairs are hidden from customers. */
const isShown = ({ state }: Context, { isTest }: TradedPair): boolean =>
  isTest !== true || state.showsTests === true;

const rows = (context: Context, board: Board) =>
  context.catalogue.pairs
    .filter((pair) => pair.board === board && isShown(context, pair))
    .map((pair) => pairRow(context, pair));

/**
 * The newest candles of a range, at most one page. Reads only as far back as needed, further over closed sessions: a
 * request for years of minutes would block everybody for half a minute.
 */
const newestCandles = (
  market: Market,
  { symbol, period, from, to }: InputOf<'getCandles'>,
  now: number,
): readonly Candle[] => {
  const { resolution, seconds } = PERIODS[period];
  const end = Math.min(to, now);
  for (let reach = MAX_CANDLES * seconds; ; reach *= 2) {
    const start = Math.max(from, end - reach);
    const found = market.candles(symbol, resolution, start, end, now);
    if (found.length >= MAX_CANDLES || start === from) return found.slice(-MAX_CANDLES);
  }
};

const candles = (context: Context, board: Board, input: InputOf<'getCandles'>) => {
  const { market, catalogue, now } = context;
  const pair = catalogue.pairs.find(
    (candidate) => candidate.market.symbol === input.symbol && candidate.board === board,
  );
  if (pair === undefined) throw new Refusal('pair_not_found');
  if (input.from > input.to) throw new Refusal('parameter_wrong');
  const { decimals } = pair.market;
  const price = (ticks: number): string => fromTicks(ticks, decimals);
  const data = newestCandles(market, input, secondOf(now)).map((candle) => ({
    id: candle.time,
    time: candle.time * 1000,
    open: price(candle.open),
    close: price(candle.close),
    high: price(candle.high),
    low: price(candle.low),
    volume: volumeText(candle.volume),
  }));
  return { code: 1 as const, msg: 'success', data };
};

export const marketHandlers: HandlersOf<'market'> = {
  getQuotations: (_input, { context }) => {
    const quote = context.catalogue.payable[0]?.currency;
    return read(
      ok(
        quote === undefined
          ? []
          : [{ id: quote.id, name: quote.name, quotation: rows(context, 'crypto') }],
      ),
    );
  },
  getForexPairs: (_input, { context }) => read(ok(rows(context, 'forex'))),
  getCandles: (input, { context }) => read(candles(context, 'crypto', input)),
  getForexCandles: (input, { context }) => read(candles(context, 'forex', input)),
};
