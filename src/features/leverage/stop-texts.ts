import {
  amountOfStop,
  percentOfStop,
  stopAtAmount,
  stopAtPercent,
  type StopBasis,
  type StopKind,
} from '@/domain/leverage/stops';
import { isPositive, parseDecimal, toFixedScale, type Decimal } from '@/domain/money/decimal';

/** What a stop can be given in: a price, percent of the open price, or money gained or lost. */
export const STOP_UNITS = ['price', 'percent', 'amount'] as const;

/** What a stop is given in. */
export type StopUnit = (typeof STOP_UNITS)[number];

/** Both stops as typed; `''` is none. */
export interface StopTexts {
  readonly unit: StopUnit;
  readonly takeProfit: string;
  readonly stopLoss: string;
}

/** Each unit's way to a price. A price that is not positive cannot be reached: it is refused as it stands. */
const TO_PRICE = {
  price: (_basis: StopBasis, value: Decimal): Decimal => value,
  percent: stopAtPercent,
  amount: stopAtAmount,
} as const satisfies Record<StopUnit, (basis: StopBasis, value: Decimal) => Decimal>;

/** The price of a stop as typed; `undefined` for none and for text that is no number. */
export const stopPrice = ({ unit, ...texts }: StopTexts, basis: StopBasis): Decimal | undefined => {
  const value = parseDecimal(texts[basis.kind]);
  return value === undefined ? undefined : TO_PRICE[unit](basis, value);
};

const unsigned = (text: string): string => text.replace('-', '');

/** The text of a stop in another unit, so that a switch of units loses nothing. */
const inUnit = (unit: StopUnit, basis: StopBasis, price: Decimal): string => {
  switch (unit) {
    case 'price':
      return toFixedScale(price, basis.decimals, 'down');
    case 'percent':
      return percentOfStop(basis, price);
    case 'amount':
      return unsigned(amountOfStop(basis, price));
  }
};

/** Both texts turned into another unit. What is no price yet stays empty. */
export const inOtherUnit = (
  texts: StopTexts,
  unit: StopUnit,
  basisOf: (kind: StopKind) => StopBasis,
): StopTexts => {
  const turned = (kind: StopKind): string => {
    const price = stopPrice(texts, basisOf(kind));
    return price === undefined || !isPositive(price) ? '' : inUnit(unit, basisOf(kind), price);
  };
  return { unit, takeProfit: turned('takeProfit'), stopLoss: turned('stopLoss') };
};
