/**
 * The parts beside the page that every visit loads once its first data are visible, in one file: `deferred-parts.tsx`.
 */
import { followDirectionColors } from '@/features/direction-colors';

export { refreshUser } from '@/features/account';
export { AnnounceScreen } from './announce-screen';
export { FailureFrame } from './failure-frame';
export { OpenOrders } from './open-orders';
export { OutcomeNotices } from './outcome-notices';
export { PrefetchTabs } from './prefetch-tabs';
export { PriceAlerts } from './price-alerts';
export { RememberUser } from './remember-user';
export { ServiceBubble } from './service-bubble';
export { explainStop, StoppedAccount } from './stopped-account';
export { PageNotes } from './page-notes';

followDirectionColors();
