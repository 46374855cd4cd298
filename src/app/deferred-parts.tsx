import { clientSettings } from '@/api/settings';
import { afterFirstData } from '@/lib/after-first-data';
import { Extra } from '@/ui';
import { isWelcomeSeen } from './welcome-seen';

const Bubble = afterFirstData(async () => {
  const { ServiceBubble } = await import('./service-bubble');
  return { default: ServiceBubble };
});

const Welcome = afterFirstData(async () => {
  const { WelcomeNotice } = await import('./welcome-notice');
  return { default: WelcomeNotice };
});

const User = afterFirstData(async () => {
  const { RememberUser } = await import('./remember-user');
  return { default: RememberUser };
});

const Live = afterFirstData(async () => {
  const { LiveUpdates: live } = await import('./live-updates');
  return { default: live };
});

const Alerts = afterFirstData(async () => {
  const { PriceAlerts } = await import('./price-alerts');
  return { default: PriceAlerts };
});

const Notices = afterFirstData(async () => {
  const { OutcomeNotices } = await import('./outcome-notices');
  return { default: OutcomeNotices };
});

const Unreadable = afterFirstData(async () => {
  const { UnreadableRows } = await import('./unreadable-rows');
  return { default: UnreadableRows };
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
