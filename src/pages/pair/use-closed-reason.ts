import { useMinute } from '@/api/use-server-time';
import { useTranslation } from 'react-i18next';
import { formatUtcTime, utcDaysBetween } from '@/domain/format/time';
import { useTimeUntil } from '@/api/use-time-until';
import type { MarketPair } from '@/features/market';
import { isWeekend } from './weekend';

const DAYS_OF_WEEK = 7;

/** The name of a day in the language of the page; its date if it is a week or more away. */
const dayName = (days: number, at: number): string =>
  days < DAYS_OF_WEEK
    ? new Intl.DateTimeFormat(document.documentElement.lang, {
        weekday: 'long',
        timeZone: 'UTC',
      }).format(at * 1000)
    : new Date(at * 1000).toISOString().slice(0, 10);

/** Says why the pair's market is closed, when it opens, and how long that is. */
export const useClosedReason = ({
  symbol,
  category,
  changesAt,
}: Pick<MarketPair, 'symbol' | 'category' | 'changesAt'>): string => {
  const { t } = useTranslation('gate');
  const now = useMinute();
  const left = useTimeUntil(changesAt);
  const closed = t('market.closed', { symbol });
  if (changesAt === undefined || left === undefined) return closed;
  const why =
    category !== 'crypto' && isWeekend(now, changesAt) ? t(`market.weekend.${category}`) : closed;
  const days = utcDaysBetween(now, changesAt);
  const time = { time: formatUtcTime(changesAt), left };
  if (days === 0) return `${why} ${t('market.opens.today', time)}`;
  if (days === 1) return `${why} ${t('market.opens.tomorrow', time)}`;
  return `${why} ${t('market.opens.day', { ...time, day: dayName(days, changesAt) })}`;
};
