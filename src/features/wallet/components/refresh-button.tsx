import { useTranslation } from 'react-i18next';
import { IconButton } from '@/ui';
import { ArrowClockwiseIcon } from '@/ui/icons';
import { useWallets } from '../queries';

/** Invalidates the balances. */
export const RefreshButton = () => {
  const { t } = useTranslation('assets');
  const { refresh } = useWallets(true);
  return (
    <IconButton label={t('refresh')} icon={<ArrowClockwiseIcon size={22} />} onClick={refresh} />
  );
};
