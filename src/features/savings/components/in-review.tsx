import type { ReactNode } from 'react';
import { add, ZERO, type Decimal } from '@/domain/money/decimal';
import { useRecentDeposits } from '../queries';

/** The money of deposits under review by currency: it has left the account, and no total counts it yet. */
export const InReview = (props: {
  readonly children: (amount: Decimal, currency: string) => ReactNode;
}) => {
  const amounts = new Map<string, Decimal>();
  for (const { status, currency, principal } of useRecentDeposits().value ?? [])
    if (status === 'review') amounts.set(currency, add(amounts.get(currency) ?? ZERO, principal));
  return [...amounts].map(([currency, amount]) => props.children(amount, currency));
};
