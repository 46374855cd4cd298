import { trendOf } from '@/domain/format/numbers';
import { Sparkline } from '@/ui';
import { useDayLine } from '../day-line-queries';
import type { MarketPair } from '../model';
import { useQuote } from '../quotes';

/** Sparkline of a pair's last 24 hours, in the colour of its change. */
export const DayLine = ({ pair }: { readonly pair: MarketPair }) => {
  'use memo';
  const values = useDayLine(pair);
  const trend = trendOf(useQuote(pair.symbol)?.changePercent);
  return values === undefined ? null : (
    <Sparkline values={values} trend={trend} width={48} height={24} />
  );
};
