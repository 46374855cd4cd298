import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { LeverageRecords, type HistoryFilter } from '@/features/leverage';
import { buttonClass, Link } from '@/ui';
import { RecordsFrame } from '../pair/records-frame';

const FILTERS = ['all', 'closed', 'cancelled'] as const satisfies readonly HistoryFilter[];

/** The user's leveraged orders. */
const ContractOrdersPage = () => {
  const { t } = useTranslation('leverage');
  return (
    <RecordsFrame
      title={t('records')}
      beside={{ to: SCREENS.contractTransactions, label: t('transactions') }}
      filters={FILTERS}
      filterLabel={(filter) => t(`filter.${filter}`)}
    >
      {(board, filter) => (
        <LeverageRecords
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

export default ContractOrdersPage;
