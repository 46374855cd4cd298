import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WalletAgreement, type SignInWays } from '@/features/auth';
import { loadScreenTexts } from '@/features/language';
import { withTimeLimit } from '@/lib/with-time-limit';
import { DelayedFallback, ErrorBoundary, ErrorState, SkeletonRows } from '@/ui';

/** Time-out for loading, in milliseconds, as for a page. */
const TIMEOUT_MS = 60_000;

const loadWallet = async () => {
  const [{ WalletLogin }] = await Promise.all([
    import('@/features/wallet-login'),
    loadScreenTexts(['walletLogin']),
  ]);
  return { default: WalletLogin };
};

const prepare = () => lazy(() => withTimeLimit(loadWallet(), TIMEOUT_MS));

/** Log-in by wallet, for the log-in and register screens. Its code and texts load when it is chosen. */
export const WalletPart = ({ ways }: { readonly ways: SignInWays }) => {
  const { t } = useTranslation();
  const [{ number, WalletLogin }, setAttempt] = useState(() => ({
    number: 0,
    WalletLogin: prepare(),
  }));
  return (
    <ErrorBoundary
      key={number}
      renderFailure={() => (
        <ErrorState
          text={t('pageTimedOut')}
          retryLabel={t('retry')}
          onRetry={() => setAttempt({ number: number + 1, WalletLogin: prepare() })}
        />
      )}
    >
      <Suspense
        fallback={
          <DelayedFallback label={t('loading')}>
            <SkeletonRows rows={3} />
          </DelayedFallback>
        }
      >
        <WalletLogin agreement={<WalletAgreement />} onUnavailable={ways.closeWallet} />
      </Suspense>
    </ErrorBoundary>
  );
};
