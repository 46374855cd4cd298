import { useEffect, useState } from 'react';
import { formatCompact } from '@/domain/format/numbers';
import { PairList } from '@/features/market/components/pair-list';
import type { Quote } from '@/features/market/model';
import { Change, CoinIcon, Link, ListRow, Price } from '@/ui';
import { PAIRS_ON_SHOW } from './ticks';

const stay = (): void => undefined;

/** The list as the app has it. */
export const OurList = () => (
  <PairList pairs={PAIRS_ON_SHOW} state="ready" onRetry={stay} reason="none" />
);

type Quotes = ReadonlyMap<string, Quote>;
const listeners = new Set<(quotes: Quotes) => void>();

/** Hands the plain list its quotes: one change of state a round. */
export const tellPlain = (quotes: Quotes): void => {
  for (const listen of listeners) listen(quotes);
};

/** The same rows with their quotes in the state of the list, as one writes it first: what ours is measured against. */
export const PlainList = () => {
  const [quotes, setQuotes] = useState<Quotes>(new Map());
  // The outside system: the runner's ticks.
  useEffect(() => {
    listeners.add(setQuotes);
    return () => {
      listeners.delete(setQuotes);
    };
  }, []);
  return (
    <ul className="divide-y divide-line">
      {PAIRS_ON_SHOW.map(({ symbol, base }) => {
        const quote = quotes.get(symbol);
        return (
          <li key={symbol}>
            <ListRow
              link={<Link to={`/pages/trade/index?pair=${symbol}`} />}
              leading={<CoinIcon symbol={base} />}
              title={symbol}
              detail={`Vol ${formatCompact(quote?.volume)}`}
              value={<Price value={quote?.price} />}
              valueDetail={<Change percent={quote?.changePercent} />}
            />
          </li>
        );
      })}
    </ul>
  );
};
