import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PairSheet, usePairs, type MarketPair } from '@/features/market';
import { ChipButton } from '@/ui';

/** The pair of `board` by which records are filtered, from the address; `undefined` for all. */
export const usePairFilter = (board: MarketPair['board']) => {
  const [search, setSearch] = useSearchParams();
  const pairs = usePairs().pairs.filter((pair) => pair.board === board && pair.canTradeSeconds);
  return {
    pairs,
    pair: pairs.find(({ symbol }) => symbol === search.get('pair')),
    pick: (symbol: string | undefined): void => {
      const next = new URLSearchParams(search);
      if (symbol === undefined) next.delete('pair');
      else next.set('pair', symbol);
      setSearch(next, { replace: true });
    },
  };
};

/** Filters records by pair. */
export const PairFilter = ({ pairs, pair, pick }: ReturnType<typeof usePairFilter>) => {
  const { t } = useTranslation('seconds');
  const [isPicking, setPicking] = useState(false);
  return (
    <div className="flex gap-2 pb-3">
      <ChipButton onClick={() => setPicking(true)}>
        {pair?.symbol ?? t('history.allPairs')}
      </ChipButton>
      {pair !== undefined && (
        <ChipButton onClick={() => pick(undefined)}>{t('history.allPairs')}</ChipButton>
      )}
      <PairSheet
        open={isPicking}
        onOpenChange={setPicking}
        pairs={pairs}
        value={pair?.symbol ?? ''}
        onPick={pick}
      />
    </div>
  );
};
