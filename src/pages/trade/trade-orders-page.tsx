import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { OrderHistory, type StatusFilter } from '@/features/seconds-contract';
import { buttonClass, Link } from '@/ui';
import { RecordsFrame } from '../pair/records-frame';

const FILTERS = ['all', 'running', 'settled'] as const satisfies readonly StatusFilter[];

/** The user's seconds contracts. */
const TradeOrdersPage = () => {
  const { t } = useTranslation('seconds');
  return (
    <RecordsFrame
      title={t('history.title')}
      filters={FILTERS}
      filterLabel={(filter) => t(`history.${filter}`)}
    >
      {(board, filter) => (
        <OrderHistory
          key={`${board} ${filter}`}
          board={board}
          filter={filter}
          emptyAction={
            <Link className={buttonClass({ tone: 'secondary', size: 'medium' })} to={SCREENS.trade}>
              {t('history.emptyAction')}
            </Link>
          }
        />
      )}
    </RecordsFrame>
  );
};

export default TradeOrdersPage;
