import { isPositive, parseDecimal } from '@/domain/money/decimal';

/** Why a typed amount or price is none: `not_positive` for a number that is not above 0. */
export type UnreadCode = 'amount_wrong' | 'not_positive';

/** The problem of a text that is not a valid amount or price. */
export const unreadCode = (text: string): UnreadCode => {
  const value = parseDecimal(text);
  return value === undefined || isPositive(value) ? 'amount_wrong' : 'not_positive';
};
