import { useTranslation } from 'react-i18next';
import { IconButton } from '@/ui';
import { EyeIcon, EyeSlashIcon } from '@/ui/icons';
import { toggleBalances, useHidesBalances } from '../hidden-balances';

/** Toggles the visibility of balances. */
export const HideButton = () => {
  const { t } = useTranslation('assets');
  const hidden = useHidesBalances();
  return (
    <IconButton
      label={t('hide')}
      aria-pressed={hidden}
      icon={hidden ? <EyeSlashIcon size={20} /> : <EyeIcon size={20} />}
      onClick={toggleBalances}
    />
  );
};
