import * as zod from 'zod/mini';
import type { Board } from '@/domain/codes/board';
import {
  compare,
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
  stakeProblem,
  winningsOf,
  type Direction,
  type StakeProblem,
} from '@/domain/seconds/contract';
import { STAKE_DECIMALS } from './order';

/** An expiry time on offer, its payout in percent of the stake and its limits. */
export interface Expiry {
  readonly seconds: number;
  readonly payoutPercent: Decimal;
  readonly minimum: Decimal;
  readonly maximum: Decimal;
}

/** What a stake is paid with: the currency, its fee in percent and what is available. */
export interface StakeSource {
  readonly currencyId: number;
  readonly currency: string;
  readonly feePercent: Decimal;
  readonly available: Decimal;
}

/** A pair as far as an order needs it. */
export interface TradablePair {
  readonly id: number;
  readonly board: Board;
  readonly symbol: string;
}

/** What the user has filled in. The stake is text as typed; it may be empty or unfinished. */
export interface Ticket {
  readonly seconds: number | undefined;
  readonly stake: string;
}

export const EMPTY_TICKET: Ticket = { seconds: undefined, stake: '' };

const storedTicket = zod.object({
  seconds: zod.optional(zod.int()),
  stake: zod.string().check(zod.maxLength(40)),
});

/** A ticket kept on the device, `undefined` if it is none. */
export const parseTicket = (value: unknown): Ticket | undefined => {
  const result = storedTicket.safeParse(value);
  return result.success ? { seconds: result.data.seconds, stake: result.data.stake } : undefined;
};

/** What stands on the buttons: each possible outcome in money, fee included where it is lost. */
export interface Preview {
  readonly stake: Decimal;
  readonly fee: Decimal;
  /** Gained if right: the winnings less the fee. */
  readonly gain: Decimal;
  /** Lost if wrong: the stake and the fee, negative. */
  readonly loss: Decimal;
}

/** The outcomes of a ticket; `undefined` while no stake is typed. */
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

/** Why the typed stake is refused; `undefined` for one that is fine, and for none: nothing typed is no mistake yet. */
export const problemOf = (
  stakeText: string,
  expiry: Expiry,
  source: StakeSource,
): StakeProblem | undefined => {
  if (stakeText === '') return undefined;
  const stake = parseDecimal(stakeText);
  if (stake === undefined) return 'amount_wrong';
  const terms = {
    stake,
    payoutPercent: expiry.payoutPercent,
    feePercent: source.feePercent,
    scale: STAKE_DECIMALS,
  };
  return stakeProblem(terms, {
    minimum: expiry.minimum,
    maximum: expiry.maximum,
    available: source.available,
  });
};

/** The stake behind a percent chip: that share of the balance, never more than balance, fee and maximum allow. */
export const stakeForShare = (percent: string, expiry: Expiry, source: StakeSource): Decimal => {
  const most = largestStake(source.available, expiry.maximum, source.feePercent, STAKE_DECIMALS);
  return smaller(
    most,
    toScale(percentOf(source.available, decimal(percent)), STAKE_DECIMALS, 'down'),
  );
};

/** The whole of what can be staked. */
export const stakeForMax = (expiry: Expiry, source: StakeSource): Decimal =>
  largestStake(source.available, expiry.maximum, source.feePercent, STAKE_DECIMALS);

/** One order as it goes to the server. */
export interface OrderIntent {
  readonly pair: TradablePair;
  readonly direction: Direction;
  readonly expiry: Expiry;
  readonly source: StakeSource;
  readonly preview: Preview;
}

/** What an order can be repeated from: its terms as they were. */
interface PastTerms {
  readonly pairId: number;
  readonly direction: Direction;
  readonly seconds: number;
  readonly stake: Decimal;
  readonly currency: string;
}

/** The terms on offer. */
interface Offered {
  readonly expiries: readonly Expiry[];
  readonly source: StakeSource;
}

/** An order of the same terms at the conditions of now; `undefined` where these are no longer on offer, or too dear. */
export const orderAgain = (
  past: PastTerms,
  pair: TradablePair,
  offer: Offered,
): OrderIntent | undefined => {
  const { source } = offer;
  const expiry = offer.expiries.find(({ seconds }) => seconds === past.seconds);
  if (expiry === undefined || past.pairId !== pair.id || past.currency !== source.currency)
    return undefined;
  const preview = previewOf(past.stake, expiry, source);
  return preview === undefined || problemOf(past.stake, expiry, source) !== undefined
    ? undefined
    : { pair, direction: past.direction, expiry, source, preview };
};

/**
 * The order at the present payout and fee; `undefined` while they are those of `intent`, and where its expiry or currency
 * is no longer on offer, which the server refuses.
 */
export const requote = (
  intent: OrderIntent,
  { expiries, source }: Offered,
): OrderIntent | undefined => {
  const expiry = expiries.find(({ seconds }) => seconds === intent.expiry.seconds);
  if (expiry === undefined || source.currencyId !== intent.source.currencyId) return undefined;
  const isSame =
    compare(expiry.payoutPercent, intent.expiry.payoutPercent) === 0 &&
    compare(source.feePercent, intent.source.feePercent) === 0;
  const preview = isSame ? undefined : previewOf(intent.preview.stake, expiry, source);
  return preview && { ...intent, expiry, source, preview };
};
