import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { TopUpRecords, type TopUpFilter } from '@/features/top-up';
import { RecordsPage } from '../records/records-page';

const FILTERS = ['all', 'open', 'success', 'failed'] as const satisfies readonly TopUpFilter[];
/** Money is of no market. */
const BOARDS = ['crypto'] as const;

/** The user's top-ups. */
const TopUpRecordsPage = () => {
  const { t } = useTranslation('topUp');
  return (
    <RecordsPage
      boards={BOARDS}
      filters={FILTERS}
      filterLabel={(filter) => t(`filter.${filter}`)}
      goOn={{ to: SCREENS.topUp, label: t('title') }}
    >
      {(_board, filter, frame) => <TopUpRecords filter={filter} frame={frame} />}
    </RecordsPage>
  );
};

export default TopUpRecordsPage;
