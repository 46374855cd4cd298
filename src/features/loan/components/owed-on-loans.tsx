import type { ReactNode } from 'react';
import { isPositive, type Decimal } from '@/domain/money/decimal';
import { useLoanStanding } from '../queries';

/** What is owed on loans today, which no account's total takes off. Renders nothing if it is zero or unknown. */
export const OwedOnLoans = (props: {
  readonly children: (amount: Decimal, currency: string) => ReactNode;
}) => {
  const { owed, currency } = useLoanStanding(true).value ?? {};
  return owed === undefined || currency === undefined || !isPositive(owed)
    ? null
    : props.children(owed, currency);
};
