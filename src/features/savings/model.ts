import * as zod from 'zod/mini';
import type { DepositProductRow } from '@/api/rows';
import { payoutTime } from '@/domain/deposit/calendar';
import {
  earlyRedemption,
  expectedInterest,
  type EarlyRedemption,
  type RedemptionTerms,
  type YieldRange,
} from '@/domain/deposit/interest';
import type { AmountRules } from '@/domain/money/amount-rules';
import { amountRefusal, shareOfBalance, type AmountRefusal } from '@/domain/money/balance-amount';
import {
  compare,
  decimal,
  isPositive,
  parseDecimal,
  subtract,
  type Decimal,
} from '@/domain/money/decimal';
import { currencyScaleOf } from '@/domain/money/scale';

/** A product of savings. `undefined` is what the server does not send. */
export interface SavingsProduct {
  readonly id: number;
  readonly currencyId: number;
  readonly currency: string;
  /** Percent per day. */
  readonly range: YieldRange;
  /** Lock in days. */
  readonly days: number;
  readonly minimum: Decimal;
  /** Per deposit; `undefined` for no limit. */
  readonly maximum: Decimal | undefined;
  /** Hour of the daily payout, UTC. */
  readonly payoutHour: number | undefined;
  /** What early redemption costs. */
  readonly redemption: RedemptionTerms | undefined;
  /** How many more people may have one; `undefined` for any number. */
  readonly placesLeft: number | undefined;
}

/** What the sheet of a deposit says of leaving early: free under review where the terms of redemption are known. */
export const exitNoteOf = ({ redemption }: Pick<SavingsProduct, 'redemption'>) =>
  redemption === undefined ? 'redeem.unknown' : 'confirm.free';

/** What the user has of a currency in the spot account. */
export interface SavingsFunds {
  readonly id: number;
  readonly decimals: number;
  readonly available: Decimal;
}

/** Maps a row of the list of products. */
export const toProduct = (row: DepositProductRow): SavingsProduct => {
  const { interest_rate_max: most, cancel_rate: percent, cancel_basis: basis } = row;
  return {
    id: row.id,
    currencyId: row.currency_id,
    currency: row.currency_name,
    range: {
      lowest: decimal(row.interest_rate),
      highest: most === undefined ? undefined : decimal(most),
    },
    days: row.day,
    minimum: decimal(row.save_min),
    maximum: isPositive(decimal(row.save_max)) ? decimal(row.save_max) : undefined,
    payoutHour: row.payout_hour,
    redemption:
      percent === undefined || basis === undefined
        ? undefined
        : { percent: decimal(percent), basis },
    placesLeft: row.places_left,
  };
};

/** True if nobody can join any more. */
export const isFull = ({ placesLeft }: Pick<SavingsProduct, 'placesLeft'>): boolean =>
  placesLeft === 0;

/** Decimals of amounts of a product: those of the balance, where it is known, else the usual ones. */
export const productScale = (
  { currency }: Pick<SavingsProduct, 'currency'>,
  funds: Pick<SavingsFunds, 'decimals'> | undefined,
): number => funds?.decimals ?? currencyScaleOf(currency);

/** The bounds of an amount. */
const rulesOf = (
  product: SavingsProduct,
  funds: Pick<SavingsFunds, 'decimals'> | undefined,
): AmountRules => ({
  minimum: product.minimum,
  maximum: product.maximum,
  scale: productScale(product, funds),
});

/** The form as typed, of one product. */
export interface SavingsDraft {
  readonly productId: number | undefined;
  readonly amount: string;
}

/** The form before anything is typed. */
export const EMPTY_DRAFT: SavingsDraft = { productId: undefined, amount: '' };

const storedDraft = zod.object({
  productId: zod.optional(zod.int()),
  amount: zod.string().check(zod.maxLength(60)),
});

/** Parses a form stored on the device; `undefined` if it is not valid. */
export const parseDraft = (value: unknown): SavingsDraft | undefined => {
  const { data } = storedDraft.safeParse(value);
  return data && { productId: data.productId, amount: data.amount };
};

/** The amount typed for a product: one that was typed for another product does not count. */
export const amountFor = (
  { productId, amount }: SavingsDraft,
  { id }: Pick<SavingsProduct, 'id'>,
): string => (productId === id ? amount : '');

/** `percent` of what is available, as text for the field. */
export const shareOf = (product: SavingsProduct, funds: SavingsFunds, percent: string): Decimal =>
  shareOfBalance(percent, rulesOf(product, funds), funds.available);

/** Why a typed amount cannot be deposited; keys of the error catalogue. */
export type AmountProblem = AmountRefusal | 'wallet_insufficient';

/** The first problem of a typed amount; `undefined` while nothing is typed or wrong. */
export const problemOf = (
  typed: string,
  product: SavingsProduct,
  funds: SavingsFunds,
): AmountProblem | undefined => {
  if (typed === '') return undefined;
  const amount = parseDecimal(typed);
  if (amount === undefined) return 'amount_wrong';
  const isBeyond = compare(amount, funds.available) > 0;
  return (
    amountRefusal(amount, rulesOf(product, funds)) ?? (isBeyond ? 'wallet_insufficient' : undefined)
  );
};

/** Early redemption after a number of payouts. */
export interface Exit extends EarlyRedemption {
  readonly afterDays: number;
}

/** What a deposit of an amount comes to. */
export interface Plan {
  readonly principal: Decimal;
  /** Over the whole lock. */
  readonly interest: { readonly least: Decimal; readonly most: Decimal };
  /** Of one day. */
  readonly daily: { readonly least: Decimal; readonly most: Decimal };
  /** Early redemption at once and half way; `undefined` if the server does not say what it costs. */
  readonly exits: readonly [Exit, Exit] | undefined;
}

/** What a deposit of `principal` comes to in a product. */
export const planOf = (
  { range, days, redemption }: SavingsProduct,
  principal: Decimal,
  scale: number,
): Plan => {
  const exitAfter = (terms: RedemptionTerms, afterDays: number): Exit => ({
    afterDays,
    ...earlyRedemption(principal, { range, terms }, days - afterDays, scale),
  });
  return {
    principal,
    interest: expectedInterest(principal, range, days, scale),
    daily: expectedInterest(principal, range, 1, scale),
    exits: redemption && [exitAfter(redemption, 0), exitAfter(redemption, Math.floor(days / 2))],
  };
};

/** True if the rate moves between two that the server names. */
export const isRange = ({ range: { lowest, highest } }: Pick<SavingsProduct, 'range'>): boolean =>
  highest !== undefined && compare(lowest, highest) !== 0;

/**
 * True if the fee of early redemption counts unpaid days at the lowest rate of a range. A fee on the deposit counts no
 * days, and a single rate is no lowest one.
 */
export const isFeeByLowestRate = (product: Pick<SavingsProduct, 'redemption' | 'range'>): boolean =>
  product.redemption?.basis === 'unpaid_interest' && isRange(product);

/** The typed amount, if the product takes it; else the minimum of the product, as an example. */
export const exampleOf = (
  typed: string,
  product: SavingsProduct,
  funds: Pick<SavingsFunds, 'decimals'> | undefined,
): { readonly principal: Decimal; readonly isTyped: boolean } => {
  const amount = parseDecimal(typed);
  return amount !== undefined && amountRefusal(amount, rulesOf(product, funds)) === undefined
    ? { principal: amount, isTyped: true }
    : { principal: product.minimum, isTyped: false };
};

/** When a deposit pays first and is back, in epoch seconds. */
export interface DepositDates {
  readonly firstPayout: number;
  readonly unlock: number;
}

/** The dates of a deposit that is approved at `now`, epoch milliseconds; `undefined` if the server does not say. */
export const datesOf = (
  { days, payoutHour }: Pick<SavingsProduct, 'days' | 'payoutHour'>,
  now: number,
): DepositDates | undefined =>
  payoutHour === undefined
    ? undefined
    : {
        firstPayout: payoutTime(now, 1, payoutHour) / 1000,
        unlock: payoutTime(now, days, payoutHour) / 1000,
      };

/** A deposit as its sheet shows it. */
export interface OpenCommand {
  readonly product: SavingsProduct;
  readonly plan: Plan;
  /** Decimals of the amounts. */
  readonly scale: number;
  /** Available in the spot account before and after. */
  readonly balance: { readonly before: Decimal; readonly after: Decimal };
  /** If it is approved on the day (UTC) on which it is shown. */
  readonly dates: DepositDates | undefined;
}

/** The same deposit with the dates of `now`, epoch milliseconds. */
export const datedAt = (command: OpenCommand, now: number): OpenCommand => ({
  ...command,
  dates: datesOf(command.product, now),
});

/** False once midnight in UTC has moved the dates of a deposit away from the ones that it shows. */
export const isDatedAt = ({ product, dates }: OpenCommand, now: number): boolean =>
  datesOf(product, now)?.firstPayout === dates?.firstPayout;

/** The deposit that the form asks for at `now`, epoch milliseconds; `undefined` while its amount cannot be deposited. */
export const commandOf = (
  amount: string,
  product: SavingsProduct,
  funds: SavingsFunds,
  now: number,
): OpenCommand | undefined => {
  const principal = parseDecimal(amount);
  if (principal === undefined || isFull(product)) return undefined;
  if (problemOf(amount, product, funds) !== undefined) return undefined;
  const scale = productScale(product, funds);
  const { available: before } = funds;
  return {
    product,
    scale,
    plan: planOf(product, principal, scale),
    balance: { before, after: subtract(before, principal) },
    dates: datesOf(product, now),
  };
};
