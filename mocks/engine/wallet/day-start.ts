import { add, multiply, subtract, ZERO, type Decimal } from '@/domain/money/decimal';
import type { Context } from '../context';
import { worthInUsdt } from '../exchange/worth';
import { balanceOf, userAccount, type AccountKey, type Journal } from '../ledger/ledger';
import { pairOf, profitAt, closingTicks } from '../leverage/valuation';
import type { Position } from '../leverage/position';
import { rateAt } from '../rates';
import type { User } from '../state';

const DAY_SECONDS = 86_400;
const BOOKS = ['coin', 'contract'] as const;
const BUCKETS = ['available', 'frozen', 'margin'] as const;
/** Money from outside, money lent, and money put away at interest: none of it is won or lost. */
const OUTSIDE = /^(?:system:\w+:(?:ext:|house:loan-principal)|user:\d+:\w+:treasury:)/u;

const isOutside = ({ postings }: Journal): boolean =>
  postings.some(({ account }) => OUTSIDE.test(account));

/** What each account gained or lost since `ms` by trading, fees and interest. */
const movedSince = (journals: readonly Journal[], ms: number): ReadonlyMap<AccountKey, Decimal> => {
  const moved = new Map<AccountKey, Decimal>();
  const first = journals.findLastIndex(({ at }) => at < ms) + 1;
  for (const journal of journals.slice(first)) {
    if (isOutside(journal)) continue;
    for (const { account, delta } of journal.postings)
      moved.set(account, add(moved.get(account) ?? ZERO, delta));
  }
  return moved;
};

const wasOpenAt = (position: Position, ms: number): boolean =>
  (position.status === 'open' && position.openedAt < ms) ||
  (position.status === 'closed' && position.openedAt < ms && position.closedAt >= ms);

/** Floating profit and loss that the user's positions had at a second, those that were closed since among them. */
const floatingAt = ({ state, market, catalogue }: Context, user: User, second: number): Decimal =>
  add(
    ZERO,
    ...Object.values(state.records.positions)
      .filter(({ owner, mode }) => owner === user.id && mode === user.mode)
      .filter((position) => wasOpenAt(position, second * 1000))
      .map((position) => {
        if (!('openTicks' in position)) return ZERO;
        const { quote } = pairOf(catalogue, position.pairId);
        const ticks = closingTicks(market, position.symbol, position.side, second);
        const rate = rateAt(catalogue, market, quote, second);
        return profitAt(catalogue, position, position.lots, ticks, rate);
      }),
  );

/**
 * What the coin and the contract account of a user were worth in USDT at 00:00 UTC, positions as they stood then. What
 * came from outside since, or went there, counts as if it had been so at 00:00: what is left to today is won or lost.
 */
export const dayStartWorth = (context: Context, user: User): Decimal => {
  const { state, catalogue, now } = context;
  const start = Math.floor(now / (DAY_SECONDS * 1000)) * DAY_SECONDS;
  const moved = movedSince(state.ledger.journals, start * 1000);
  const worths = catalogue.currencies.map((currency) => {
    const keys = BOOKS.flatMap((book) =>
      BUCKETS.map((bucket) => userAccount(user.id, user.mode, book, currency.name, bucket)),
    );
    const held = keys.map((key) => subtract(balanceOf(state.ledger, key), moved.get(key) ?? ZERO));
    return multiply(add(ZERO, ...held), worthInUsdt(context, currency, start) ?? ZERO);
  });
  return add(floatingAt(context, user, start), ...worths);
};
