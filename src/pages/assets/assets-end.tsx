import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { InSavings } from '@/features/savings';
import { Balance } from '@/features/wallet';
import { Link } from '@/ui';
import { WhatIsThis } from '../help/what-is-this';

/** What is in savings, of which the total of the page knows nothing, a link to the deposits; and help. */
const AssetsEnd = () => {
  const { t } = useTranslation('assets');
  return (
    <>
      <InSavings>
        {(amount, currency) => (
          <Link
            to={SCREENS.interestOrders}
            className="flex min-h-11 flex-wrap items-center gap-x-1 text-label text-ink-2"
          >
            <span className="underline underline-offset-4">{t('inSavings')}</span>
            <Balance value={amount} currency={currency} size="label" />
          </Link>
        )}
      </InSavings>
      <WhatIsThis look="text" />
    </>
  );
};

export default AssetsEnd;
