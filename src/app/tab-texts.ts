import type { TABS } from '@/domain/screens/screens';
import type { Namespace } from '@locales/resources';

/** The texts that each tab loads with its code, beside those of every screen. The build has them loaded early. */
export const TAB_TEXTS = {
  home: ['market', 'assets', 'account'],
  quotes: ['market'],
  trade: ['gate', 'seconds', 'confirm', 'priceLine', 'market', 'account'],
  contract: ['gate', 'leverage', 'assets', 'confirm', 'priceLine', 'market', 'account'],
  assets: ['assets'],
} as const satisfies Record<(typeof TABS)[number], readonly Namespace[]>;

/** The same for Spot, which is no tab but is opened by links as well. */
export const SPOT_TEXTS = [
  'gate',
  'spot',
  'confirm',
  'priceLine',
  'market',
  'account',
] as const satisfies readonly Namespace[];
