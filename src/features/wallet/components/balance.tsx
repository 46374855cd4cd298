import { useTranslation } from 'react-i18next';
import { Amount, type AmountProps } from '@/ui';
import { useHidesBalances } from '../hidden-balances';

/** An amount of the user's own money; `****` while balances are hidden. */
export const Balance = (props: Omit<AmountProps, 'hidden' | 'hiddenLabel'>) => {
  const { t } = useTranslation('assets');
  const hidden = useHidesBalances();
  return <Amount {...props} hidden={hidden} hiddenLabel={t('hidden')} />;
};
