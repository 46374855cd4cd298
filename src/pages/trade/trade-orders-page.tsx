import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { livePrices, useLiveQuotes, type MarketPair } from '@/features/market';
import { OrderHistory, type StatusFilter } from '@/features/seconds-contract';
import type { RecordFrame } from '@/ui/layout/record-list';
import { RecordsPage } from '../records/records-page';
import { PairFilter, usePairFilter } from './pair-filter';

const FILTERS = ['all', 'running', 'settled'] as const satisfies readonly StatusFilter[];

const Orders = (props: {
  readonly board: MarketPair['board'];
  readonly filter: StatusFilter;
  readonly frame: RecordFrame;
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
    <RecordsPage
      filters={FILTERS}
      filterLabel={(filter) => t(`history.${filter}`)}
      goOn={{ to: SCREENS.trade, label: t('history.emptyAction') }}
    >
      {(board, filter, frame) => <Orders board={board} filter={filter} frame={frame} />}
    </RecordsPage>
  );
};

export default TradeOrdersPage;
