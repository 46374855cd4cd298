import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { LOAN_FILTERS, LoanRecords } from '@/features/loan';
import { RecordsPage } from '../records/records-page';

/** Loans belong to no board. */
const BOARDS = ['crypto'] as const;

/** The user's loans. */
const LoanOrdersPage = () => {
  const { t } = useTranslation(['loan', 'statuses']);
  return (
    <RecordsPage
      boards={BOARDS}
      filters={LOAN_FILTERS}
      filterLabel={(filter) => (
        // Six of them are wider than a phone: the row scrolls.
        <span className="whitespace-nowrap">
          {filter === 'all' ? t('all') : t(`statuses:loan.${filter}`)}
        </span>
      )}
      goOn={{ to: SCREENS.loan, label: t('seeOffers') }}
    >
      {(_board, filter, frame) => <LoanRecords filter={filter} frame={frame} />}
    </RecordsPage>
  );
};

export default LoanOrdersPage;
