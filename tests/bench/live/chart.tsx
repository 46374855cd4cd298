import { useQuote, type Candle, type MarketPair } from '@/features/market';
import { PERIOD_SECONDS, candleStart } from '@/features/market/candles';
import { HistoryChart } from '@/pages/kline/history-chart';

const PERIOD = '15min';
const SECONDS = PERIOD_SECONDS[PERIOD];
/** So many the app asks for at first; what is older lies before them. */
const NEWEST = 300;

const candleAt = (time: number): Candle => {
  const close = (100 + ((time / SECONDS) % 50) / 10).toFixed(2);
  return { time, open: '102.00', high: '106.00', low: '99.00', close, volume: '5' };
};

const candlesFrom = (first: number, count: number): readonly Candle[] =>
  Array.from({ length: count }, (_, index) => candleAt(first + index * SECONDS));

/** A reply for whatever range is asked for. */
export const candleReply = (address: URL): string => {
  const [from, to] = ['from', 'to'].map((name) => Number(address.searchParams.get(name) ?? 0));
  const first = Math.ceil((from ?? 0) / SECONDS) * SECONDS;
  const count = Math.max(0, Math.floor(((to ?? 0) - first) / SECONDS) + 1);
  const data = candlesFrom(first, count).map(({ time, ...candle }) => ({
    ...candle,
    id: time,
    time: time * 1000,
  }));
  return JSON.stringify({ code: 1, msg: 'success', data });
};

/** What a user has loaded who has looked back over `count` candles: the key of the app's pages, and the pages. */
export const loadedPages = ({ symbol }: MarketPair, count: number) => {
  const anchor = candleStart(Math.floor(Date.now() / 1000), PERIOD) - NEWEST * SECONDS;
  const older = count - NEWEST;
  const pages = [candlesFrom(anchor - older * SECONDS, older)];
  return {
    queryKey: ['olderCandles', symbol, PERIOD, anchor],
    data: { pages, pageParams: [anchor - 1] },
  };
};

/** The chart of the K-line screen with its live price. */
export const Chart = ({ pair }: { readonly pair: MarketPair }) => (
  <main className="flex h-dvh flex-col">
    <HistoryChart pair={pair} period={PERIOD} quote={useQuote(pair.symbol)} buttonsIn={null} />
  </main>
);
