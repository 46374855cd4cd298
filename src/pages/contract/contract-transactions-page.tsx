import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { DealRecords, type DealFilter } from '@/features/leverage';
import { buttonClass, Link } from '@/ui';
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
    >
      {(board, filter) => (
        <DealRecords
          key={`${board} ${filter}`}
          board={board}
          filter={filter}
          emptyAction={
            <Link
              className={buttonClass({ tone: 'secondary', size: 'medium' })}
              to={SCREENS.contract}
            >
              {t('goTrade')}
            </Link>
          }
        />
      )}
    </RecordsFrame>
  );
};

export default ContractTransactionsPage;
