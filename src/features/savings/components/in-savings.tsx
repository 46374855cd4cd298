import type { ReactNode } from 'react';
import { isPositive, type Decimal } from '@/domain/money/decimal';
import { useSummary } from '../summary-queries';

/** The money that earns interest, which no account's total counts. Renders nothing if it is zero or unknown. */
export const InSavings = (props: {
  readonly children: (amount: Decimal, currency: string) => ReactNode;
}) => {
  const { currency, inCustody } = useSummary().value ?? {};
  return currency === undefined || inCustody === undefined || !isPositive(inCustody)
    ? null
    : props.children(inCustody, currency);
};
