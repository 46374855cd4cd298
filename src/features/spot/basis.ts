import { decimal, ZERO, type Decimal } from '@/domain/money/decimal';
import { currencyScaleOf } from '@/domain/money/scale';
import type { SpotPair } from './command';
import type { TicketBasis } from './ticket';

/** Available balance of a currency in the coin account, and the fee of orders that its wallet says. */
export interface Balance {
  readonly available: Decimal;
  /** Decimals of the currency. */
  readonly scale: number;
  /** Fraction of the received amount. */
  readonly feeFraction?: Decimal | undefined;
}

/** Parses a balance of a currency. */
export const toBalance = (text: string, currency: string): Balance => ({
  available: decimal(text),
  scale: currencyScaleOf(currency, text),
});

/** Last price of a pair, and the spread of bid and of ask from it, in the quote currency. */
export interface CoinQuote {
  readonly price: string;
  readonly spread: string | undefined;
}

/** Combines the data that a ticket's figures are computed from. */
export const toTicketBasis = (
  pair: SpotPair,
  quote: CoinQuote,
  balances: { readonly base: Balance; readonly quote: Balance },
): TicketBasis => {
  const { base, quote: money } = balances;
  const fee = pair.spot.feeFraction ?? base.feeFraction ?? money.feeFraction;
  return {
    terms: { feeFraction: fee ?? ZERO, baseScale: base.scale, quoteScale: money.scale },
    isFeeStated: fee !== undefined,
    rules: pair.spot.rules,
    last: decimal(quote.price),
    spread: decimal(quote.spread ?? ZERO),
    decimals: pair.decimals,
    available: { base: base.available, quote: money.available },
  };
};
