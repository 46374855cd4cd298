import type { Screen } from '@/domain/screens/screens';

/** Tabs without a form. */
const ALWAYS: readonly (Screen | undefined)[] = ['entry', 'entryAlias', 'home', 'quotes', 'assets'];
/** Tabs with an order form for members. */
const FOR_VISITORS: readonly (Screen | undefined)[] = ['trade', 'contract'];

/** True if the welcome notice may open over a screen: on the tabs, and never over a form. */
export const canShowWelcome = (screen: Screen | undefined, isSignedIn: boolean): boolean =>
  ALWAYS.includes(screen) || (!isSignedIn && FOR_VISITORS.includes(screen));
