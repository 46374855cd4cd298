import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { InSavings } from '@/features/savings';
import { Balance } from '@/features/wallet';
import { Link } from '@/ui';

/** What is in savings, beside a total that does not count it; leads to the deposits. */
const SavingsBesideTotal = () => {
  const { t } = useTranslation('assets');
  return (
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
  );
};

export default SavingsBesideTotal;
