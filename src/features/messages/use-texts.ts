import { useTranslation } from 'react-i18next';
import { useMinute } from '@/api/use-server-time';
import { relativeTime } from '@/domain/format/time';

/** Gives a time in epoch seconds as text, "5 min ago"; a date after 30 days. */
export const useAgoText = (): ((then: number) => string) => {
  const { t } = useTranslation('notifications');
  const now = useMinute();
  return (then) => {
    const age = relativeTime(then, now);
    if (age.unit === 'date') return age.text;
    return age.unit === 'now' ? t('ago.now') : t(`ago.${age.unit}`, { count: age.count });
  };
};
