import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { OrderHistory, type StatusFilter } from '@/features/seconds-contract';
import { RecordsFrame } from '../pair/records-frame';

const FILTERS = ['all', 'running', 'settled'] as const satisfies readonly StatusFilter[];

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
      {(board, filter, goOn) => <OrderHistory board={board} filter={filter} emptyAction={goOn} />}
    </RecordsFrame>
  );
};

export default TradeOrdersPage;
