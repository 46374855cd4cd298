import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PairSheet, useRecordRecent, type MarketPair } from '@/features/market';
import { CoinIcon } from '@/ui';
import { CaretDownBoldIcon } from '@/ui/icons';

/** A screen's pair and the alternatives. */
export interface PairChoice {
  /** The screen's purpose, for screen readers; announced before the pair. */
  readonly title: string;
  readonly pair: MarketPair;
  /** The pairs to choose from. */
  readonly pairs: readonly MarketPair[];
  readonly onPick: (symbol: string) => void;
}

/** The pair as a button that opens the selection. Use it in the screen's h1. */
export const PairButton = ({
  title,
  pair,
  pairs,
  onPick,
  iconless = false,
}: PairChoice & {
  /** Omits the coin's icon, for narrow places. */
  readonly iconless?: boolean;
}) => {
  const [isPicking, setPicking] = useState(false);
  const [search] = useSearchParams();
  // The default pair of a tab does not count as opened.
  useRecordRecent(search.get('pair') === pair.symbol ? pair.symbol : undefined);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setPicking(true)}
        className="press -ml-1 inline-flex min-h-11 items-center gap-2 rounded-small px-1 text-title"
      >
        {!iconless && <CoinIcon symbol={pair.symbol} size={26} />}
        <span className="sr-only">{title} </span>
        {pair.symbol}
        <CaretDownBoldIcon aria-hidden="true" size={18} />
      </button>
      <PairSheet
        open={isPicking}
        onOpenChange={setPicking}
        pairs={pairs}
        value={pair.symbol}
        onPick={onPick}
      />
    </>
  );
};
