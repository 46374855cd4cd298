import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { HashRouter } from 'react-router-dom';
import { late } from '@/lib/late';
import { useOwnerKey } from '@/session/session';
import { Extra, ToastRegion } from '@/ui';
import {
  DeferredLiveUpdates,
  DeferredOutcomeNotices,
  DeferredPrefetchTabs,
  DeferredPriceAlerts,
  DeferredStoppedAccount,
  DeferredWelcomeNotice,
} from './deferred-parts';
import { LoadUser } from './load-user';
import { Shell } from './shell';

const Messages = () => {
  const { t } = useTranslation();
  return <ToastRegion label={t('messages')} />;
};

/** What the current owner's orders came to, and why they were refused. Remounts when the owner changes. */
const OwnerNotices = () => (
  <Fragment key={useOwnerKey()}>
    <DeferredOutcomeNotices />
    <DeferredStoppedAccount />
  </Fragment>
);

/** A wallet to log in with, simulated; production builds drop it. */
const SimulatedWallet = __DEMO__
  ? late(async () => (await import('@/demo/wallet/simulated-wallet')).SimulatedWallet)
  : undefined;

/** The app's root component. HashRouter costs 16 kB gzip less than the data router (stack.md). */
export const App = ({ queryClient }: { readonly queryClient: QueryClient }) => (
  <QueryClientProvider client={queryClient}>
    {/* No transitions: a change of address and of session in one event show in one render, so leaving a page that
        needs a session while the session ends leads where the code says, not to the login screen. A tap on a tab,
        which ends no session, is one (tab-bar.tsx). */}
    <HashRouter useTransitions={false}>
      <LoadUser />
      <Shell />
      <DeferredWelcomeNotice />
      <DeferredLiveUpdates />
      <OwnerNotices />
      <DeferredPriceAlerts />
      <DeferredPrefetchTabs />
    </HashRouter>
    {SimulatedWallet !== undefined && (
      <Extra>
        <SimulatedWallet />
      </Extra>
    )}
    <Messages />
  </QueryClientProvider>
);
