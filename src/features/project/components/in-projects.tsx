import type { ReactNode } from 'react';
import type { Decimal } from '@/domain/money/decimal';
import { useNewestSubscriptions } from '../queries';
import { heldOf } from '../subscription';

/** The money that is held for subscriptions, by currency, which no account's total counts. Renders nothing without any. */
export const InProjects = (props: {
  readonly children: (amount: Decimal, currency: string) => ReactNode;
}) => {
  const own = useNewestSubscriptions(true).value ?? [];
  return [...heldOf(own)].map(([currency, amount]) => props.children(amount, currency));
};
