import { useTranslation } from 'react-i18next';
import type { ServiceCase } from '@/domain/screens/service-path';
import { useIsSignedIn } from '@/session/session';
import { WarningCircleIcon } from '@/ui/icons';

/** What happened, and what customer service can do about it. */
export const Explanation = ({ about }: { readonly about: ServiceCase }) => {
  const { t } = useTranslation('service');
  const isSignedIn = useIsSignedIn();
  const canRead = isSignedIn && (about === 'frozen' || about === 'locked');
  return (
    <section className="flex items-start gap-3 rounded-card bg-warn-soft p-4">
      <WarningCircleIcon aria-hidden="true" size={24} className="shrink-0 text-warn" />
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className="text-row">{t(`explain.${about}.title`)}</h2>
        <p className="text-body text-ink-2">{t(`explain.${about}.text`)}</p>
        {canRead && <p className="text-body text-ink-2">{t('explain.reading')}</p>}
      </div>
    </section>
  );
};
