import {
  add,
  isNegative,
  isZero,
  multiply,
  negate,
  subtract,
  ZERO,
  type Decimal,
} from '@/domain/money/decimal';
import { secondOf, type Context, type Currency } from '../context';
import { worthInUsdt } from '../exchange/worth';
import {
  accountParts,
  balanceOf,
  userAccount,
  type AccountKey,
  type Journal,
} from '../ledger/ledger';
import { debtBefore, type ContractAccountOwner } from '../leverage/contract-funds';
import { closedPositionsOf, closingTicks, pairOf, profitAt } from '../leverage/valuation';
import type { Position } from '../leverage/position';
import { rateAt } from '../rates';
import type { User } from '../state';

const DAY_SECONDS = 86_400;
/** A year and a day; older days are omitted. */
const MOST_DAYS = 366;
const BOOKS = ['coin', 'contract'] as const;
const BUCKETS = ['available', 'frozen', 'margin'] as const;
/**
 * Where money comes from and goes to that is neither profit nor loss: outside, the principal of loans, and the treasury. The
 * fees and the interest of the same journals are.
 */
const OUTSIDE = /^(?:system:\w+:(?:ext:|house:loan-principal)|user:\d+:\w+:treasury:)/u;

/** The accounts that make up the equity of the user's current account, with their currencies. */
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

/** A moment (epoch milliseconds, exclusive) and the second of its prices (epoch seconds). */
interface Moment {
  readonly before: number;
  readonly second: number;
}

/** Floating profit and loss of the user's positions at a moment, including those closed since. */
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

/**
 * What the house has paid from a moment on of losses before it. As in the results of positions, it was no loss of the
 * account from the beginning: else the day of the payment would have a profit that nobody made.
 */
const paidSince = (context: Context, holder: ContractAccountOwner, before: number): Decimal =>
  add(
    ZERO,
    ...closedPositionsOf(context, holder)
      .filter(({ closedAt, coveredAt = -Infinity }) => closedAt < before && coveredAt >= before)
      .map(({ covered = ZERO }) => covered),
  );

/** Equity in USDT at each moment, newest first: the balances of now minus later journals. */
const worthsAt = (context: Context, user: User, moments: readonly Moment[]): readonly Decimal[] => {
  const own = accountsOf(context, user);
  const { ledger } = context.state;
  const held = new Map([...own.keys()].map((key) => [key, balanceOf(ledger, key)]));
  let place = ledger.journals.length - 1;
  const takeBack = (before: number): void => {
    for (; place >= 0; place -= 1) {
      const journal = ledger.journals[place];
      if (journal === undefined || journal.at < before) return;
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
    const holder = { owner: user.id, mode: user.mode };
    // Money of the house in the contract account.
    const debt = debtBefore(context.state, holder, moment.before);
    const owed = subtract(debt, paidSince(context, holder, moment.before));
    const { currency } = context.catalogue.margin;
    return subtract(
      add(floatingAt(context, user, moment), ...worths),
      worthOf(context, currency, owed, moment.second),
    );
  });
};

const midnight = (second: number): Moment => ({ before: second * 1000, second });
const lastMidnight = (now: number): number => Math.floor(now / (DAY_SECONDS * 1000)) * DAY_SECONDS;

/** The figures of today's result, in USDT. */
export interface DayFigures {
  /** Equity at 00:00 UTC as if all money paid in or out since had moved then: what is above it now is profit. */
  readonly start: Decimal;
  /** Equity at 00:00 UTC and all that was paid in since: what the profit was made with. */
  readonly base: Decimal;
}

/** True if a journal brings currency that has no price, such as a project's units: every total leaves it out. */
const bringsUnpriced = (
  context: Context,
  own: Own,
  { postings }: Journal,
  second: number,
): boolean =>
  postings.some(({ account, delta }) => {
    const currency = own.get(account);
    return (
      currency !== undefined &&
      !isNegative(delta) &&
      worthInUsdt(context, currency, second) === undefined
    );
  });

/** What a journal moves into the user's accounts from outside, in USDT at the prices of a second; negative for out of them. */
const flowOf = (context: Context, own: Own, journal: Journal, second: number): Decimal => {
  const { postings } = journal;
  if (!postings.some(({ account }) => own.has(account))) return ZERO;
  // What it cost had left before, and does not come back: else it would look like a loss.
  if (bringsUnpriced(context, own, journal, second)) return ZERO;
  const flows = postings
    .filter(({ account }) => OUTSIDE.test(account))
    .map(({ account, delta }) => {
      const { currency: name } = accountParts(account);
      const currency = context.catalogue.currencies.find((one) => one.name === name);
      return currency === undefined ? ZERO : worthOf(context, currency, negate(delta), second);
    });
  return add(ZERO, ...flows);
};

/** Today's figures of the coin and contract account, positions as they stood at 00:00 UTC, at the prices of then. */
export const dayFigures = (context: Context, user: User): DayFigures => {
  const moment = midnight(lastMidnight(context.now));
  const [worth = ZERO] = worthsAt(context, user, [moment]);
  const own = accountsOf(context, user);
  const { journals } = context.state.ledger;
  const today = journals.slice(journals.findLastIndex(({ at }) => at < moment.before) + 1);
  const flows = today.map((journal) => flowOf(context, own, journal, moment.second));
  const start = add(worth, ...flows);
  // The start is without what was paid out.
  return { start, base: subtract(start, add(ZERO, ...flows.filter(isNegative))) };
};

/** Equity in USDT at a moment (epoch seconds), and the net money paid in since the previous one. */
export interface EquityPoint {
  readonly second: number;
  readonly worth: Decimal;
  readonly flow: Decimal;
}

/** The first movement, each midnight since, and now; newest first. */
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
 * Equity of the user's coin and contract account, positions as they stood: at its first money, at 00:00 UTC of each day
 * since (at most a year), and now; oldest first. Empty if it never had any.
 */
export const equityHistory = (context: Context, user: User): readonly EquityPoint[] => {
  const own: Own = accountsOf(context, user);
  const journals = context.state.ledger.journals.filter(({ postings }) =>
    postings.some(({ account }) => own.has(account)),
  );
  const [first] = journals;
  if (first === undefined) return [];
  const moments = momentsOf(first, context.now);
  const worths = worthsAt(context, user, moments);
  const flows = moments.map(() => ZERO);
  for (const journal of journals) {
    // The oldest moment after this journal.
    const place = moments.findLastIndex(({ before }) => journal.at < before);
    const flow = flowOf(context, own, journal, secondOf(journal.at));
    flows[place] = add(flows[place] ?? ZERO, flow);
  }
  return moments
    .map(({ second }, index) => ({
      second,
      worth: worths[index] ?? ZERO,
      flow: flows[index] ?? ZERO,
    }))
    .toReversed();
};
