import { useTranslation } from 'react-i18next';
import { useMinute } from '@/api/use-server-time';
import { durationText } from '@/domain/format/duration';
import { formatDateTime } from '@/domain/format/time';
import { SCREENS } from '@/domain/screens/screens';
import { usePageLanguage } from '@/lib/use-page-language';
import { Link } from '@/ui';
import { WarningCircleIcon } from '@/ui/icons';
import { isLate, type Level, type LevelState } from '../model';

/** Since when a level is under review, and how long that takes. */
export const ReviewNote = ({ state }: { readonly state: LevelState }) => {
  const { t } = useTranslation(['identity', 'app']);
  const language = usePageLanguage();
  const { since, usualMinutes } = state;
  const now = useMinute();
  return (
    <div className="flex flex-col gap-1 rounded-field bg-warn-soft px-3 py-2.5 text-body text-ink">
      {since !== undefined && <p>{t('review.since', { time: formatDateTime(since) })}</p>}
      {isLate(state, now) ? (
        <p>
          {t('review.late')}{' '}
          <Link
            to={SCREENS.customerService}
            className="rounded-small font-semibold text-ink underline underline-offset-4"
          >
            {t('app:service')}
          </Link>
        </p>
      ) : (
        usualMinutes !== undefined && (
          <p>
            {t('review.usual', {
              duration: durationText(usualMinutes, language),
            })}
          </p>
        )
      )}
      <p className="text-label text-ink-2">{t('review.wait')}</p>
    </div>
  );
};

/** Why a level was rejected, and what to do. */
export const RejectionNote = (props: { readonly level: Level; readonly state: LevelState }) => {
  const { t } = useTranslation('identity');
  return (
    <div className="flex items-start gap-2 rounded-field bg-red-soft px-3 py-2.5 text-body">
      <WarningCircleIcon aria-hidden="true" size={20} className="mt-px shrink-0 text-red" />
      <div className="min-w-0">
        <p className="text-label text-red">{t('rejected.title')}</p>
        <p dir="auto" className="font-semibold wrap-anywhere text-ink">
          {props.state.reason ?? t('rejected.noReason')}
        </p>
        <p className="mt-1 text-ink">{t(`rejected.${props.level}Next`)}</p>
      </div>
    </div>
  );
};
