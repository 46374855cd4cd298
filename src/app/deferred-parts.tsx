import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { clientSettings } from '@/api/settings';
import { screenAt } from '@/domain/screens/screens';
import { loadScreenTexts } from '@/features/language';
import { afterFirstData } from '@/lib/after-first-data';
import { useIsSignedIn } from '@/session/session';
import { Extra } from '@/ui';
import { canShowWelcome } from './welcome-screens';
import { isWelcomeSeen } from './welcome-seen';

/** A part that loads after the first data, and is left out if it fails. */
const deferred = (load: () => Promise<ComponentType>): ComponentType => {
  const Part = afterFirstData(load);
  return () => (
    <Extra>
      <Part />
    </Extra>
  );
};

const loadExtras = () => import('./extras');

/** The title of the document, and the focus on the heading. Browsers announce the first screen themselves. */
export const DeferredAnnounceScreen = deferred(async () => (await loadExtras()).AnnounceScreen);

/** Notes above the page: about unreadable rows, and a new version of the app; with what a visit needs after its start. */
export const DeferredPageNotes = deferred(async () => (await loadExtras()).PageNotes);

/** The notice about orders whose outcome is unknown. */
export const DeferredOpenOrders = deferred(async () => (await loadExtras()).OpenOrders);

/** Notices about orders that closed or filled. */
export const DeferredOutcomeNotices = deferred(async () => (await loadExtras()).OutcomeNotices);

/** Price alerts. */
export const DeferredPriceAlerts = deferred(async () => (await loadExtras()).PriceAlerts);

/** Fetches the tabs ahead. */
export const DeferredPrefetchTabs = deferred(async () => (await loadExtras()).PrefetchTabs);

/** Fetches the user; until then the stored user counts. */
export const DeferredRememberUser = deferred(async () => (await loadExtras()).RememberUser);

/** Why a frozen or locked account was refused. */
export const DeferredStoppedAccount = deferred(async () => (await loadExtras()).StoppedAccount);

/** The customer-service button. */
export const DeferredServiceBubble = deferred(async () => (await loadExtras()).ServiceBubble);

const Live = deferred(async () => (await import('./live-updates')).LiveUpdates);

/** Live updates, if the host has a socket. */
export const DeferredLiveUpdates = () => (clientSettings().socket === undefined ? null : <Live />);

// With its texts at once: it is what most first visits wait for longest.
const Welcome = deferred(async () => {
  const [{ WelcomeNotice }] = await Promise.all([
    import('./welcome-notice'),
    loadScreenTexts(['welcome']),
  ]);
  return WelcomeNotice;
});

/** The welcome notice, on a device that has not seen it and on a screen that it may open over. */
export const DeferredWelcomeNotice = () => {
  const screen = screenAt(useLocation().pathname);
  const isSignedIn = useIsSignedIn();
  return isWelcomeSeen() || !canShowWelcome(screen, isSignedIn) ? null : <Welcome />;
};
