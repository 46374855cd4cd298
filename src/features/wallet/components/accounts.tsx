import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DelayedFallback, ErrorState, Segmented, SkeletonRows } from '@/ui';
import { useWallets } from '../queries';
import { CoinList } from './coin-list';
import { ContractSummary } from './contract-summary';

const ACCOUNTS = ['coinAccount', 'contractAccount'] as const;

/** Tabs for the coin account and the contract account. */
export const Accounts = () => {
  const { t } = useTranslation(['assets', 'app']);
  const [account, setAccount] = useState<(typeof ACCOUNTS)[number]>('coinAccount');
  const { wallets, failed, refresh } = useWallets(true, account === 'contractAccount');
  if (failed)
    return <ErrorState text={t('failed')} retryLabel={t('app:retry')} onRetry={refresh} />;
  if (wallets === undefined)
    return (
      <DelayedFallback label={t('app:loading')}>
        <SkeletonRows />
      </DelayedFallback>
    );
  return (
    <>
      <Segmented
        label={t('account')}
        options={ACCOUNTS.map((value) => ({ value, label: t(value) }))}
        value={account}
        onChange={setAccount}
      />
      {account === 'coinAccount' ? (
        <CoinList {...wallets} />
      ) : (
        <ContractSummary account={wallets.contract} />
      )}
    </>
  );
};
