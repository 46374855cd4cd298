import { useTranslation } from 'react-i18next';
import { formatDateTime } from '@/domain/format/time';
import { useMarketHours, type MarketPair, type Quote } from '@/features/market';
import { useSessionUser } from '@/session/session';

/** A pair with what it is worth now, and whether that is old. */
export interface PairState {
  readonly pair: MarketPair;
  readonly quote: Quote | undefined;
  readonly isStale: boolean;
}

/** The reason against trading now, the first that holds; the ticket says it and the user need not guess. */
export const useBlocked = ({ pair, quote, isStale }: PairState): string | undefined => {
  const { t } = useTranslation('market');
  const user = useSessionUser();
  const hours = useMarketHours(pair);
  if (user !== undefined && user.mode === 'live' && !user.isVerified) return t('blocked.verify');
  if (pair.status === 'closed') {
    return pair.changesAt === undefined
      ? t('blocked.closed', { symbol: pair.symbol })
      : `${pair.symbol}: ${hours ?? ''} (${formatDateTime(pair.changesAt)})`;
  }
  return isStale || quote === undefined ? t('blocked.stale') : undefined;
};
