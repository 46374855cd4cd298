import { add, isZero, multiply, subtract, ZERO, type Decimal } from '@/domain/money/decimal';
import { secondOf, type Context, type Currency } from '../context';
import { worthInUsdt } from '../exchange/worth';
import { balanceOf, userAccount, type AccountKey, type Journal } from '../ledger/ledger';
import { pairOf, profitAt, closingTicks } from '../leverage/valuation';
import type { Position } from '../leverage/position';
import { rateAt } from '../rates';
import type { User } from '../state';

const DAY_SECONDS = 86_400;
/** A year and a day: older days are left out. */
const MOST_DAYS = 366;
const BOOKS = ['coin', 'contract'] as const;
const BUCKETS = ['available', 'frozen', 'margin'] as const;
/** Money from outside, money lent, and money put away at interest: none of it is won or lost. */
const OUTSIDE = /^(?:system:\w+:(?:ext:|house:loan-principal)|user:\d+:\w+:treasury:)/u;

const isOutside = ({ postings }: Journal): boolean =>
  postings.some(({ account }) => OUTSIDE.test(account));

/** The accounts that make the equity of the user's account in use, and what they are in. */
const accountsOf = (
  { catalogue }: Context,
  { id, mode }: User,
): ReadonlyMap<AccountKey, Currency> =>
  new Map(
    catalogue.currencies.flatMap((currency) =>
      BOOKS.flatMap((book) =>
        BUCKETS.map((bucket) => [userAccount(id, mode, book, currency.name, bucket), currency]),
      ),
    ),
  );

type Own = ReturnType<typeof accountsOf>;

const worthOf = (context: Context, currency: Currency, amount: Decimal, second: number): Decimal =>
  isZero(amount) ? ZERO : multiply(amount, worthInUsdt(context, currency, second) ?? ZERO);

const wasOpenAt = (position: Position, ms: number): boolean =>
  (position.status === 'open' && position.openedAt < ms) ||
  (position.status === 'closed' && position.openedAt < ms && position.closedAt >= ms);

/** What was before a moment (epoch milliseconds), at the prices of a second (epoch seconds). */
interface Moment {
  readonly before: number;
  readonly second: number;
}

/** Floating profit and loss that the user's positions had at a moment, those that were closed since among them. */
const floatingAt = (
  { state, market, catalogue }: Context,
  user: User,
  { before, second }: Moment,
): Decimal =>
  add(
    ZERO,
    ...Object.values(state.records.positions)
      .filter(({ owner, mode }) => owner === user.id && mode === user.mode)
      .filter((position) => wasOpenAt(position, before))
      .map((position) => {
        if (!('openTicks' in position)) return ZERO;
        const { quote } = pairOf(catalogue, position.pairId);
        const ticks = closingTicks(market, position.symbol, position.side, second);
        const rate = rateAt(catalogue, market, quote, second);
        return profitAt(catalogue, position, position.lots, ticks, rate);
      }),
  );

/** Worth in USDT at each moment, the newest first: today's balances less what the journals since then that count moved. */
const worthsAt = (
  context: Context,
  user: User,
  moments: readonly Moment[],
  counts: (journal: Journal) => boolean,
): readonly Decimal[] => {
  const own = accountsOf(context, user);
  const { ledger } = context.state;
  const held = new Map([...own.keys()].map((key) => [key, balanceOf(ledger, key)]));
  let place = ledger.journals.length - 1;
  const takeBack = (before: number): void => {
    for (; place >= 0; place -= 1) {
      const journal = ledger.journals[place];
      if (journal === undefined || journal.at < before) return;
      if (!counts(journal)) continue;
      for (const { account, delta } of journal.postings) {
        const balance = held.get(account);
        if (balance !== undefined) held.set(account, subtract(balance, delta));
      }
    }
  };
  return moments.map((moment) => {
    takeBack(moment.before);
    const worths = [...own].map(([key, currency]) =>
      worthOf(context, currency, held.get(key) ?? ZERO, moment.second),
    );
    return add(floatingAt(context, user, moment), ...worths);
  });
};

const midnight = (second: number): Moment => ({ before: second * 1000, second });
const lastMidnight = (now: number): number => Math.floor(now / (DAY_SECONDS * 1000)) * DAY_SECONDS;

/**
 * What the coin and the contract account of a user were worth in USDT at 00:00 UTC, positions as they stood then. What
 * came from outside since, or went there, counts as if it had been so at 00:00: what is left to today is won or lost.
 */
export const dayStartWorth = (context: Context, user: User): Decimal => {
  const moment = midnight(lastMidnight(context.now));
  const [worth] = worthsAt(context, user, [moment], (journal) => !isOutside(journal));
  return worth ?? ZERO;
};

/** What the accounts were worth in USDT at a moment (epoch seconds), and what came from outside since the one before, less what went. */
export interface EquityPoint {
  readonly second: number;
  readonly worth: Decimal;
  readonly flow: Decimal;
}

/** From the first movement over each midnight to now, the newest first. */
const momentsOf = (first: Journal, now: number): readonly Moment[] => {
  const last = lastMidnight(now);
  const days = Array.from({ length: MOST_DAYS }, (_, index) =>
    midnight(last - index * DAY_SECONDS),
  );
  const since = days.filter(({ before }) => before > first.at);
  return [
    { before: Infinity, second: secondOf(now) },
    ...since,
    ...(since.length < MOST_DAYS ? [{ before: first.at + 1, second: secondOf(first.at) }] : []),
  ];
};

/**
 * What the coin and the contract account of the user were worth, positions as they stood: when the account had its first
 * money, at 00:00 UTC of each day since (at most a year of them), and now; oldest first. Empty for one that never had any.
 */
export const equityCourse = (context: Context, user: User): readonly EquityPoint[] => {
  const own: Own = accountsOf(context, user);
  const journals = context.state.ledger.journals.filter(({ postings }) =>
    postings.some(({ account }) => own.has(account)),
  );
  const [first] = journals;
  if (first === undefined) return [];
  const moments = momentsOf(first, context.now);
  const worths = worthsAt(context, user, moments, () => true);
  const flows = moments.map(() => ZERO);
  for (const journal of journals.filter(isOutside)) {
    // The oldest moment that has it behind it.
    const place = moments.findLastIndex(({ before }) => journal.at < before);
    const moved = journal.postings.map(({ account, delta }) => {
      const currency = own.get(account);
      return currency ? worthOf(context, currency, delta, secondOf(journal.at)) : ZERO;
    });
    flows[place] = add(flows[place] ?? ZERO, ...moved);
  }
  return moments
    .map(({ second }, index) => ({
      second,
      worth: worths[index] ?? ZERO,
      flow: flows[index] ?? ZERO,
    }))
    .toReversed();
};
