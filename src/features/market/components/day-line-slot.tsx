import { useState } from 'react';
import { afterFirstData } from '@/lib/after-first-data';
import { useOnVisible } from '@/lib/use-on-visible';
import type { MarketPair } from '../model';

const DayLine = afterFirstData(async () => (await import('./day-line')).DayLine);

/**
 * A pair's sparkline inside a row; hidden on the narrowest phones and with large text. Only visible rows request one.
 */
export const DayLineSlot = ({ pair }: { readonly pair: MarketPair }) => {
  const [isSeen, setSeen] = useState(false);
  const ref = useOnVisible<HTMLSpanElement>(() => setSeen(true), '0px');
  return (
    <span ref={ref} className="hidden h-6 w-12 shrink-0 @min-[17rem]:block">
      {isSeen && <DayLine pair={pair} />}
    </span>
  );
};
