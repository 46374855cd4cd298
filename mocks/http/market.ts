import { decimal, fromTicks, toFixedScale } from '@/domain/money/decimal';
import { secondOf, type Context, type TradedPair } from '../engine/context';
import type { Resolution } from '../engine/market';
import { Refusal } from '../engine/refusal';
import type { Board } from '../engine/state';
import { ok, read } from './reply';
import type { HandlersOf, InputOf } from './types';

const MAX_CANDLES = 1500;
const VOLUME_DECIMALS = 4;
/** Trading that ends within this time is announced as closing. */
const CLOSING_SECONDS = 600;

const RESOLUTIONS = {
  '1min': '1m',
  '5min': '5m',
  '15min': '15m',
  '30min': '30m',
  '60min': '1h',
  '1D': '1d',
  '1W': '1w',
  '1M': '1M',
} as const satisfies Record<InputOf<'getCandles'>['period'], Resolution>;

const volumeText = (volume: number): string =>
  toFixedScale(decimal(volume), VOLUME_DECIMALS, 'down');

const marketStatus = (open: boolean, changesAt: number | undefined, now: number): 0 | 1 | 2 => {
  if (!open) return 2;
  return changesAt !== undefined && changesAt - now <= CLOSING_SECONDS ? 1 : 0;
};

const pairRow = ({ market, now }: Context, pair: TradedPair) => {
  const second = secondOf(now);
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
    open_microtrade: 1 as const,
    open_lever: 0 as const,
    market_status: marketStatus(open, changesAt, second),
    ...(changesAt === undefined ? {} : { market_changes_at: changesAt }),
  };
};

const rows = (context: Context, board: Board) =>
  context.catalogue.pairs
    .filter((pair) => pair.board === board)
    .map((pair) => pairRow(context, pair));

const candles = (context: Context, board: Board, input: InputOf<'getCandles'>) => {
  const { market, catalogue, now } = context;
  const pair = catalogue.pairs.find(
    (candidate) => candidate.market.symbol === input.symbol && candidate.board === board,
  );
  if (pair === undefined) throw new Refusal('pair_not_found');
  if (input.from > input.to) throw new Refusal('parameter_wrong');
  const { decimals } = pair.market;
  const second = secondOf(now);
  const price = (ticks: number): string => fromTicks(ticks, decimals);
  const data = market
    .candles(
      input.symbol,
      RESOLUTIONS[input.period],
      input.from,
      Math.min(input.to, second),
      second,
    )
    .slice(-MAX_CANDLES)
    .map((candle) => ({
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
