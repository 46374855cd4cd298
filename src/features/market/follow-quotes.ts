import { onEvent, type LiveEvent } from '@/api/live/events';
import { serverNow } from '@/api/server-clock';
import type { Tick } from './model';
import { quoteStore, STALE_AFTER_MS } from './quote-store';

const HOUR_MS = 3_600_000;

type DayMarket = LiveEvent<'daymarket'>;

/** When the price was so. Some servers send the start of the day instead, which says nothing (backend-facts.md, section 15). */
const momentOf = ({ time }: DayMarket): number | undefined =>
  time === undefined || time % HOUR_MS === 0 ? undefined : time;

const symbolOf = ({ symbol, currency_name: base, legal_name: quote }: DayMarket) =>
  symbol ?? (base === undefined || quote === undefined ? undefined : `${base}/${quote}`);

const toTick = (symbol: string, event: DayMarket): Tick => {
  const known = quoteStore.read(symbol);
  return {
    symbol,
    quote: {
      price: event.now_price,
      changePercent: event.change,
      high: event.high ?? known?.high,
      low: event.low ?? known?.low,
      volume: event.volume,
      spread: known?.spread,
    },
  };
};

/** Lets the socket's prices into the tick store. What is old by the server's clock came late: it is no live price. */
export const followQuotes = (): (() => void) =>
  onEvent('daymarket', (event) => {
    const symbol = symbolOf(event);
    const moment = momentOf(event);
    const isLate = moment !== undefined && serverNow() - moment > STALE_AFTER_MS;
    if (symbol !== undefined && !isLate) quoteStore.tell(toTick(symbol, event), moment);
  });
