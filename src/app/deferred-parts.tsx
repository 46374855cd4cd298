import { clientSettings } from '@/api/settings';
import { afterFirstData } from '@/lib/after-first-data';
import { Extra } from '@/ui';
import { isWelcomeSeen } from './welcome-seen';

const loadExtras = () => import('./extras');

const Bubble = afterFirstData(async () => ({ default: (await loadExtras()).ServiceBubble }));
const User = afterFirstData(async () => ({ default: (await loadExtras()).RememberUser }));
const Alerts = afterFirstData(async () => ({ default: (await loadExtras()).PriceAlerts }));
const Notices = afterFirstData(async () => ({ default: (await loadExtras()).OutcomeNotices }));
const Tabs = afterFirstData(async () => ({ default: (await loadExtras()).PrefetchTabs }));
const Unreadable = afterFirstData(async () => ({ default: (await loadExtras()).UnreadableRows }));

const Welcome = afterFirstData(async () => {
  const { WelcomeNotice } = await import('./welcome-notice');
  return { default: WelcomeNotice };
});

const Live = afterFirstData(async () => {
  const { LiveUpdates: live } = await import('./live-updates');
  return { default: live };
});

/** The notice about unreadable rows, loaded after the first data. */
export const DeferredUnreadableRows = () => (
  <Extra>
    <Unreadable />
  </Extra>
);

/** Notices about orders that closed or filled, loaded after the first data. */
export const DeferredOutcomeNotices = () => (
  <Extra>
    <Notices />
  </Extra>
);

/** Price alerts, loaded after the first data. */
export const DeferredPriceAlerts = () => (
  <Extra>
    <Alerts />
  </Extra>
);

/** Fetches the tabs ahead, after the first data. */
export const DeferredPrefetchTabs = () => (
  <Extra>
    <Tabs />
  </Extra>
);

/** Live updates, loaded after the first data if the host has a socket. */
export const DeferredLiveUpdates = () =>
  clientSettings().socket === undefined ? null : (
    <Extra>
      <Live />
    </Extra>
  );

/** Fetches the user after the first data; until then the stored user counts. */
export const DeferredRememberUser = () => (
  <Extra>
    <User />
  </Extra>
);

/** The customer-service button, loaded after the first data. */
export const DeferredServiceBubble = () => (
  <Extra>
    <Bubble />
  </Extra>
);

/** The welcome notice, loaded after the first data on a device that has not seen it. */
export const DeferredWelcomeNotice = () =>
  isWelcomeSeen() ? null : (
    <Extra>
      <Welcome />
    </Extra>
  );
