import { useTranslation } from 'react-i18next';
import { useOutdatedSince } from '@/api/use-outdated-since';
import { formatTime } from '@/domain/format/time';
import { ActionStrip } from '@/ui/feedback/action-strip';

/** Says from when the figures of this screen are if they could not be read again, with a retry. */
export const OutdatedFigures = () => {
  const { t } = useTranslation();
  const { since, update } = useOutdatedSince();
  if (since === undefined) return null;
  return (
    <ActionStrip action={t('outdated.action')} onAction={update}>
      {t('outdated.text', { time: formatTime(since) })}
    </ActionStrip>
  );
};
