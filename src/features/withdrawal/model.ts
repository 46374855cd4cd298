import { optionalDecimal, optionalText } from '@/api/row-values';
import type { PayoutMethodRow, WithdrawalTermsRow } from '@/api/rows';
import { decimal, isPositive, subtract, type Decimal } from '@/domain/money/decimal';
import { currencyScaleOf } from '@/domain/money/scale';
import type { FeeTerms } from '@/domain/withdrawal/terms';

/** How a withdrawal is paid out. */
export type PayoutKind = 'wallet' | 'bank';

/** A saved destination of withdrawals. */
export type Destination =
  | {
      readonly kind: 'wallet';
      readonly id: number;
      readonly address: string;
      readonly currencyId: number;
      readonly label: string | undefined;
      readonly network: string | undefined;
      readonly memo: string | undefined;
    }
  | {
      readonly kind: 'bank';
      readonly id: number;
      /** Card or account number. */
      readonly address: string;
      /** The bank's name. */
      readonly label: string | undefined;
      readonly holder: string;
      readonly branch: string | undefined;
      /** Where the branch is. */
      readonly place: string | undefined;
      readonly swift: string | undefined;
      readonly iban: string | undefined;
    };

/** Fee and bounds of one way to pay out. Amounts in the withdrawn currency. */
export interface RouteTerms {
  readonly fee: FeeTerms;
  readonly minimum: Decimal;
  readonly maximum: Decimal | undefined;
  /** How long it usually takes. */
  readonly minutes: number | undefined;
  /**
   * The currency that the bank pays, and its units for one unit of what arrives; `unknown` if the server does not say.
   * `undefined` for a wallet, which gets the currency itself.
   */
  readonly pays: { readonly currency: string; readonly rate: Decimal } | 'unknown' | undefined;
}

/** What a withdrawal of one currency costs and may be. */
export interface Terms {
  readonly currencyId: number;
  readonly currency: string;
  /** Decimals of its amounts. */
  readonly scale: number;
  readonly available: Decimal;
  /** Left of today (UTC); `undefined` without a daily limit. */
  readonly dailyLeft: Decimal | undefined;
  readonly isPending: boolean | undefined;
  readonly turnover: { readonly needed: Decimal; readonly done: Decimal } | undefined;
  readonly usual: RouteTerms;
  /** Terms by network; `undefined` if the server names none. */
  readonly networks: ReadonlyMap<string, RouteTerms> | undefined;
  /** `undefined` if the currency is not paid to cards, as far as the server says. */
  readonly bank: RouteTerms | undefined;
  /** Every currency that can be withdrawn; `undefined` if the server does not say. */
  readonly payable: readonly Currency[] | undefined;
}

/** A currency of the server. */
export interface Currency {
  readonly id: number;
  readonly name: string;
}

const feeOf = (rate: string, ratetype: number | undefined): FeeTerms => ({
  rate: decimal(rate),
  basis: ratetype === 1 ? 'percent' : 'amount',
});

const usualOf = (row: WithdrawalTermsRow): RouteTerms => ({
  fee: feeOf(row.rate, row.ratetype),
  minimum: decimal(row.min_number),
  maximum: optionalDecimal(row.max_number),
  minutes: row.minutes,
  pays: undefined,
});

const networksOf = (row: WithdrawalTermsRow): Terms['networks'] => {
  if (row.networks === undefined) return undefined;
  const usual = usualOf(row);
  return new Map(
    row.networks.map(({ name, rate, min_number, minutes }) => [
      name,
      {
        ...usual,
        fee: rate === undefined ? usual.fee : feeOf(rate, row.ratetype),
        minimum: optionalDecimal(min_number) ?? usual.minimum,
        minutes: minutes ?? usual.minutes,
      },
    ]),
  );
};

/** Real servers tell neither networks nor banks: one fee and one minimum are for every way. */
const bankOf = (row: WithdrawalTermsRow): Terms['bank'] => {
  const { bank, networks } = row;
  if (bank === undefined) {
    return networks === undefined ? { ...usualOf(row), pays: 'unknown' } : undefined;
  }
  return {
    fee: feeOf(bank.rate, bank.ratetype),
    minimum: decimal(bank.min_number),
    maximum: optionalDecimal(bank.max_number),
    minutes: bank.minutes,
    pays: { currency: bank.pay_currency, rate: decimal(bank.exchange_rate) },
  };
};

const turnoverOf = (row: WithdrawalTermsRow): Terms['turnover'] => {
  const needed = optionalDecimal(row.turnover_needed);
  if (needed === undefined || !isPositive(needed)) return undefined;
  return { needed, done: decimal(row.turnover_done ?? '0') };
};

/** Reads the terms of a currency. */
export const toTerms = (row: WithdrawalTermsRow, currencyId: number): Terms => ({
  currencyId,
  currency: row.name,
  scale: currencyScaleOf(row.name, row.change_balance),
  available: decimal(row.change_balance),
  dailyLeft: optionalDecimal(row.daily_left),
  isPending: row.pending === undefined ? undefined : row.pending === 1,
  turnover: turnoverOf(row),
  usual: usualOf(row),
  networks: networksOf(row),
  bank: bankOf(row),
  payable: row.payable?.map(({ currency, currency_name }) => ({
    id: currency,
    name: currency_name,
  })),
});

/** Reads a saved destination. */
export const toDestination = (row: PayoutMethodRow): Destination =>
  row.kind === 'bank'
    ? {
        kind: 'bank',
        id: row.id,
        address: row.bank_account,
        label: optionalText(row.bank_name),
        holder: row.real_name,
        branch: optionalText(row.bank_branch),
        place: optionalText(row.bank_dizhi),
        swift: optionalText(row.bank_code),
        iban: optionalText(row.iban),
      }
    : {
        kind: 'wallet',
        id: row.id,
        address: row.address,
        currencyId: row.currency,
        label: optionalText(row.name),
        network: optionalText(row.sub_type),
        memo: optionalText(row.memo),
      };

/** The terms of a destination; `undefined` if the currency is not paid out there. */
export const routeTo = (terms: Terms, destination: Destination): RouteTerms | undefined => {
  if (destination.kind === 'bank') return terms.bank;
  const { network } = destination;
  if (network === undefined || terms.networks === undefined) return terms.usual;
  return terms.networks.get(network);
};

/** True if the memo may not be passed on: the field is ours, and a server without our terms of networks may not read it. */
export const isMemoUnsure = (terms: Pick<Terms, 'networks'>, destination: Destination): boolean =>
  destination.kind === 'wallet' && destination.memo !== undefined && terms.networks === undefined;

/** What is still to be traded before a withdrawal; `undefined` if nothing is. */
export const turnoverLeft = ({ turnover }: Terms): Decimal | undefined => {
  const left = turnover && subtract(turnover.needed, turnover.done);
  return left !== undefined && isPositive(left) ? left : undefined;
};
