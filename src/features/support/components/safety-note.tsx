import { useTranslation } from 'react-i18next';
import { ShieldWarningIcon } from '@/ui/icons';

/** What customer service never asks for. */
export const SafetyNote = () => {
  const { t } = useTranslation('service');
  return (
    <p className="flex items-start gap-3 px-4 text-body text-ink-2">
      <ShieldWarningIcon aria-hidden="true" size={22} className="shrink-0" />
      {t('never')}
    </p>
  );
};
