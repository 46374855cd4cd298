import type { Loadable } from '@/api/loadable';
import { SkeletonBars } from '@/ui';
import { useLoanProducts, useLoanStanding, useNewestLoans } from '../queries';
import { useDailyRefresh } from '../use-day';
import { LoanOffers } from './loan-offers';
import { StandingCard, type StandingProps } from './standing-card';

const isSettled = ({ value, failed }: Loadable<unknown>): boolean => value !== undefined || failed;

/**
 * What a member owes and may borrow, and the loans on offer, which visitors see as well. They come together: the notes about
 * an overdue loan or an application would push the offers down under a finger.
 */
export const LoanOverview = ({
  isMember,
  figure,
}: StandingProps & { readonly isMember: boolean }) => {
  useDailyRefresh();
  const products = useLoanProducts();
  const standing = useLoanStanding(isMember);
  const loans = useNewestLoans(isMember);
  const awaited = isMember ? [products, standing, loans] : [products];
  if (!awaited.every(isSettled))
    return <SkeletonBars heights={[...(isMember ? ['h-56'] : []), 'h-6', 'h-64', 'h-64']} />;
  return (
    <>
      {isMember && <StandingCard figure={figure} />}
      <LoanOffers />
    </>
  );
};
