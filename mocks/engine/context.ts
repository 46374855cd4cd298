import type { LotRules } from '@/domain/leverage/order';
import type { NightRules } from '@/domain/leverage/nights';
import type { SpotAmountRules } from '@/domain/spot/order';
import type { Market, MarketPair } from './market';
import type { Board } from '@/domain/codes/board';
import type { Funding, ReviewTimes } from './funding/terms';
import type { WorldEvent, WorldState } from './state';
import type { Decimal } from '@/domain/money/decimal';
import type { Currency } from './currency';
import type { DepositProduct } from './deposits/product';
import type { FlashTerms } from './exchange/terms';
import type { LoanCatalogue } from './loans/product';
import type { ProjectPlan } from './projects/project';

export type { Currency } from './currency';

/** Limits and costs of leveraged positions on a pair. */
export interface LeverageOffer {
  /** Size of a lot in the base currency. */
  readonly lotSize: Decimal;
  readonly lots: Readonly<Record<keyof LotRules, number>>;
  /** Numbers of lots offered as quick choices. */
  readonly presets: readonly number[];
  readonly leverages: readonly number[];
  /** Percent of the position's value, charged at opening. */
  readonly feePercent: Decimal;
  /** Percent of the value at opening, charged each night. */
  readonly overnightPercent: Decimal;
  readonly nights: NightRules;
}

/** Limits and costs of spot orders on a pair. */
export interface SpotOffer {
  readonly amounts: SpotAmountRules;
  /** Fraction of the amount received. */
  readonly feeFraction: Decimal;
}

/** A pair of the market with its wire ids. */
export interface TradedPair {
  readonly id: number;
  readonly board: Board;
  readonly base: Currency;
  readonly quote: Currency;
  readonly market: MarketPair;
  /** True for a test pair: lists omit it unless the world shows test pairs. */
  readonly isTest?: boolean;
  /** False for a pair that cannot be traded. */
  readonly isActive?: boolean;
  /** Absent if the pair has no leveraged trading. */
  readonly leverage?: LeverageOffer;
  readonly spot?: SpotOffer;
}

/** An expiry time on offer. Amounts in the paying currency, payout in percent of the stake. */
export interface ExpiryProduct {
  readonly id: number;
  readonly seconds: number;
  readonly payoutPercent: Decimal;
  readonly minimum: Decimal;
  readonly maximum: Decimal;
}

/** Products and terms. The engine reads it and never changes it. */
export interface Catalogue {
  readonly pairs: readonly TradedPair[];
  readonly currencies: readonly Currency[];
  readonly expiries: readonly ExpiryProduct[];
  readonly payable: readonly {
    readonly currency: Currency;
    readonly feePercent: Decimal;
    readonly presets: readonly string[];
  }[];
  /** The contract account: its currency, and the margin level in percent at which a stop-out closes positions. */
  readonly margin: { readonly currency: Currency; readonly stopOutPercent: Decimal };
  readonly inviteCodes: { readonly good: string; readonly referrerGone: string };
  /** Play money of a demo account, in the first paying currency: so much in the coin and in the contract account. */
  readonly demoStartBalance: Decimal;
  readonly funding: Funding;
  readonly reviews: ReviewTimes;
  readonly deposits: readonly DepositProduct[];
  readonly loans: LoanCatalogue;
  readonly flash: FlashTerms;
  readonly projects: readonly ProjectPlan[];
}

/** Everything that a use case may read. `now` in epoch milliseconds of the world's clock. */
export interface Context {
  readonly state: Readonly<WorldState>;
  readonly now: number;
  readonly market: Market;
  readonly catalogue: Catalogue;
}

/** The part of the context that does not depend on the time. */
export type View = Omit<Context, 'now'>;

/** The result of a use case: the events to apply and the reply to the caller. */
export interface Decision<Reply> {
  readonly events: readonly WorldEvent[];
  readonly reply: Reply;
}

/** Epoch second of a time in epoch milliseconds. */
export const secondOf = (ms: number): number => Math.floor(ms / 1000);
