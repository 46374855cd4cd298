import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { WithdrawalRecords, type RecordFilter } from '@/features/withdrawal';
import { RecordsPage } from '../records/records-page';

const FILTERS = ['all', 'review', 'success', 'failed'] as const satisfies readonly RecordFilter[];
/** Withdrawals belong to no board. */
const BOARDS = ['crypto'] as const;

const againPath = (id: number): string => `${SCREENS.withdraw}?again=${id}`;

/** The user's withdrawals. */
const WithdrawRecordsPage = () => {
  const { t } = useTranslation('withdrawal');
  return (
    <RecordsPage
      boards={BOARDS}
      filters={FILTERS}
      filterLabel={(filter) => t(`filters.${filter}`)}
      goOn={{ to: SCREENS.withdraw, label: t('title') }}
    >
      {(_board, filter, frame) => (
        <WithdrawalRecords filter={filter} frame={frame} againPath={againPath} />
      )}
    </RecordsPage>
  );
};

export default WithdrawRecordsPage;
