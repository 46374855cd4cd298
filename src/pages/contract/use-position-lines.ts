import { useTranslation } from 'react-i18next';
import type { OrderLine } from '@/features/kline';
import { useActiveOrders } from '@/features/leverage';
import type { MarketPair } from '@/features/market';
import { useIsSignedIn } from '@/session/session';
import { leverageLines } from '../pair/leverage-lines';

/** The positions and pending orders on a pair, for its chart. The stop-out price stands on each position. */
export const usePositionLines = ({ symbol, decimals }: MarketPair): readonly OrderLine[] => {
  const { t } = useTranslation('leverage');
  const isSignedIn = useIsSignedIn();
  const open = useActiveOrders('open', isSignedIn).value ?? [];
  const pending = useActiveOrders('pending', isSignedIn).value ?? [];
  const ofPair = (order: { readonly symbol: string }): boolean => order.symbol === symbol;
  const names = {
    long: t('long'),
    short: t('short'),
    takeProfit: t('takeProfit'),
    stopLoss: t('stopLoss'),
    stopOut: t('cost.stopOut'),
    limit: { long: `${t('long')} ${t('limit')}`, short: `${t('short')} ${t('limit')}` },
  };
  const orders = { open: open.filter(ofPair), pending: pending.filter(ofPair), stopOut: undefined };
  return leverageLines(names, orders, decimals);
};
