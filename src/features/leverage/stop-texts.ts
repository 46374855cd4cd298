import {
  amountOfStop,
  percentOfStop,
  stopAtAmount,
  stopAtPercent,
  type StopBasis,
  type StopKind,
} from '@/domain/leverage/stops';
import { isPositive, negate, toFixedScale, type Decimal } from '@/domain/money/decimal';
import { parseFieldText } from '@/lib/digits';
import { MONEY_DECIMALS } from './terms';

/** Units of a stop: a price, percent of the open price, or profit and loss in the margin currency. */
export const STOP_UNITS = ['price', 'percent', 'amount'] as const;

/** Unit in which a stop is entered. */
export type StopUnit = (typeof STOP_UNITS)[number];

/** Both stops as typed; `''` is no stop. */
export interface StopTexts {
  /** The unit in which both are shown, and in which the next text is typed. */
  readonly unit: StopUnit;
  readonly takeProfit: string;
  readonly stopLoss: string;
  /** The units of texts that were typed in another one. Showing a stop in a unit must not move its price. */
  readonly typedIn?: Readonly<Partial<Record<StopKind, StopUnit | undefined>>> | undefined;
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

/** The unit of the text of a stop. */
export const unitOfStop = ({ unit, typedIn }: StopTexts, kind: StopKind): StopUnit =>
  typedIn?.[kind] ?? unit;

/** The price of the typed stop of `basis.kind`; `undefined` without one and for text that is not a number of its decimals. */
export const stopPriceOf = (texts: StopTexts, basis: StopBasis): Decimal | undefined => {
  const unit = unitOfStop(texts, basis.kind);
  const value = parseFieldText(texts[basis.kind], stopDecimals(unit, basis.decimals));
  return value === undefined ? undefined : TO_PRICE[unit](basis, value);
};

/** Why a stop cannot be read: it is not a number of its decimals, or a price that is not above 0. */
export const stopTextProblem = (
  texts: StopTexts,
  basis: StopBasis,
): 'amount_wrong' | 'not_positive' | undefined => {
  if (texts[basis.kind] === '') return undefined;
  const price = stopPriceOf(texts, basis);
  if (price === undefined) return 'amount_wrong';
  return unitOfStop(texts, basis.kind) === 'price' && !isPositive(price)
    ? 'not_positive'
    : undefined;
};

/** A stop price in a unit. On the wrong side of the open price, percent and amount are negative, as they are when read. */
const formatStop = (unit: StopUnit, basis: StopBasis, price: Decimal): string => {
  switch (unit) {
    case 'price':
      return toFixedScale(price, basis.decimals, 'down');
    case 'percent':
      return percentOfStop(basis, price);
    case 'amount': {
      const amount = amountOfStop(basis, price);
      return basis.kind === 'takeProfit' ? amount : negate(amount);
    }
  }
};

/** The stop of `basis.kind` in the unit that is shown; text that gives no price as it was typed. */
export const shownStop = (texts: StopTexts, basis: StopBasis): string => {
  const price = stopPriceOf(texts, basis);
  return unitOfStop(texts, basis.kind) === texts.unit || price === undefined
    ? texts[basis.kind]
    : formatStop(texts.unit, basis, price);
};

/** The stops with another text for one of them, typed in the unit that is shown. */
export const withStop = (texts: StopTexts, kind: StopKind, text: string): StopTexts => ({
  ...texts,
  [kind]: text,
  typedIn: { ...texts.typedIn, [kind]: undefined },
});

/**
 * The stop that lies `percent` per cent of the open price away from it, on the side of its kind, as text in a unit. Its price
 * is rounded as in `stopAtPercent`: it gains no less and loses no more than that. Empty if the price is not positive.
 */
export const stopTextAt = (unit: StopUnit, basis: StopBasis, percent: Decimal): string => {
  if (unit === 'percent') return percent;
  const price = stopAtPercent(basis, percent);
  return isPositive(price) ? formatStop(unit, basis, price) : '';
};

/**
 * Shows both stops in another unit. Each stays at its exact price, a refused one too; text that gives no price stays as it
 * was typed.
 */
export const showStopsIn = (
  texts: StopTexts,
  unit: StopUnit,
  basisOf: (kind: StopKind) => StopBasis,
): StopTexts => {
  const held = (kind: StopKind) => {
    const price = stopPriceOf(texts, basisOf(kind));
    const typedIn = unitOfStop(texts, kind);
    return price === undefined || typedIn === 'price'
      ? { text: texts[kind], typedIn }
      : { text: formatStop('price', basisOf(kind), price), typedIn: 'price' as const };
  };
  const [takeProfit, stopLoss] = [held('takeProfit'), held('stopLoss')];
  return {
    unit,
    takeProfit: takeProfit.text,
    stopLoss: stopLoss.text,
    typedIn: { takeProfit: takeProfit.typedIn, stopLoss: stopLoss.typedIn },
  };
};
