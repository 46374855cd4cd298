import '@/ui/styles/index.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { receiveEvent } from '@/api/live/receive-event';
import { followQuotes } from '@/features/market';
import { quoteStore } from '@/features/market/quote-store';
import { startLanguage } from '@/features/language';
import { candleReply, Chart, loadedPages } from './chart';
import { OurList, PlainList, tellPlain } from './lists';
import { PAIRS_ON_SHOW, ticksOf } from './ticks';

/*
 * Parts of the app that tick, alone on a page: `#ours`, `#plain`, `#events`, `#chart=500`. The runner starts and reads it
 * through `window.bench`.
 */
declare global {
  interface Window {
    /**
     * Ticks `perSecond` times a second for `ms`, less often if the page is too busy; resolves with how often, and with the
     * frames that were drawn if they are to be counted, which costs by itself.
     */
    bench: (
      perSecond: number,
      ms: number,
      isCounting?: boolean,
    ) => Promise<{ readonly rounds: number; readonly frames: number }>;
  }
}

const [scenario = '', count = ''] = window.location.hash.slice(1).split('=');
const [first] = PAIRS_ON_SHOW;
const client = new QueryClient();

/** Nothing but candles is asked for, and no server is there. */
window.fetch = (input) => {
  const address = new URL(input instanceof Request ? input.url : input.toString(), location.href);
  return address.pathname.endsWith('/new_timeshar') && scenario === 'chart'
    ? Promise.resolve(new Response(candleReply(address)))
    : new Promise(() => undefined);
};

const toEvent = ({ symbol, quote }: ReturnType<typeof ticksOf>[number]) => ({
  type: 'daymarket',
  symbol,
  currency_id: 1,
  legal_id: 3,
  now_price: quote.price,
  change: quote.changePercent,
  volume: quote.volume,
  high: quote.high,
  low: quote.low,
  time: Date.now(),
});

/** How a round reaches what is on the page. */
const TELL: Readonly<Record<string, (round: number) => void>> = {
  ours: (round) => {
    for (const tick of ticksOf(round)) quoteStore.publish(tick, undefined);
  },
  plain: (round) => tellPlain(new Map(ticksOf(round).map(({ symbol, quote }) => [symbol, quote]))),
  // As over the wire: each event parsed by the contract.
  events: (round) => {
    for (const tick of ticksOf(round)) receiveEvent('daymarket', toEvent(tick));
  },
  chart: (round) => {
    for (const tick of ticksOf(round).slice(0, 1)) quoteStore.publish(tick, undefined);
  },
};

let round = 0;
window.bench = (perSecond, ms, isCounting = false) =>
  new Promise((resolve) => {
    let frames = 0;
    let isOver = false;
    const frame = (): void => {
      frames += 1;
      if (!isOver) requestAnimationFrame(frame);
    };
    if (isCounting) requestAnimationFrame(frame);
    const before = round;
    const timer = setInterval(() => TELL[scenario]?.((round += 1)), 1000 / perSecond);
    setTimeout(() => {
      isOver = true;
      clearInterval(timer);
      resolve({ rounds: round - before, frames });
    }, ms);
  });

const sceneOf = (): ReactNode => {
  if (scenario === 'plain') return <PlainList />;
  if (scenario !== 'chart') return <OurList />;
  if (first === undefined) return null;
  const { queryKey, data } = loadedPages(first, Number(count));
  client.setQueryData(queryKey, data);
  return <Chart pair={first} />;
};

const show = async (): Promise<void> => {
  await startLanguage(['market', 'kline']);
  quoteStore.write('crypto', ticksOf(0));
  followQuotes();
  const root = document.querySelector('#root');
  if (root !== null)
    createRoot(root).render(<QueryClientProvider client={client}>{sceneOf()}</QueryClientProvider>);
};
// Not awaited here: chunks of texts may import this one, and would wait for it.
void show();
