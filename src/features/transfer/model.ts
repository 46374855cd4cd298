import * as zod from 'zod/mini';
import { isPositive, percentOf, decimal, toScale, type Decimal } from '@/domain/money/decimal';
import {
  otherAccount,
  readTransferAmount,
  transferProblem,
  transferResult,
  type BeforeAndAfter,
  type TransferAccount,
  type TransferFunds,
  type TransferProblem,
} from '@/domain/transfer/transfer';

/** A currency with what is available of it in both accounts. */
export interface TransferCurrency {
  readonly id: number;
  readonly currency: string;
  /** Decimals of an amount. */
  readonly decimals: number;
  readonly available: Readonly<Record<TransferAccount, Decimal>>;
}

/** The form. The amount is text as typed. */
export interface TransferDraft {
  readonly from: TransferAccount;
  /** `undefined` until one is chosen: the first that is held. */
  readonly currencyId: number | undefined;
  readonly amount: string;
}

/** The form before anything is typed. */
export const EMPTY_DRAFT: TransferDraft = { from: 'coin', currencyId: undefined, amount: '' };

const storedDraft = zod.object({
  from: zod.enum(['coin', 'contract']),
  currencyId: zod.optional(zod.int()),
  amount: zod.string().check(zod.maxLength(60)),
});

/** Parses a stored form; `undefined` if it is not valid. */
export const parseDraft = (value: unknown): TransferDraft | undefined => {
  const { data } = storedDraft.safeParse(value);
  return data && { ...data, currencyId: data.currencyId };
};

/** The currencies that the account holds; all of the list if it holds none, to show that nothing is there. */
export const currenciesIn = (
  currencies: readonly TransferCurrency[],
  from: TransferAccount,
): readonly TransferCurrency[] => {
  const held = currencies.filter(({ available }) => isPositive(available[from]));
  return held.length > 0 ? held : currencies.slice(0, 1);
};

/** The chosen currency, or the first that the account holds. */
export const chosenOf = (
  currencies: readonly TransferCurrency[],
  { from, currencyId }: TransferDraft,
): TransferCurrency | undefined => {
  const held = currenciesIn(currencies, from);
  return held.find(({ id }) => id === currencyId) ?? held[0];
};

/** The form for a currency: out of the account that holds it. An amount of another currency is not kept. */
export const startWith = (
  draft: TransferDraft,
  { id, available }: Pick<TransferCurrency, 'id' | 'available'>,
): TransferDraft => {
  if (draft.currencyId === id) return draft;
  const isElsewhere =
    !isPositive(available[draft.from]) && isPositive(available[otherAccount(draft.from)]);
  return {
    from: isElsewhere ? otherAccount(draft.from) : draft.from,
    currencyId: id,
    amount: '',
  };
};

/** `percent` of what is available in the account, as text for the field. */
export const shareOf = (
  { available, decimals }: TransferCurrency,
  from: TransferAccount,
  percent: string,
): Decimal => toScale(percentOf(available[from], decimal(percent)), decimals, 'down');

const fundsOf = (
  { available, decimals }: TransferCurrency,
  from: TransferAccount,
): TransferFunds => ({ from, available, scale: decimals });

/** A transfer as the sheet shows it. */
export interface TransferCommand {
  readonly from: TransferAccount;
  readonly currency: Pick<TransferCurrency, 'id' | 'currency' | 'decimals'>;
  readonly amount: Decimal;
  readonly result: Readonly<Record<TransferAccount, BeforeAndAfter>>;
}

/** What the form asks for: a command, or the problem of its amount; neither while the amount is empty. */
export const readDraft = (
  draft: TransferDraft,
  currency: TransferCurrency,
): {
  readonly command: TransferCommand | undefined;
  readonly problem: TransferProblem | undefined;
} => {
  if (draft.amount === '') return { command: undefined, problem: undefined };
  const funds = fundsOf(currency, draft.from);
  const amount = readTransferAmount(draft.amount, funds.scale);
  const problem = transferProblem(draft.amount, funds);
  if (amount === undefined || problem !== undefined) return { command: undefined, problem };
  const { id, currency: name, decimals } = currency;
  const result = transferResult(amount, funds);
  return {
    command: { from: draft.from, currency: { id, currency: name, decimals }, amount, result },
    problem: undefined,
  };
};
