import { useTranslation } from 'react-i18next';
import { formatPrice } from '@/domain/format/numbers';
import type { OrderLine } from '@/features/kline';
import type { MarketPair } from '@/features/market';
import { isRunning, useRecentOrders } from '@/features/seconds-contract';
import { useIsSignedIn } from '@/session/session';

/** The entries of the running seconds contracts on a pair, for its chart. */
export const useEntryLines = ({ board, symbol }: MarketPair): readonly OrderLine[] => {
  const { t } = useTranslation('seconds');
  const { value: orders } = useRecentOrders(board, useIsSignedIn());
  return (orders ?? [])
    .filter(isRunning)
    .filter((order) => order.symbol === symbol)
    .map(({ id, entry, direction }) => ({
      id: `${id}`,
      price: entry,
      label: `${t(direction)} ${formatPrice(entry)}`,
      trend: direction,
      look: 'solid',
    }));
};
