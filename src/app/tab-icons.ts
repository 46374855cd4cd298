import type { TABS } from '@/domain/screens/screens';
import {
  ArrowsLeftRightIcon,
  ChartBarIcon,
  ChartLineUpIcon,
  HouseIcon,
  WalletIcon,
} from '@/ui/icons';

/** The icon of each tab in the dock. */
export const TAB_ICONS = {
  home: HouseIcon,
  quotes: ChartBarIcon,
  trade: ChartLineUpIcon,
  contract: ArrowsLeftRightIcon,
  assets: WalletIcon,
} as const satisfies Record<(typeof TABS)[number], unknown>;
