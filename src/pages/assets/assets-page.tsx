import { useTranslation } from 'react-i18next';
import { ModePill } from '@/features/account';
import { Accounts, MoreActions, QuickActions, RefreshButton, TotalEquity } from '@/features/wallet';
import { PageHeader } from '@/ui';

/** The user's balances by account. */
const AssetsPage = () => {
  const { t } = useTranslation('assets');
  return (
    <main className="pb-6">
      <PageHeader
        title={t('title')}
        actions={
          <>
            <span className="mr-1">
              <ModePill />
            </span>
            <RefreshButton />
          </>
        }
      />
      <div className="gutter flex flex-col gap-5">
        <TotalEquity />
        <QuickActions />
        <MoreActions />
        <div>
          <Accounts />
        </div>
      </div>
    </main>
  );
};

export default AssetsPage;
