import type { ReactNode } from 'react';
import { isPositive, type Decimal } from '@/domain/money/decimal';
import { useSummary } from '../summary-queries';

/** What earns interest, which no account's total counts; nothing if there is none, or the server does not tell. */
export const InSavings = (props: {
  readonly children: (amount: Decimal, currency: string) => ReactNode;
}) => {
  const { currency, inCustody } = useSummary().value ?? {};
  return currency === undefined || inCustody === undefined || !isPositive(inCustody)
    ? null
    : props.children(inCustody, currency);
};
