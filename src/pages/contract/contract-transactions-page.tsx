import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { DealRecords, type DealFilter } from '@/features/leverage';
import { RecordsPage } from '../records/records-page';

const FILTERS = ['all', 'opened', 'closed'] as const satisfies readonly DealFilter[];
const NAMES = {
  all: 'records:leverage.filter.all',
  opened: 'records:leverage.opened',
  closed: 'records:leverage.filter.closed',
} as const;

/** The history of the user's leveraged orders. */
const ContractTransactionsPage = () => {
  const { t } = useTranslation(['leverage', 'records']);
  return (
    <RecordsPage
      beside={{ to: SCREENS.contractOrders, label: t('records') }}
      filters={FILTERS}
      filterLabel={(filter) => t(NAMES[filter])}
      goOn={{ to: SCREENS.contract, label: t('records:leverage.goTrade') }}
    >
      {(board, filter, frame) => <DealRecords board={board} filter={filter} frame={frame} />}
    </RecordsPage>
  );
};

export default ContractTransactionsPage;
