import { useTranslation } from 'react-i18next';
import type { MarketPair } from '../model';
import { timeLeft } from '../time-left';
import { usePeriodStart } from '../use-period-start';

type Hours = Pick<MarketPair, 'status' | 'changesAt'>;

/**
 * When a market opens or closes next, as text; `undefined` if it never does. Updated every minute by the server's
 * clock.
 */
export const useMarketHours = ({ status, changesAt }: Hours): string | undefined => {
  const { t } = useTranslation('market');
  const minute = usePeriodStart(60);
  const left = changesAt === undefined ? undefined : timeLeft(changesAt - minute);
  const isClosed = status === 'closed';
  if (left === undefined) return isClosed ? t('closed') : undefined;
  // Keeps a number and its unit on one line.
  const time = t(`left.${left.unit}`, { ...left }).replaceAll(' ', '\u00A0');
  return t(isClosed ? 'opensIn' : 'closesIn', { time });
};

/** When a market opens or closes next, if ever. */
export const MarketHours = (hours: Hours) => {
  const text = useMarketHours(hours);
  return hours.status === 'closing' ? <span className="text-warn">{text}</span> : text;
};
