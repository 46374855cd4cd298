import * as zod from 'zod/mini';
import type { FlashCurrenciesRow } from '@/api/rows';
import {
  flashAmountProblem,
  flashRate,
  flashResult,
  type FlashAmountProblem,
} from '@/domain/exchange/flash';
import type { AmountRules } from '@/domain/money/amount-rules';
import { shareOfBalance } from '@/domain/money/balance-amount';
import {
  add,
  decimal,
  isPositive,
  parseDecimal,
  subtract,
  ZERO,
  type Decimal,
} from '@/domain/money/decimal';
import { currencyScaleOf } from '@/domain/money/scale';

/** A currency that can be given or received. */
export interface ExchangeCurrency {
  readonly id: number;
  readonly name: string;
  /** Worth of one unit in USDT. */
  readonly price: Decimal;
  /** Available in the spot account. */
  readonly available: Decimal;
  /** Bounds of the given amount. */
  readonly rules: AmountRules;
}

/** The currencies that can be given, and those that can be received. */
export interface ExchangeCurrencies {
  readonly given: readonly ExchangeCurrency[];
  readonly got: readonly ExchangeCurrency[];
}

/** What is given and what is received for it. */
export interface ExchangePair {
  readonly give: ExchangeCurrency;
  readonly get: ExchangeCurrency;
}

/** A rate of a pair. */
export interface ExchangeRate {
  /** `undefined` if the server holds no rates and takes the price of the moment. */
  readonly quoteId: string | undefined;
  /** Units received per unit given, before the fee. */
  readonly rate: Decimal;
  /** Price of the given currency in USDT, sent with the exchange. */
  readonly price: Decimal;
  /** Percent of the received amount; `undefined` if the server does not say. */
  readonly feePercent: Decimal | undefined;
  /** Epoch milliseconds up to which it is held; `undefined` if it is not. */
  readonly expiresAt: number | undefined;
}

/** What an exchange gives at a rate. */
export interface ExchangePreview {
  readonly given: Decimal;
  readonly received: Decimal;
  readonly fee: Decimal;
  /** True if the server may book another amount: it holds no rate, or does not say its fee. */
  readonly isAbout: boolean;
}

type Row = FlashCurrenciesRow['left'][number];

const toCurrency = (row: Row): ExchangeCurrency => ({
  id: row.id,
  name: row.name,
  price: decimal(row.price),
  available: decimal(row.balance),
  rules: {
    minimum: decimal(row.min_number ?? ZERO),
    maximum: row.max_number === undefined ? undefined : decimal(row.max_number),
    scale: currencyScaleOf(row.name, row.balance),
  },
});

/** Maps the lists of a reply. */
export const toCurrencies = ({ left, right }: FlashCurrenciesRow): ExchangeCurrencies => ({
  given: left.map(toCurrency),
  got: right.map(toCurrency),
});

/** The rate of a reply for a pair of its currencies; `undefined` if it has none for them. */
export const toRate = (
  message: FlashCurrenciesRow,
  giveId: number,
  getId: number,
): ExchangeRate | undefined => {
  const { quote, left, right } = message;
  if (quote !== undefined) {
    if (quote.l_currency_id !== giveId || quote.r_currency_id !== getId) return undefined;
    return {
      quoteId: quote.quote_id,
      rate: decimal(quote.rate),
      price: decimal(quote.price),
      feePercent: quote.fee_rate === undefined ? undefined : decimal(quote.fee_rate),
      expiresAt: quote.expires_time * 1000,
    };
  }
  const given = left.find(({ id }) => id === giveId)?.price;
  const got = right.find(({ id }) => id === getId)?.price;
  if (given === undefined || got === undefined || !isPositive(decimal(got))) return undefined;
  const price = decimal(given);
  const rate = flashRate(price, decimal(got), ZERO);
  return { quoteId: undefined, rate, price, feePercent: undefined, expiresAt: undefined };
};

/** The form as typed. */
export interface ExchangeDraft {
  readonly giveId: number | undefined;
  readonly getId: number | undefined;
  /** In the given currency. */
  readonly amount: string;
}

/** The form before anything is chosen. */
export const EMPTY_DRAFT: ExchangeDraft = { giveId: undefined, getId: undefined, amount: '' };

const storedDraft = zod.object({
  giveId: zod.optional(zod.int()),
  getId: zod.optional(zod.int()),
  amount: zod.string().check(zod.maxLength(60)),
});

/** Parses a form stored on the device; `undefined` if it is not valid. */
export const parseDraft = (value: unknown): ExchangeDraft | undefined => {
  const { data } = storedDraft.safeParse(value);
  return data && { giveId: data.giveId, getId: data.getId, amount: data.amount };
};

/** The form filled in with the terms of an earlier exchange. */
export const draftToRepeat = (
  terms: Pick<ExchangeDraft, 'giveId' | 'getId'> & { readonly given: Decimal },
): ExchangeDraft => ({ giveId: terms.giveId, getId: terms.getId, amount: terms.given });

/**
 * The pair of a form: what is chosen, as far as it is offered, else the first currency that is held, and the first one
 * to receive for it. `undefined` if nothing can be exchanged.
 */
export const pairOf = (
  { giveId, getId }: ExchangeDraft,
  { given, got }: ExchangeCurrencies,
): ExchangePair | undefined => {
  const give =
    given.find(({ id }) => id === giveId) ??
    given.find(({ id, available }) => id !== getId && isPositive(available)) ??
    given.find(({ id }) => id !== getId);
  const get =
    got.find(({ id }) => id === getId && id !== give?.id) ?? got.find(({ id }) => id !== give?.id);
  return give && get && { give, get };
};

/** The form after its currency to give was chosen. Choosing the one to receive swaps them. */
export const withGive = (
  draft: ExchangeDraft,
  { give, get }: ExchangePair,
  giveId: number,
): ExchangeDraft => ({
  giveId,
  getId: giveId === get.id ? give.id : get.id,
  amount: giveId === give.id ? draft.amount : '',
});

/** The form that gives a currency, if it can be given. An amount of another currency is not kept. */
export const startWith = (
  draft: ExchangeDraft,
  lists: ExchangeCurrencies,
  giveId: number,
): ExchangeDraft => {
  const pair = pairOf(draft, lists);
  if (pair === undefined || lists.given.every(({ id }) => id !== giveId)) return draft;
  return withGive(draft, pair, giveId);
};

/** The form after its currency to receive was chosen. Choosing the one to give swaps them. */
export const withGet = (
  draft: ExchangeDraft,
  { give, get }: ExchangePair,
  getId: number,
): ExchangeDraft =>
  getId === give.id
    ? { giveId: get.id, getId, amount: '' }
    : { giveId: give.id, getId, amount: draft.amount };

/** True if what is received can be given as well. */
export const canSwap = ({ get }: ExchangePair, { given }: ExchangeCurrencies): boolean =>
  given.some(({ id }) => id === get.id);

/** The form with `percent` of the balance. */
export const withShare = (
  draft: ExchangeDraft,
  { give }: ExchangePair,
  percent: string,
): ExchangeDraft => ({
  ...draft,
  giveId: give.id,
  amount: shareOfBalance(percent, give.rules, give.available),
});

/** What an amount gives at a rate; `undefined` if the text is no amount. */
export const previewOf = (
  amount: string,
  { get }: ExchangePair,
  { rate, quoteId, feePercent }: ExchangeRate,
): ExchangePreview | undefined => {
  const given = parseDecimal(amount);
  if (given === undefined || !isPositive(given)) return undefined;
  const result = flashResult(given, rate, feePercent ?? ZERO, get.rules.scale);
  return { given, ...result, isAbout: quoteId === undefined || feePercent === undefined };
};

/** The problem of a typed amount. */
export type AmountProblem = FlashAmountProblem | 'not_positive';

/** The first problem of the typed amount; `undefined` if there is none yet. */
export const problemOf = (
  amount: string,
  pair: ExchangePair,
  rate: ExchangeRate | undefined,
): AmountProblem | undefined => {
  if (amount === '') return undefined;
  const given = parseDecimal(amount);
  if (given === undefined) return 'amount_wrong';
  if (!isPositive(given)) return 'not_positive';
  const preview = rate && previewOf(amount, pair, rate);
  return flashAmountProblem(given, pair.give.rules, preview?.received, pair.give.available);
};

/** What an amount gives that can be exchanged; `undefined` of any other, which must not be promised. */
export const offerOf = (
  amount: string,
  pair: ExchangePair,
  rate: ExchangeRate,
): ExchangePreview | undefined =>
  problemOf(amount, pair, rate) === undefined ? previewOf(amount, pair, rate) : undefined;

/** True if a rate is worth asking for: a positive amount is typed. */
export const isAsking = (amount: string): boolean => {
  const given = parseDecimal(amount);
  return given !== undefined && isPositive(given);
};

/** A balance before and after an exchange. */
interface Change {
  readonly before: Decimal;
  readonly after: Decimal;
}

/** Both balances before and after an exchange. */
export const balancesAfter = (
  { give, get }: ExchangePair,
  { given, received }: ExchangePreview,
): { readonly give: Change; readonly get: Change } => ({
  give: { before: give.available, after: subtract(give.available, given) },
  get: { before: get.available, after: add(get.available, received) },
});
