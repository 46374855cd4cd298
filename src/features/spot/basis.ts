import { decimalsIn } from '@/domain/format/numbers';
import { decimal, ZERO, type Decimal } from '@/domain/money/decimal';
import type { TradableCoin } from './command';
import type { TicketBasis } from './ticket';

/** What is available of a currency in the coin account, and how fine its amounts are. */
export interface Balance {
  readonly available: Decimal;
  /** Decimals of the currency. */
  readonly scale: number;
}

/** A balance as the server writes it: with all decimals of its currency, or with none. */
export const toBalance = (text: string, usualScale: number): Balance => ({
  available: decimal(text),
  scale: decimalsIn(text) === 0 ? usualScale : decimalsIn(text),
});

/** The price of a pair and what it is worse by each way. */
export interface CoinQuote {
  readonly price: string;
  readonly spread: string | undefined;
}

/** What a ticket is reckoned with. */
export const toBasis = (
  pair: TradableCoin,
  quote: CoinQuote,
  balances: { readonly base: Balance; readonly quote: Balance },
): TicketBasis => ({
  terms: {
    feeFraction: pair.spot.feeFraction,
    baseScale: balances.base.scale,
    quoteScale: balances.quote.scale,
  },
  rules: pair.spot.rules,
  last: decimal(quote.price),
  spread: decimal(quote.spread ?? ZERO),
  decimals: pair.decimals,
  available: { base: balances.base.available, quote: balances.quote.available },
});
