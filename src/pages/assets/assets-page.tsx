import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { ModePill } from '@/features/account';
import { Accounts, MoreActions, QuickActions, RefreshButton, TotalEquity } from '@/features/wallet';
import { afterPrices } from '@/lib/after-prices';
import { Extra, IconLink, PageHeader } from '@/ui';
import { ReceiptIcon } from '@/ui/icons';
import { DeferredHelpText } from '../screen/deferred-help';

const AssetsEnd = afterPrices(async () => (await import('./assets-end')).default);

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
            <IconLink
              to={SCREENS.moneyRecords}
              label={t('actions.records')}
              icon={<ReceiptIcon size={22} />}
            />
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
        <Extra>
          <AssetsEnd />
        </Extra>
        <DeferredHelpText />
      </div>
    </main>
  );
};

export default AssetsPage;
