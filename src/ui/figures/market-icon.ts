/** Coins with a logo in public/market-icons (scripts/market-icons.ts). */
export const ICON_COINS = [
  'BTC',
  'ETH',
  'USDT',
  'USDC',
  'BNB',
  'SOL',
  'XRP',
  'DOGE',
  'ADA',
  'LTC',
  'DOT',
  'LINK',
  'AVAX',
  'TRX',
  'BCH',
  'SHIB',
] as const;

/** Currencies with a flag there: that of the country, or union, of the code's first two letters (ISO 4217). */
export const ICON_FLAGS = ['EUR', 'USD', 'GBP', 'JPY', 'AUD', 'CHF', 'CAD', 'NZD'] as const;

/** Metals with a drawing there. */
export const ICON_METALS = ['XAU', 'XAG', 'XPT', 'XPD'] as const;

/** A currency as a disc. */
export interface MarketIcon {
  readonly currency: string;
  /** Its file in public/market-icons; `undefined` for a currency without one, which shows its letter. */
  readonly file: string | undefined;
}

const has = (list: readonly string[], currency: string): boolean => list.includes(currency);

const iconOf = (currency: string): MarketIcon => {
  const isDrawn = [ICON_COINS, ICON_FLAGS, ICON_METALS].some((list) => has(list, currency));
  return { currency, file: isDrawn ? `${currency.toLowerCase()}.svg` : undefined };
};

/**
 * The icons of a currency (`BTC`) or a pair (`BTC/USDT`). The base currency stands for its pair; a forex pair has two
 * icons, base first.
 */
export const marketIcons = (symbol: string): readonly [MarketIcon, MarketIcon?] => {
  const [base = '', quote] = symbol.toUpperCase().split('/');
  const isForex = quote !== undefined && has(ICON_FLAGS, base) && !has(ICON_COINS, quote);
  return isForex ? [iconOf(base), iconOf(quote)] : [iconOf(base)];
};
