import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { DepositRecords, type RecordFilter } from '@/features/savings';
import { RecordsPage } from '../records/records-page';

const FILTERS = [
  'all',
  'review',
  'hosting',
  'completed',
  'cancelled',
] as const satisfies readonly RecordFilter[];
/** Deposits belong to no board. */
const BOARDS = ['crypto'] as const;

/** The user's deposits. */
const DepositsPage = () => {
  const { t } = useTranslation('savings');
  return (
    <RecordsPage
      boards={BOARDS}
      filters={FILTERS}
      filterLabel={(filter) => t(`filters.${filter}`)}
      goOn={{ to: SCREENS.interestTreasure, label: t('seeProducts') }}
    >
      {(_board, filter, frame) => <DepositRecords filter={filter} frame={frame} />}
    </RecordsPage>
  );
};

export default DepositsPage;
