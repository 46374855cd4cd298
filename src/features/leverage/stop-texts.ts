import {
  amountOfStop,
  percentOfStop,
  stopAtAmount,
  stopAtPercent,
  type StopBasis,
  type StopKind,
} from '@/domain/leverage/stops';
import { isPositive, toFixedScale, type Decimal } from '@/domain/money/decimal';
import { parseFieldText } from '@/lib/digits';
import { MONEY_DECIMALS } from './terms';

/** Units of a stop: a price, percent of the open price, or profit and loss in the margin currency. */
export const STOP_UNITS = ['price', 'percent', 'amount'] as const;

/** Unit in which a stop is entered. */
export type StopUnit = (typeof STOP_UNITS)[number];

/** Both stops as typed, in `unit`; `''` is no stop. */
export interface StopTexts {
  readonly unit: StopUnit;
  readonly takeProfit: string;
  readonly stopLoss: string;
}

const PERCENT_DECIMALS = 2;

/** Decimals of a stop in a unit, for a pair with prices of these `decimals`. */
export const stopDecimals = (unit: StopUnit, decimals: number): number =>
  ({ price: decimals, percent: PERCENT_DECIMALS, amount: MONEY_DECIMALS })[unit];

/** Converts a value of each unit to a price. It may not be positive; validation rejects that. */
const TO_PRICE = {
  price: (_basis: StopBasis, value: Decimal): Decimal => value,
  percent: stopAtPercent,
  amount: stopAtAmount,
} as const satisfies Record<StopUnit, (basis: StopBasis, value: Decimal) => Decimal>;

/** The price of the typed stop of `basis.kind`; `undefined` without one and for text that is not a number of its decimals. */
export const stopPriceOf = (
  { unit, ...texts }: StopTexts,
  basis: StopBasis,
): Decimal | undefined => {
  const value = parseFieldText(texts[basis.kind], stopDecimals(unit, basis.decimals));
  return value === undefined ? undefined : TO_PRICE[unit](basis, value);
};

const unsigned = (text: string): string => text.replace('-', '');

/** Formats a stop price in a unit. */
const formatStop = (unit: StopUnit, basis: StopBasis, price: Decimal): string => {
  switch (unit) {
    case 'price':
      return toFixedScale(price, basis.decimals, 'down');
    case 'percent':
      return percentOfStop(basis, price);
    case 'amount':
      return unsigned(amountOfStop(basis, price));
  }
};

/**
 * The stop that lies `percent` per cent of the open price away from it, on the side of its kind, as text in a unit. Its price
 * is rounded as in `stopAtPercent`: it gains no less and loses no more than that. Empty if the price is not positive.
 */
export const stopTextAt = (unit: StopUnit, basis: StopBasis, percent: Decimal): string => {
  if (unit === 'percent') return percent;
  const price = stopAtPercent(basis, percent);
  return isPositive(price) ? formatStop(unit, basis, price) : '';
};

/** Converts both typed stops to another unit. Text that gives no positive price becomes empty. */
export const convertStopTexts = (
  texts: StopTexts,
  unit: StopUnit,
  basisOf: (kind: StopKind) => StopBasis,
): StopTexts => {
  const convert = (kind: StopKind): string => {
    const price = stopPriceOf(texts, basisOf(kind));
    return price === undefined || !isPositive(price) ? '' : formatStop(unit, basisOf(kind), price);
  };
  return { unit, takeProfit: convert('takeProfit'), stopLoss: convert('stopLoss') };
};
