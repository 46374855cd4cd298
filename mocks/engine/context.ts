import type { LotRules } from '@/domain/leverage/order';
import type { NightRules } from '@/domain/leverage/nights';
import type { AmountRules } from '@/domain/spot/order';
import type { Market, MarketPair } from './market';
import type { Board } from './board';
import type { Funding, ReviewTimes } from './funding/terms';
import type { WorldEvent, WorldState } from './state';
import type { Decimal } from '@/domain/money/decimal';
import type { Currency } from './currency';
import type { DepositProduct } from './deposits/product';
import type { FlashTerms } from './exchange/terms';
import type { LoanCatalogue } from './loans/product';
import type { ProjectPlan } from './projects/project';

export type { Currency } from './currency';

/** What leveraged positions on a pair may be and cost. */
export interface LeverageOffer {
  /** Size of a lot in the base currency. */
  readonly lotSize: Decimal;
  readonly lots: LotRules;
  /** Lots to choose quickly. */
  readonly presets: readonly number[];
  readonly leverages: readonly number[];
  /** Percent of the value, at opening. */
  readonly feePercent: Decimal;
  /** Percent of the value at opening, each night. */
  readonly overnightPercent: Decimal;
  readonly nights: NightRules;
}

/** What coin orders on a pair may be and cost. */
export interface SpotOffer {
  readonly amounts: AmountRules;
  /** Fraction of what is received. */
  readonly feeFraction: Decimal;
}

/** A pair of the market with the ids that the wire knows it by. */
export interface TradedPair {
  readonly id: number;
  readonly board: Board;
  readonly base: Currency;
  readonly quote: Currency;
  readonly market: MarketPair;
  /** True for a pair that is there to be tried: lists leave it out unless the world shows tests. */
  readonly isTest?: boolean;
  /** False for a pair on which nobody may trade. */
  readonly isActive?: boolean;
  /** Absent where the pair has none. */
  readonly leverage?: LeverageOffer;
  readonly spot?: SpotOffer;
}

/** An expiry time on offer; amounts in the paying currency, payout in percent of the stake. */
export interface ExpiryProduct {
  readonly id: number;
  readonly seconds: number;
  readonly payoutPercent: Decimal;
  readonly minimum: Decimal;
  readonly maximum: Decimal;
}

/** What is on offer: the engine reads it and never changes it. */
export interface Catalogue {
  readonly pairs: readonly TradedPair[];
  readonly currencies: readonly Currency[];
  readonly expiries: readonly ExpiryProduct[];
  readonly payable: readonly {
    readonly currency: Currency;
    readonly feePercent: Decimal;
    readonly presets: readonly string[];
  }[];
  /** The contract account: its currency, and the margin level in percent at which positions are closed. */
  readonly margin: { readonly currency: Currency; readonly stopOutPercent: Decimal };
  readonly inviteCodes: { readonly good: string; readonly referrerGone: string };
  readonly demoStartBalance: Decimal;
  readonly funding: Funding;
  readonly reviews: ReviewTimes;
  readonly deposits: readonly DepositProduct[];
  readonly loans: LoanCatalogue;
  readonly flash: FlashTerms;
  readonly projects: readonly ProjectPlan[];
}

/** What a use case may look at. `now` in epoch milliseconds of the world's clock. */
export interface Context {
  readonly state: Readonly<WorldState>;
  readonly now: number;
  readonly market: Market;
  readonly catalogue: Catalogue;
}

/** What can be looked at whatever the moment is. */
export type View = Omit<Context, 'now'>;

/** What a use case decides: what happens, and what the caller hears. */
export interface Decision<Reply> {
  readonly events: readonly WorldEvent[];
  readonly reply: Reply;
}

/** The market's second of a moment in epoch milliseconds. */
export const secondOf = (ms: number): number => Math.floor(ms / 1000);
