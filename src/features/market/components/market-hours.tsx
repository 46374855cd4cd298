import { useTranslation } from 'react-i18next';
import type { MarketPair } from '../model';
import { timeLeft } from '../time-left';
import { usePeriodStart } from '../use-period-start';

type Hours = Pick<MarketPair, 'status' | 'changesAt'>;

/** The time until `at`, epoch seconds, as text; `undefined` once it has come. Updated every minute by the server's clock. */
export const useTimeUntil = (at: number | undefined): string | undefined => {
  const { t } = useTranslation('market');
  const minute = usePeriodStart(60);
  const left = at === undefined ? undefined : timeLeft(at - minute);
  // Keeps a number and its unit on one line.
  return left && t(`left.${left.unit}`, { ...left }).replaceAll(' ', '\u00A0');
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
