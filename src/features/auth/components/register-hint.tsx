import { useTranslation } from 'react-i18next';
import { InfoIcon } from '@/ui/icons';

/** What the simulated backend accepts; a test registers with it. */
export const ACCEPTED = { invite: 'QUAYSIDE', code: '111111' } as const;

/** How to get through the registration of a demo. */
export const RegisterHint = () => {
  const { t } = useTranslation('auth');
  return (
    <p className="flex items-start gap-2 rounded-field bg-blue-soft px-3 py-2.5 text-label text-blue">
      <InfoIcon aria-hidden="true" size={18} className="shrink-0" />
      <span>{t('demo.registerHint', ACCEPTED)}</span>
    </p>
  );
};
