import { useTranslation } from 'react-i18next';
import { useTimeUntil } from '@/api/use-time-until';
import type { MarketPair } from '../model';

type Hours = Pick<MarketPair, 'status' | 'changesAt'>;

/** When a market opens or closes next, if ever. */
export const MarketHours = ({ status, changesAt }: Hours) => {
  const { t } = useTranslation('market');
  const time = useTimeUntil(changesAt);
  if (status === 'closed') return time === undefined ? t('closed') : t('opensIn', { time });
  if (time === undefined) return undefined;
  const text = t('closesIn', { time });
  return status === 'closing' ? <span className="text-warn">{text}</span> : text;
};
