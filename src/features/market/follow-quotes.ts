import { onLiveEvent, type LiveEvent } from '@/api/live/events';
import { serverNow } from '@/api/server-clock';
import { quoteStore, STALE_AFTER_MS, type PushedQuote } from './quote-store';

const HOUR_MS = 3_600_000;

type DayMarket = LiveEvent<'daymarket'>;

/** Time of the price, if known. Some servers send the start of the day instead (backend-facts.md, section 15). */
const momentOf = ({ time }: DayMarket): number | undefined =>
  time === undefined || time % HOUR_MS === 0 ? undefined : time;

const symbolOf = ({ symbol, currency_name: base, legal_name: quote }: DayMarket) =>
  symbol ?? (base === undefined || quote === undefined ? undefined : `${base}/${quote}`);

const toPushed = (symbol: string, event: DayMarket): PushedQuote => ({
  symbol,
  quote: {
    price: event.now_price,
    changePercent: event.change,
    high: event.high,
    low: event.low,
    volume: event.volume,
  },
});

/** Publishes pushed prices in the quote store. Drops late ones, by the server's clock. Returns the unsubscribe function. */
export const followQuotes = (): (() => void) =>
  onLiveEvent('daymarket', (event) => {
    const symbol = symbolOf(event);
    const moment = momentOf(event);
    const isLate = moment !== undefined && serverNow() - moment > STALE_AFTER_MS;
    if (symbol !== undefined && !isLate) quoteStore.publish(toPushed(symbol, event), moment);
  });
