import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PairSheet, useRecordRecent, type MarketPair } from '@/features/market';
import { CoinIcon } from '@/ui';
import { CaretDownBoldIcon } from '@/ui/icons';

/** What a screen with a pair knows of it. */
export interface PairChoice {
  /** What the screen is for; read out before the pair. */
  readonly title: string;
  readonly pair: MarketPair;
  /** To choose from. */
  readonly pairs: readonly MarketPair[];
  readonly onPick: (symbol: string) => void;
}

/** The pair, as a button that lets people choose another one. Stands in the screen's h1. */
export const PairButton = ({
  title,
  pair,
  pairs,
  onPick,
  iconless = false,
}: PairChoice & {
  /** Without the coin's icon, where there is little room. */
  readonly iconless?: boolean;
}) => {
  const [isPicking, setPicking] = useState(false);
  const [search] = useSearchParams();
  // A tab that opens with its first pair was not opened for it.
  useRecordRecent(search.get('pair') === pair.symbol ? pair.symbol : undefined);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setPicking(true)}
        className="press -ml-1 inline-flex min-h-11 items-center gap-2 rounded-small px-1 text-title"
      >
        {!iconless && <CoinIcon symbol={pair.base} size={26} />}
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
