import { useTranslation } from 'react-i18next';
import { useMinute } from '@/api/use-server-time';
import { useTimeLeftText } from '@/lib/use-time-left-text';
import type { MarketPair } from '../model';

type Hours = Pick<MarketPair, 'status' | 'changesAt'>;

/** The time until `at`, epoch seconds, as text; `undefined` once it has come. Updated every minute by the server's clock. */
export const useTimeUntil = (at: number | undefined): string | undefined => {
  const now = useMinute();
  const leftText = useTimeLeftText();
  return at === undefined ? undefined : leftText(at - now);
};

/** When a market opens or closes next, if ever. */
export const MarketHours = ({ status, changesAt }: Hours) => {
  const { t } = useTranslation('market');
  const time = useTimeUntil(changesAt);
  if (status === 'closed') return time === undefined ? t('closed') : t('opensIn', { time });
  if (time === undefined) return undefined;
  const text = t('closesIn', { time });
  return status === 'closing' ? <span className="text-warn">{text}</span> : text;
};
