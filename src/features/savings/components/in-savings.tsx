import type { ReactNode } from 'react';
import { isPositive, type Decimal } from '@/domain/money/decimal';
import { useConvertedSummary } from '../summary-queries';

/**
 * The money that earns interest, which no account's total counts; `isAbout` if other currencies are converted in it. Renders
 * nothing if it is zero or unknown.
 */
export const InSavings = (props: {
  readonly children: (amount: Decimal, currency: string, isAbout: boolean) => ReactNode;
}) => {
  const { currency, inCustody, converted } = useConvertedSummary().value ?? {};
  return currency === undefined || inCustody === undefined || !isPositive(inCustody)
    ? null
    : props.children(inCustody, currency, converted?.inCustody === true);
};
