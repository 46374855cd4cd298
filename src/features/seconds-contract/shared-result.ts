import { formatPrice, formatSignedAmount } from '@/domain/format/numbers';
import { STAKE_DECIMALS } from '@/domain/seconds/contract';
import type { SettledOrder } from './order';

/** Translated texts of a shared result. */
export interface SharedResultTexts {
  /** Product, pair, direction and expiry. */
  readonly title: string;
  readonly entry: string;
  readonly settlement: string;
  readonly profit: string;
  /** What the reader must know of account and prices, a line each. */
  readonly notes: readonly string[];
}

/** Epoch seconds as `YYYY-MM-DD HH:mm:ss UTC`: readers are in other time zones. */
const utcTime = (epochSeconds: number): string =>
  `${new Date(epochSeconds * 1000).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

const priceLine = (
  label: string,
  price: string | undefined,
  epochSeconds: number | undefined,
): string =>
  [`${label} ${formatPrice(price)}`, ...(epochSeconds === undefined ? [] : [utcTime(epochSeconds)])]
    // Not a comma: it is the decimal mark of some languages.
    .join(' · ');

/** A settled order as plain text to share, with numbers as on the screen. Holds nothing of the account: no order number, stake, balance or name. */
export const sharedResult = (order: SettledOrder, texts: SharedResultTexts): string => {
  const profit = `${formatSignedAmount(order.profit, STAKE_DECIMALS)} ${order.currency}`;
  return [
    texts.title,
    priceLine(texts.entry, order.entry, order.openedAt),
    priceLine(texts.settlement, order.settlement, order.settledAt),
    `${texts.profit} ${profit}`,
    ...texts.notes,
  ].join('\n');
};
