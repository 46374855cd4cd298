import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { WithdrawalDemo, WithdrawalRecords, type RecordFilter } from '@/features/withdrawal';
import { useSessionUser } from '@/session/session';
import { RecordsPage } from '../records/records-page';
import { useGatePath } from '../screen/use-gate';

const FILTERS = [
  'all',
  'review',
  'success',
  'failed',
  'cancelled',
] as const satisfies readonly RecordFilter[];
/** Withdrawals belong to no board. */
const BOARDS = ['crypto'] as const;

const againPath = (id: number): string => `${SCREENS.withdraw}?again=${id}`;

/** The user's withdrawals; in the demo account, where they are made. */
const WithdrawRecordsPage = () => {
  const { t } = useTranslation('withdrawal');
  const gatePath = useGatePath();
  const isDemo = useSessionUser()?.mode === 'demo';
  return (
    <RecordsPage
      boards={BOARDS}
      filters={FILTERS}
      filterLabel={(filter) => t(`filters.${filter}`)}
      instead={isDemo ? <WithdrawalDemo gatePath={gatePath} /> : undefined}
      goOn={{ to: SCREENS.withdraw, label: t('title') }}
    >
      {(_board, filter, frame) => (
        <WithdrawalRecords filter={filter} frame={frame} againPath={againPath} />
      )}
    </RecordsPage>
  );
};

export default WithdrawRecordsPage;
