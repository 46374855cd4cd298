import { useTranslation } from 'react-i18next';
import type { Decimal } from '@/domain/money/decimal';
import { SCREENS, type Screen } from '@/domain/screens/screens';
import { OwedOnLoans } from '@/features/loan';
import { InProjects } from '@/features/project';
import { InReview, InSavings } from '@/features/savings';
import { Balance } from '@/features/wallet';
import { Link } from '@/ui';

/** A line about an amount that the total leaves out, leading to its records. */
const toLine =
  (screen: Screen, text: string) =>
  (amount: Decimal, currency: string, isAbout = false) => (
    <Link
      key={currency}
      to={SCREENS[screen]}
      className="flex min-h-11 flex-wrap items-center gap-x-1 text-label text-ink-2"
    >
      <span className="underline underline-offset-4">{text}</span>
      <span>
        {isAbout && '≈ '}
        <Balance value={amount} currency={currency} size="label" />
      </span>
    </Link>
  );

/** What the total of the page leaves out: money in savings and projects or on its way there, and loans. */
const AssetsEnd = () => {
  const { t } = useTranslation('assets');
  return (
    <>
      <InSavings>{toLine('interestOrders', t('inSavings'))}</InSavings>
      <InReview>{toLine('interestOrders', t('inReview'))}</InReview>
      <InProjects>{toLine('projectOrders', t('inProjects'))}</InProjects>
      <OwedOnLoans>{toLine('loanOrders', t('owedOnLoans'))}</OwedOnLoans>
    </>
  );
};

export default AssetsEnd;
