import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WalletAgreement, type SignInWays } from '@/features/auth';
import { loadScreenTexts } from '@/features/language';
import { late } from '@/lib/late';
import { withTimeLimit } from '@/lib/with-time-limit';
import { DelayedFallback, ErrorBoundary, ErrorState, SkeletonRows } from '@/ui';

/** Time-out for loading, in milliseconds, as for a page. */
const TIMEOUT_MS = 60_000;

const loadWallet = async () => {
  const [wallet] = await Promise.all([
    import('@/features/wallet-login'),
    loadScreenTexts(['walletLogin']),
  ]);
  return wallet.WalletLogin;
};

const WalletLogin = late(() => withTimeLimit(loadWallet(), TIMEOUT_MS));

/** Log-in by wallet, for the log-in and register screens. Its code and texts load when it is chosen. */
export const WalletPart = ({ ways }: { readonly ways: SignInWays }) => {
  const { t } = useTranslation();
  const [attempt, setAttempt] = useState(0);
  return (
    <ErrorBoundary
      key={attempt}
      renderFailure={() => (
        <ErrorState
          text={t('pageTimedOut')}
          retryLabel={t('retry')}
          onRetry={() => setAttempt(attempt + 1)}
        />
      )}
    >
      <WalletLogin
        agreement={<WalletAgreement />}
        onUnavailable={ways.closeWallet}
        fallback={
          <DelayedFallback label={t('loading')}>
            <SkeletonRows rows={3} />
          </DelayedFallback>
        }
      />
    </ErrorBoundary>
  );
};
