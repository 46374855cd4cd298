import { clientSettings } from '@/api/settings';
import { afterFirstData } from '@/lib/after-first-data';
import { Extra } from '@/ui';
import { isWelcomeSeen } from './welcome-seen';

const Bubble = afterFirstData(async () => {
  const { ServiceBubble } = await import('./service-bubble');
  return { default: ServiceBubble };
});

const Notice = afterFirstData(async () => {
  const { WelcomeNotice } = await import('./welcome-notice');
  return { default: WelcomeNotice };
});

const User = afterFirstData(async () => {
  const { RememberUser } = await import('./remember-user');
  return { default: RememberUser };
});

const Live = afterFirstData(async () => {
  const { Live: live } = await import('./live');
  return { default: live };
});

const Alerts = afterFirstData(async () => {
  const { PriceAlerts } = await import('./price-alerts');
  return { default: PriceAlerts };
});

const Told = afterFirstData(async () => {
  const { Outcomes } = await import('./outcomes');
  return { default: Outcomes };
});

const Unreadable = afterFirstData(async () => {
  const { UnreadableRows } = await import('./unreadable-rows');
  return { default: UnreadableRows };
});

/** How many entries on screen could not be read. */
export const LateUnreadableRows = () => (
  <Extra>
    <Unreadable />
  </Extra>
);

/** What becomes of orders by themselves, once the screen is there. */
export const LateOutcomes = () => (
  <Extra>
    <Told />
  </Extra>
);

/** Price alerts, once the screen is there. */
export const LatePriceAlerts = () => (
  <Extra>
    <Alerts />
  </Extra>
);

/** Real time, where the host has it. */
export const LateLive = () =>
  clientSettings().socket === undefined ? null : (
    <Extra>
      <Live />
    </Extra>
  );

/** Who is signed in: the first screen goes by what was kept the last time. */
export const LateRememberUser = () => (
  <Extra>
    <User />
  </Extra>
);

/** The way to customer service, once the screen is there. */
export const LateServiceBubble = () => (
  <Extra>
    <Bubble />
  </Extra>
);

/** The welcome notice on a device that has not seen it, once the screen is there. */
export const LateWelcomeNotice = () =>
  isWelcomeSeen() ? null : (
    <Extra>
      <Notice />
    </Extra>
  );
