import type { Decimal } from '@/domain/money/decimal';

/** A top-up channel: a network of a currency, or a bank account. Amounts in the currency, inclusive. */
export type TopUpChannel = {
  readonly id: number;
  readonly name: string;
  readonly currencyId: number;
  readonly minimum: Decimal;
  readonly maximum: Decimal;
  readonly minutes: number;
} & (
  | {
      readonly kind: 'network';
      readonly network: string;
      readonly confirmations: number;
      /** True if all users share one address, and a memo tells whose payment it is. */
      readonly needsMemo: boolean;
    }
  | {
      readonly kind: 'bank';
      readonly payCurrency: string;
      /** Units of the pay currency for one unit of the currency. */
      readonly exchangeRate: Decimal;
      readonly bank: string;
    }
);

/** Terms of withdrawals on one network. Amounts in the currency. */
export interface WithdrawalNetwork {
  readonly name: string;
  readonly needsMemo: boolean;
  readonly fee: Decimal;
  readonly minimum: Decimal;
  readonly minutes: number;
}

/** Terms of withdrawals to bank cards. Amounts in the currency. */
export interface BankWithdrawalTerms {
  readonly fee: Decimal;
  readonly minimum: Decimal;
  readonly maximum: Decimal;
  readonly minutes: number;
  readonly payCurrency: string;
  /** Units of the pay currency for one unit of the currency. */
  readonly exchangeRate: Decimal;
}

/** Fee and limits of withdrawals in a currency. Amounts in the currency. */
export interface WithdrawalTerms {
  readonly currencyId: number;
  readonly networks: readonly WithdrawalNetwork[];
  /** `undefined` if the currency is not paid to cards. */
  readonly bank: BankWithdrawalTerms | undefined;
  /** Deducted from the amount. */
  readonly fee: Decimal;
  readonly minimum: Decimal;
  readonly maximum: Decimal;
  readonly dailyLimit: Decimal;
  readonly minutes: number;
}

/** Currencies and channels for top-ups and withdrawals. */
export interface Funding {
  readonly channels: readonly TopUpChannel[];
  readonly withdrawals: readonly WithdrawalTerms[];
  /** True if a withdrawal may go to an address that is not bound. */
  readonly takesUnboundAddresses?: boolean;
}

/** Duration of reviews, in milliseconds of the world's clock. */
export interface ReviewTimes {
  readonly certificationMs: { readonly usual: number; readonly long: number };
  readonly paymentMs: { readonly usual: number; readonly long: number };
  readonly depositMs: { readonly usual: number; readonly long: number };
  readonly loanMs: { readonly usual: number; readonly long: number };
}
