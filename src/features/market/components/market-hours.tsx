import { useTranslation } from 'react-i18next';
import type { MarketPair } from '../model';
import { timeLeft } from '../time-left';
import { usePeriodStart } from '../use-period-start';

/** When a market opens or closes next, if it ever does; told once a minute by the server's clock. */
export const MarketHours = ({ status, changesAt }: Pick<MarketPair, 'status' | 'changesAt'>) => {
  const { t } = useTranslation('market');
  const minute = usePeriodStart(60);
  const left = changesAt === undefined ? undefined : timeLeft(changesAt - minute);
  const isClosed = status === 'closed';
  if (left === undefined) return isClosed ? t('closed') : null;
  // A figure stays with its unit.
  const time = t(`left.${left.unit}`, { ...left }).replaceAll(' ', '\u00A0');
  if (isClosed) return t('opensIn', { time });
  return (
    <span className={status === 'closing' ? 'text-warn' : undefined}>
      {t('closesIn', { time })}
    </span>
  );
};
