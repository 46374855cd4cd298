import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { CoinRecords, type HistoryFilter } from '@/features/spot';
import { RecordsPage } from '../records/records-page';

const FILTERS = ['all', 'open', 'done', 'cancelled'] as const satisfies readonly HistoryFilter[];
/** Spot trading exists for crypto only. */
const BOARDS = ['crypto'] as const;

/** The user's spot orders. */
const CoinOrdersPage = () => {
  const { t } = useTranslation('spot');
  return (
    <RecordsPage
      boards={BOARDS}
      filters={FILTERS}
      filterLabel={(filter) => t(`filter.${filter}`)}
      goOn={{ to: SCREENS.coin, label: t('goTrade') }}
    >
      {(_board, filter, frame) => <CoinRecords filter={filter} frame={frame} />}
    </RecordsPage>
  );
};

export default CoinOrdersPage;
