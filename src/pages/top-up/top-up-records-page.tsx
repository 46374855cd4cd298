import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { TopUpDemo, TopUpRecords, type TopUpFilter } from '@/features/top-up';
import { useSessionUser } from '@/session/session';
import { RecordsPage } from '../records/records-page';
import { useGatePath } from '../screen/use-gate';

const FILTERS = ['all', 'open', 'success', 'failed'] as const satisfies readonly TopUpFilter[];
/** Money is of no market. */
const BOARDS = ['crypto'] as const;

/** The user's top-ups; in the demo account, what they are for. */
const TopUpRecordsPage = () => {
  const { t } = useTranslation('topUp');
  const gatePath = useGatePath();
  const isDemo = useSessionUser()?.mode === 'demo';
  return (
    <RecordsPage
      boards={BOARDS}
      filters={FILTERS}
      filterLabel={(filter) => t(`filter.${filter}`)}
      instead={
        isDemo ? (
          <div className="gutter">
            <TopUpDemo livePath={gatePath('switchAccount')} />
          </div>
        ) : undefined
      }
      goOn={{ to: SCREENS.topUp, label: t('title') }}
    >
      {(_board, filter, frame) => <TopUpRecords filter={filter} frame={frame} />}
    </RecordsPage>
  );
};

export default TopUpRecordsPage;
