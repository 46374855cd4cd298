import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { DealRecords, type DealFilter } from '@/features/leverage';
import { RecordsFrame } from '../pair/records-frame';

const FILTERS = ['all', 'opened', 'closed'] as const satisfies readonly DealFilter[];
const NAMES = { all: 'filter.all', opened: 'opened', closed: 'status.closed' } as const;

/** What happened to the user's leveraged orders. */
const ContractTransactionsPage = () => {
  const { t } = useTranslation('leverage');
  return (
    <RecordsFrame
      title={t('transactions')}
      beside={{ to: SCREENS.contractOrders, label: t('records') }}
      filters={FILTERS}
      filterLabel={(filter) => t(NAMES[filter])}
      goOn={{ to: SCREENS.contract, label: t('goTrade') }}
    >
      {(board, filter, goOn) => <DealRecords board={board} filter={filter} emptyAction={goOn} />}
    </RecordsFrame>
  );
};

export default ContractTransactionsPage;
