import { add, ZERO, type Decimal } from '@/domain/money/decimal';

/** What pending orders hold in the margin currency: the margin and the fee of each. */
export const heldBy = (
  orders: readonly { readonly margin: Decimal; readonly fee: Decimal }[],
): Decimal => add(ZERO, ...orders.flatMap(({ margin, fee }) => [margin, fee]));
