import { trendOf } from '@/domain/format/numbers';
import { Sparkline } from '@/ui';
import { useDayLine } from '../day-line-queries';
import type { MarketPair } from '../model';
import { useQuote } from '../quotes';

/** The last 24 hours of a pair as a small line, in the colour of its change. */
export const DayLine = ({ pair }: { readonly pair: MarketPair }) => {
  'use memo';
  const values = useDayLine(pair);
  const trend = trendOf(useQuote(pair.symbol)?.changePercent);
  return values === undefined ? null : (
    <Sparkline values={values} trend={trend} width={48} height={24} />
  );
};
