import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, decimal, subtract, ZERO, type Decimal } from '@/domain/money/decimal';
import { spotTotalOf } from '@/domain/spot/order';
import { runs } from '../../testing/runs';
import { refusalOf } from '../../testing/small-world';
import { order, pairNamed, tradingWorld, TRADER } from '../../testing/trading-world';
import { secondOf } from '../context';
import { closePositions } from '../leverage/manage';
import { openPosition } from '../leverage/open';
import { priceOf } from '../leverage/valuation';
import { openOrder } from '../seconds/open-order';
import { placeCoinOrder } from '../spot/place';
import { spotPairOf, spotTermsOf } from '../spot/trade';
import { setLimits } from './set-limits';
import { USDT_ID } from '../../catalogue/currencies';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PAIRS = ['BTC/USDT', 'EUR/USD'] as const;

/** A wish for a limit: an amount, or the word for none. */
const wish = fc.constantFrom('40', '150', '600', '2500', 'none');
const step = fc.oneof(
  fc.record({
    do: fc.constant<'seconds'>('seconds'),
    pair: fc.nat(1),
    stake: fc.integer({ min: 10, max: 300 }),
  }),
  fc.record({
    do: fc.constant<'lever'>('lever'),
    pair: fc.nat(1),
    lots: fc.integer({ min: 1, max: 3 }),
    away: fc.integer({ min: -3, max: 3 }),
  }),
  fc.record({
    do: fc.constant<'coin'>('coin'),
    steps: fc.integer({ min: 5, max: 60 }),
    away: fc.integer({ min: -3, max: 3 }),
  }),
  fc.record({ do: fc.constant<'close'>('close') }),
  fc.record({ do: fc.constant<'stake'>('stake'), wish }),
  fc.record({ do: fc.constant<'loss'>('loss'), wish }),
  fc.record({ do: fc.constant<'break'>('break'), hours: fc.integer({ min: 1, max: 30 }) }),
  fc.record({
    do: fc.constant<'wait'>('wait'),
    ms: fc.oneof(
      fc.integer({ min: 1000, max: 120_000 }),
      fc.integer({ min: HOUR, max: 30 * HOUR }),
    ),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

type Trading = ReturnType<typeof tradingWorld>;

/** What an order staked, and when it opened. Each is read from its record, not from the code under test. */
interface Opened {
  readonly at: number;
  readonly stake: Decimal;
}

/** A result, and when it was booked. */
interface Result {
  readonly at: number;
  readonly net: Decimal;
}

const openedOf = ({ state, context }: Trading): readonly Opened[] => [
  ...Object.values(state.records.secondsOrders).map(({ openedAt, stake }) => ({
    at: openedAt,
    stake,
  })),
  ...Object.values(state.records.positions).flatMap((position) =>
    position.status === 'open' || position.status === 'closed'
      ? [{ at: position.openedAt, stake: position.margin }]
      : [],
  ),
  ...Object.values(state.records.coinOrders).flatMap((coin) => {
    if (coin.status !== 'done') return [];
    const pair = spotPairOf(context().catalogue, coin.pairId);
    const price = priceOf(pair, coin.tradeTicks);
    return [{ at: coin.doneAt, stake: spotTotalOf('buy', spotTermsOf(pair), price, coin.amount) }];
  }),
];

const resultsOf = ({ state }: Trading): readonly Result[] => [
  ...Object.values(state.records.secondsOrders).flatMap((one) =>
    one.status === 'settled' ? [{ at: one.settlesAt, net: subtract(one.profit, one.fee) }] : [],
  ),
  ...Object.values(state.records.positions).flatMap((one) =>
    one.status === 'closed'
      ? [{ at: one.closedAt, net: subtract(one.profit, add(one.fee, one.nightFees)) }]
      : [],
  ),
];

/** A limit over time: the newest entry that has come counts. */
class Timeline {
  #entries: { readonly at: number; readonly amount: Decimal | undefined }[] = [];

  at(time: number): Decimal | undefined {
    return this.#entries.findLast((entry) => entry.at <= time)?.amount;
  }

  /** Tighter at once, looser a day later; a wish replaces what is still to come. */
  set(now: number, text: string): void {
    const amount = text === 'none' ? undefined : decimal(text);
    const before = this.at(now);
    const tighter = before === undefined || (amount !== undefined && compare(amount, before) <= 0);
    this.#entries = this.#entries.filter((entry) => entry.at <= now);
    this.#entries.push({ at: tighter ? now : now + DAY, amount });
  }
}

const limitPrice = ({ context }: Trading, symbol: string, away: number): string => {
  const pair = pairNamed(symbol);
  const { now, market } = context();
  const { mid } = market.quote(symbol, secondOf(now));
  return priceOf(pair, Math.round(mid * (1 + away / 2000)));
};

/** Does one step; a refusal is one of its answers. */
const take = (trading: Trading, one: Step): string | undefined => {
  const { now } = trading.context();
  if (one.do === 'wait') {
    trading.waitTo(now + one.ms);
    return undefined;
  }
  return refusalOf(() =>
    trading.run<unknown>((context) => {
      switch (one.do) {
        case 'seconds': {
          const pair = pairNamed(PAIRS[one.pair] ?? PAIRS[0]);
          const { board, id: pairId } = pair;
          const terms = { direction: 'up', seconds: 30, currencyId: USDT_ID } as const;
          return openOrder(context, TRADER, { board, pairId, ...terms, stake: `${one.stake}` });
        }
        case 'lever': {
          const symbol = PAIRS[one.pair] ?? PAIRS[0];
          const leverage = symbol === 'BTC/USDT' ? 10 : 20;
          const limit = one.away === 0 ? undefined : limitPrice(trading, symbol, one.away);
          return openPosition(context, TRADER, order({ lots: one.lots, leverage, limit }, symbol));
        }
        case 'coin': {
          const { base, quote } = pairNamed('BTC/USDT');
          return placeCoinOrder(context, TRADER, {
            baseId: base.id,
            quoteId: quote.id,
            side: 'buy',
            orderMode: one.away === 0 ? 'market' : 'limit',
            price: limitPrice(trading, 'BTC/USDT', one.away),
            amount: (one.steps / 10_000).toFixed(4),
          });
        }
        case 'close':
          return closePositions(context, TRADER, {
            side: undefined,
            baseId: undefined,
            quoteId: undefined,
          });
        case 'break':
          return setLimits(context, TRADER, {
            stake: undefined,
            loss: undefined,
            breakHours: one.hours,
          });
        default:
          return setLimits(context, TRADER, {
            stake: undefined,
            loss: undefined,
            breakHours: undefined,
            [one.do]: one.wish,
          });
      }
    }),
  );
};

const dayOf = (at: number): number => Math.floor(at / DAY);

describe('no path to an order gets past a limit', () => {
  it('whatever is ordered, waits, fills, is closed, tightened or loosened, on any day', () => {
    const seen = { opened: 0, filled: 0, forbidden: 0, refused: 0 };
    fc.assert(
      fc.property(fc.array(step, { minLength: 10, maxLength: 40 }), (steps) => {
        const trading = tradingWorld();
        trading.give('100000');
        trading.give('100000', 'coin');
        const stake = new Timeline();
        const loss = new Timeline();
        const breaks: { readonly from: number; readonly to: number }[] = [];
        for (const one of steps) {
          // No two steps in one second: each limit has a time of its own.
          trading.waitTo(trading.context().now + 1000);
          const { now } = trading.context();
          const refusal = take(trading, one);
          if (refusal === 'limit_reached') seen.refused += 1;
          if (one.do === 'stake') stake.set(now, one.wish);
          if (one.do === 'loss') loss.set(now, one.wish);
          if (one.do === 'break') breaks.push({ from: now, to: now + one.hours * HOUR });
        }
        const opened = openedOf(trading);
        const results = resultsOf(trading);
        seen.opened += opened.length;
        for (const { at } of opened) {
          const staked = add(
            ZERO,
            ...opened
              .filter((other) => dayOf(other.at) === dayOf(at) && other.at <= at)
              .map((other) => other.stake),
          );
          const limit = stake.at(at);
          expect(limit === undefined || compare(staked, limit) <= 0).toBe(true);
          expect(breaks.some(({ from, to }) => from < at && at < to)).toBe(false);
          const earlier = results.filter((one) => dayOf(one.at) === dayOf(at) && one.at < at);
          const lost = subtract(ZERO, add(ZERO, ...earlier.map(({ net }) => net)));
          const lossLimit = loss.at(at);
          expect(lossLimit === undefined || compare(lost, lossLimit) < 0).toBe(true);
        }
        for (const one of [
          ...Object.values(trading.state.records.positions),
          ...Object.values(trading.state.records.coinOrders),
        ]) {
          if (one.status === 'cancelled') seen.forbidden += 1;
          else if (one.orderMode === 'limit') seen.filled += 1;
        }
        expect(trading.problems()).toEqual([]);
      }),
      runs(150),
    );
    // Each happened, or the property proves nothing. The steps are random, so no count is certain. Nothing here cancels: a
    // cancelled order is one that a limit forbade when its price came.
    expect(Object.values(seen).filter((count) => count < 3)).toEqual([]);
  });
});
