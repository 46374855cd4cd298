import { useTranslation } from 'react-i18next';
import { formatPrice } from '@/domain/format/numbers';
import { TRENDS } from '@/domain/orders/trends';
import type { DraftLine, StopChart } from '@/features/leverage';
import { usePairs, useQuote } from '@/features/market';
import { PriceChart } from '../pair/price-chart';
import { usePriceHandles } from './use-price-handles';

const Chart = ({
  position,
  lines,
}: {
  readonly position: Parameters<StopChart>[0];
  readonly lines: readonly DraftLine[];
}) => {
  const { t } = useTranslation('leverage');
  const { symbol, side, openPrice } = position;
  const { pairs } = usePairs();
  const quote = useQuote(symbol);
  const handles = usePriceHandles(lines);
  const pair = pairs.find((known) => known.symbol === symbol);
  if (pair === undefined) return null;
  const label = `${t(side)} ${formatPrice(openPrice, pair.decimals)}`;
  const entry = {
    id: 'entry',
    price: openPrice,
    label,
    trend: TRENDS[side],
    look: 'solid',
  } as const;
  return <PriceChart isInSheet pair={pair} quote={quote} orderLines={[entry]} handles={handles} />;
};

/** The chart of a position with its entry, over the form of its stops. */
export const renderStopChart: StopChart = (position, lines) => (
  <Chart position={position} lines={lines} />
);
