import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { ServiceCase } from '@/domain/screens/service-path';
import { useIsSignedIn } from '@/session/session';
import { QuestionIcon, WarningCircleIcon } from '@/ui/icons';

/** What happened, or the question that somebody has, and what customer service can do about it. */
export const Explanation = ({ about }: { readonly about: ServiceCase }) => {
  const { t } = useTranslation('service');
  const isSignedIn = useIsSignedIn();
  // The other titles ask: nothing is known to be wrong.
  const isRefused = about === 'frozen' || about === 'locked';
  const canRead = isSignedIn && (isRefused || about === 'frozenOrLocked');
  const Icon = isRefused ? WarningCircleIcon : QuestionIcon;
  return (
    <section
      className={clsx(
        'flex items-start gap-3 rounded-card p-4',
        isRefused ? 'bg-warn-soft' : 'bg-surface',
      )}
    >
      <Icon
        aria-hidden="true"
        size={24}
        className={clsx('shrink-0', isRefused ? 'text-warn' : 'text-ink-2')}
      />
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className="text-row">{t(`explain.${about}.title`)}</h2>
        <p className="text-body text-ink-2">{t(`explain.${about}.text`)}</p>
        {canRead && <p className="text-body text-ink-2">{t('explain.reading')}</p>}
      </div>
    </section>
  );
};
