import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { livePrices, useLiveQuotes, type MarketPair } from '@/features/market';
import { OrderHistory, type StatusFilter } from '@/features/seconds-contract';
import { RecordsFrame } from '../pair/records-frame';
import { PairFilter, usePairFilter } from './pair-filter';

const FILTERS = ['all', 'running', 'settled'] as const satisfies readonly StatusFilter[];

const Orders = (props: {
  readonly board: MarketPair['board'];
  readonly filter: StatusFilter;
  readonly emptyAction: ReactNode;
}) => {
  const pairFilter = usePairFilter(props.board);
  const pairId = pairFilter.pair?.id;
  useLiveQuotes();
  return (
    <>
      <PairFilter {...pairFilter} />
      <OrderHistory key={pairId} {...props} pairId={pairId} prices={livePrices} />
    </>
  );
};

/** The user's seconds contracts. */
const TradeOrdersPage = () => {
  const { t } = useTranslation('seconds');
  return (
    <RecordsFrame
      title={t('history.title')}
      filters={FILTERS}
      filterLabel={(filter) => t(`history.${filter}`)}
      goOn={{ to: SCREENS.trade, label: t('history.emptyAction') }}
    >
      {(board, filter, goOn) => <Orders board={board} filter={filter} emptyAction={goOn} />}
    </RecordsFrame>
  );
};

export default TradeOrdersPage;
