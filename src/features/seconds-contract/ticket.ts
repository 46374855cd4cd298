import * as zod from 'zod/mini';
import type { Board } from '@/domain/codes/board';
import {
  isBeyond,
  within,
  type LeftToday,
  type TradingLimitProblem,
} from '@/domain/limits/left-today';
import {
  compare,
  isPositive,
  decimal,
  negate,
  parseDecimal,
  percentOf,
  smaller,
  subtract,
  toScale,
  type Decimal,
} from '@/domain/money/decimal';
import {
  costOf,
  feeOf,
  largestStake,
  STAKE_DECIMALS,
  stakeProblem,
  winningsOf,
  type Direction,
  type SecondsTerms,
  type StakeProblem,
} from '@/domain/seconds/contract';

/** An available expiry time, with its payout in percent of the stake and its stake limits. */
export interface Expiry {
  readonly seconds: number;
  readonly payoutPercent: Decimal;
  readonly minimum: Decimal;
  readonly maximum: Decimal;
}

/**
 * True if an order of this length, placed `now`, ends before the market closes. Times in epoch seconds; a closing time that
 * has passed says nothing of the next one.
 */
export const endsInTime = (seconds: number, now: number, closesAt: number | undefined): boolean =>
  closesAt === undefined || closesAt <= now || now + seconds < closesAt;

/** The currency that stakes are paid in, with its fee in percent of the stake and its available balance. */
export interface StakeSource {
  readonly currencyId: number;
  readonly currency: string;
  readonly feePercent: Decimal;
  readonly available: Decimal;
  /** What the user's own limits leave. */
  readonly left?: LeftToday | undefined;
}

/** The fields of a pair that an order needs. */
export interface TradablePair {
  readonly id: number;
  readonly board: Board;
  readonly symbol: string;
}

/** Values of the order form. The stake is text as typed; it may be empty or incomplete. */
export interface Ticket {
  readonly seconds: number | undefined;
  readonly stake: string;
}

/** Initial values of the order form. */
export const EMPTY_TICKET: Ticket = { seconds: undefined, stake: '' };

const storedTicket = zod.object({
  seconds: zod.optional(zod.int()),
  stake: zod.string().check(zod.maxLength(40)),
});

/** Parses a ticket stored on the device; `undefined` if it is not valid. */
export const parseTicket = (value: unknown): Ticket | undefined => {
  const result = storedTicket.safeParse(value);
  return result.success ? { seconds: result.data.seconds, stake: result.data.stake } : undefined;
};

/** The ticket after `stake` was ordered with it: without it, unless another was typed meanwhile. */
export const withoutStake = (ticket: Ticket, stake: Decimal): Ticket =>
  parseDecimal(ticket.stake) === stake ? { ...ticket, stake: '' } : ticket;

/** Cost and possible results of an order, in the stake's currency. The direction buttons show them. */
export interface Preview {
  readonly stake: Decimal;
  readonly fee: Decimal;
  /** Result of a win: the winnings less the fee. */
  readonly gain: Decimal;
  /** Result of a loss, negative: the stake plus the fee. */
  readonly loss: Decimal;
}

/** Computes the possible results of a typed stake; `undefined` while it is not a number. */
export const previewOf = (
  stakeText: string,
  expiry: Expiry,
  source: StakeSource,
): Preview | undefined => {
  const stake = parseDecimal(stakeText);
  if (stake === undefined) return undefined;
  const terms = {
    stake,
    payoutPercent: expiry.payoutPercent,
    feePercent: source.feePercent,
    scale: STAKE_DECIMALS,
  };
  return {
    stake,
    fee: feeOf(terms),
    gain: subtract(winningsOf(terms), feeOf(terms)),
    loss: negate(costOf(terms)),
  };
};

/** Why an order is beyond the user's own limits, which count the stake, and as a loss the stake and its fee. */
const tradingLimitProblem = (
  terms: SecondsTerms,
  { left }: StakeSource,
): TradingLimitProblem | undefined => {
  if (isBeyond(terms.stake, left?.stake)) return 'stake_limit';
  return isBeyond(costOf(terms), left?.loss) ? 'loss_limit' : undefined;
};

/** Reason to refuse a typed stake. */
export type TicketProblem = StakeProblem | TradingLimitProblem | 'not_positive';

/** Validates a typed stake; `undefined` for a valid or empty one. */
export const problemOf = (
  stakeText: string,
  expiry: Expiry,
  source: StakeSource,
): TicketProblem | undefined => {
  if (stakeText === '') return undefined;
  const stake = parseDecimal(stakeText);
  if (stake === undefined) return 'amount_wrong';
  if (!isPositive(stake)) return 'not_positive';
  const terms = {
    stake,
    payoutPercent: expiry.payoutPercent,
    feePercent: source.feePercent,
    scale: STAKE_DECIMALS,
  };
  const problem = stakeProblem(terms, {
    minimum: expiry.minimum,
    maximum: expiry.maximum,
    available: source.available,
  });
  // More money would not help against a limit.
  return problem === undefined || problem === 'balance_insufficient'
    ? (tradingLimitProblem(terms, source) ?? problem)
    : problem;
};

/** The largest stake that balance, fee, maximum and the user's own limits allow. */
export const maximumStake = (
  { maximum }: Expiry,
  { available, feePercent, left }: StakeSource,
): Decimal =>
  largestStake(
    within(available, left?.loss),
    within(maximum, left?.stake),
    feePercent,
    STAKE_DECIMALS,
  );

/** Stake of `percent` of the balance, rounded down to cents, at most the largest one. */
export const stakeForPercent = (percent: string, expiry: Expiry, source: StakeSource): Decimal =>
  smaller(
    maximumStake(expiry, source),
    toScale(percentOf(source.available, decimal(percent)), STAKE_DECIMALS, 'down'),
  );

/** An order to confirm and submit, with the terms shown to the user. */
export interface OrderIntent {
  readonly pair: TradablePair;
  readonly direction: Direction;
  readonly expiry: Expiry;
  readonly source: StakeSource;
  readonly preview: Preview;
}

/** Terms of an earlier order, to repeat it. */
interface PastTerms {
  readonly pairId: number;
  readonly direction: Direction;
  readonly seconds: number;
  readonly stake: Decimal;
  readonly currency: string;
}

/** The currently available terms. */
interface AvailableTerms {
  readonly expiries: readonly Expiry[];
  readonly source: StakeSource;
}

/**
 * Repeats an order at the current payout and fee. `undefined` if its pair, expiry or currency is not available, or its
 * stake is no longer valid.
 */
export const repeatOrder = (
  past: PastTerms,
  pair: TradablePair,
  available: AvailableTerms,
): OrderIntent | undefined => {
  const { source } = available;
  const expiry = available.expiries.find(({ seconds }) => seconds === past.seconds);
  if (expiry === undefined || past.pairId !== pair.id || past.currency !== source.currency)
    return undefined;
  const preview = previewOf(past.stake, expiry, source);
  return preview === undefined || problemOf(past.stake, expiry, source) !== undefined
    ? undefined
    : { pair, direction: past.direction, expiry, source, preview };
};

/**
 * The order at the current payout and fee. `undefined` while they are unchanged, and if its expiry or currency is no
 * longer available; the server refuses that.
 */
export const requote = (
  intent: OrderIntent,
  { expiries, source }: AvailableTerms,
): OrderIntent | undefined => {
  const expiry = expiries.find(({ seconds }) => seconds === intent.expiry.seconds);
  if (expiry === undefined || source.currencyId !== intent.source.currencyId) return undefined;
  const isSame =
    compare(expiry.payoutPercent, intent.expiry.payoutPercent) === 0 &&
    compare(source.feePercent, intent.source.feePercent) === 0;
  const preview = isSame ? undefined : previewOf(intent.preview.stake, expiry, source);
  return preview && { ...intent, expiry, source, preview };
};
