import { netPositionProfitOf } from '@/domain/leverage/net-profit';
import { positionProfitOf, shareOf } from '@/domain/leverage/position';
import type { Decimal } from '@/domain/money/decimal';
import type { LeverageOrder } from './order';
import { isTold, type LeverageTerms } from './terms';

/**
 * Result of closing a part of the lots at the current price, after its share of the fees, as it is booked. `undefined` for a
 * part while the terms, or the size of a lot, are unknown.
 */
export const partNetProfitOf = (
  order: LeverageOrder,
  part: number,
  terms: Pick<LeverageTerms, 'position' | 'unknown'> | undefined,
): Decimal | undefined => {
  if (part === order.lots) return netPositionProfitOf(order);
  if (terms === undefined || !isTold(terms, 'lotSize')) return undefined;
  const { position } = terms;
  const share = (amount: Decimal): Decimal => shareOf(amount, part, order.lots, position.scale);
  return netPositionProfitOf({
    profit: positionProfitOf(order.side, position, part, order.openPrice, order.price),
    fee: share(order.fee),
    nightFees: share(order.nightFees),
  });
};
