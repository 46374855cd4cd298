import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { LeverageRecords, type HistoryFilter } from '@/features/leverage';
import { RecordsPage } from '../records/records-page';

const FILTERS = ['all', 'closed', 'cancelled'] as const satisfies readonly HistoryFilter[];

/** The user's leveraged orders. */
const ContractOrdersPage = () => {
  const { t } = useTranslation('records');
  return (
    <RecordsPage
      beside={{ to: SCREENS.contractTransactions, label: t('deals') }}
      filters={FILTERS}
      filterLabel={(filter) => t(`leverage.filter.${filter}`)}
      goOn={{ to: SCREENS.contract, label: t('leverage.goTrade') }}
    >
      {(board, filter, frame) => <LeverageRecords board={board} filter={filter} frame={frame} />}
    </RecordsPage>
  );
};

export default ContractOrdersPage;
