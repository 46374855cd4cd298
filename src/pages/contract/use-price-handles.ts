import { useTranslation } from 'react-i18next';
import type { PriceHandle } from '@/features/kline';
import type { DraftLine } from '@/features/leverage';

/** International short names; the full ones are translated. */
const NAMES = { takeProfit: 'TP', stopLoss: 'SL' } as const;

/** Lines of a draft, for the chart. */
export const usePriceHandles = (lines: readonly DraftLine[]): readonly PriceHandle[] => {
  const { t } = useTranslation('leverage');
  return lines.map(({ kind, price, start, side, set }) => ({
    id: kind,
    name: kind === 'limit' ? t('limit') : NAMES[kind],
    label: t(kind === 'limit' ? 'limitPrice' : kind),
    price,
    start,
    side,
    onMove: set,
  }));
};
