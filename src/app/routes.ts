import { SCREEN_NAMES, TABS, type Screen } from '@/domain/screens/screens';
import HomePage from '@/pages/home/home-page';
import { prefetchHome } from '@/pages/home/prefetch-home';
import type { Namespace } from '@locales/resources';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { PageLoader } from './lazy-page';
import { TAB_TEXTS } from './tab-texts';

/** How a screen is loaded, framed and protected. */
export interface RouteEntry {
  readonly load: PageLoader;
  /** The page itself, if it is part of the first chunk. */
  readonly page?: ComponentType;
  /** Prefetches the screen's data while its texts load. */
  readonly prefetch?: (client: QueryClient) => void;
  /** Namespaces of the page's texts, loaded in parallel with it. Others load later, when they are used. */
  readonly texts: readonly Namespace[];
  /** True if it needs a session; visitors are sent to the login screen and return afterwards. */
  readonly needsSession: boolean;
}

const notBuiltYet: PageLoader = () => import('@/pages/not-built-yet/not-built-yet-page');
const visitor = (load: PageLoader, ...texts: readonly Namespace[]): RouteEntry => ({
  load,
  texts,
  needsSession: false,
});
const member = (load: PageLoader, ...texts: readonly Namespace[]): RouteEntry => ({
  load,
  texts,
  needsSession: true,
});
/** Screens that are not built yet: open to visitors, and for members only. */
const planned: RouteEntry = visitor(notBuiltYet);
const plannedForMembers: RouteEntry = member(notBuiltYet);
/** The first screen of nearly every visit is part of the first chunk, to avoid another request. */
const home: RouteEntry = {
  ...visitor(async () => ({ default: HomePage }), ...TAB_TEXTS.home),
  page: HomePage,
  prefetch: prefetchHome,
};

/** All screens: those of the specification's section 2 and our own. */
export const ROUTES: Readonly<Record<Screen, RouteEntry>> = {
  entry: home,
  entryAlias: home,
  home,
  quotes: visitor(() => import('@/pages/quotes/quotes-page'), ...TAB_TEXTS.quotes),
  trade: visitor(() => import('@/pages/trade/trade-page'), ...TAB_TEXTS.trade),
  contract: visitor(() => import('@/pages/contract/contract-page'), ...TAB_TEXTS.contract),
  assets: member(() => import('@/pages/assets/assets-page'), ...TAB_TEXTS.assets),
  login: visitor(() => import('@/pages/session/login-page'), 'auth'),
  register: visitor(() => import('@/pages/session/register-page'), 'auth'),
  account: member(() => import('@/pages/user/account-page'), 'account'),
  language: visitor(() => import('@/pages/user/language-page'), 'account'),
  tradeOrders: member(
    () => import('@/pages/trade/trade-orders-page'),
    'seconds',
    'market',
    'records',
  ),
  notifications: planned,
  notification: planned,
  help: planned,
  helpArticle: planned,
  search: visitor(() => import('@/pages/search/search-page'), 'market'),
  webview: planned,
  forexDetail: visitor(
    () => import('@/pages/kline/forex-detail-page'),
    'kline',
    'market',
    'alerts',
  ),
  kline: visitor(() => import('@/pages/kline/kline-page'), 'kline', 'market', 'alerts'),
  topUp: plannedForMembers,
  transfer: plannedForMembers,
  withdraw: plannedForMembers,
  withdrawRecords: plannedForMembers,
  topUpRecords: plannedForMembers,
  payoutMethods: plannedForMembers,
  addAddress: plannedForMembers,
  addBankCard: plannedForMembers,
  primaryCertification: member(
    () => import('@/pages/user/primary-certification-page'),
    'identity',
    'account',
  ),
  advancedCertification: member(
    () => import('@/pages/user/advanced-certification-page'),
    'identity',
  ),
  profile: member(() => import('@/pages/user/profile-page'), 'settings', 'security'),
  settings: member(
    () => import('@/pages/user/settings-page'),
    'settings',
    'security',
    'account',
    'messages',
  ),
  changePassword: visitor(() => import('@/pages/user/change-password-page'), 'security', 'auth'),
  changeTradePassword: member(() => import('@/pages/user/trade-password-page'), 'security', 'auth'),
  changeEmail: member(
    () => import('@/pages/user/change-email-page'),
    'auth',
    'settings',
    'security',
  ),
  about: visitor(() => import('@/pages/user/about-page'), 'about', 'articles', 'auth'),
  switchAccount: member(() => import('@/pages/user/switch-account-page'), 'accountMode'),
  creditScore: member(() => import('@/pages/user/credit-page'), 'credit'),
  service: planned,
  customerService: visitor(() => import('@/pages/service/customer-service-page'), 'service'),
  interestTreasure: planned,
  interestProduct: planned,
  interestOrders: plannedForMembers,
  contractOrders: member(
    () => import('@/pages/contract/contract-orders-page'),
    'leverage',
    'market',
    'records',
  ),
  contractTransactions: member(
    () => import('@/pages/contract/contract-transactions-page'),
    'leverage',
    'market',
    'records',
  ),
  contractInfo: visitor(
    () => import('@/pages/contract/contract-info-page'),
    'leverage',
    'market',
    'account',
  ),
  chooseLocation: plannedForMembers,
  openLocation: planned,
  coin: visitor(
    () => import('@/pages/coin/coin-page'),
    'gate',
    'spot',
    'confirm',
    'market',
    'account',
    'errors',
  ),
  coinOrders: member(() => import('@/pages/coin/coin-orders-page'), 'spot', 'market', 'records'),
  statistics: member(() => import('@/pages/statistics/statistics-page'), 'statistics', 'assets'),
  authenticator: member(() => import('@/pages/user/authenticator-page'), 'security', 'auth'),
  changePhone: member(
    () => import('@/pages/user/change-phone-page'),
    'auth',
    'settings',
    'security',
  ),
  countries: visitor(() => import('@/pages/user/countries-page'), 'identity', 'service'),
  invite: member(() => import('@/pages/user/invite-page'), 'invite'),
  limits: member(() => import('@/pages/user/limits-page'), 'limits', 'account'),
};

/** The tab that a screen belongs to. The root address and its alias belong to Home. */
export const tabOf = (screen: Screen | undefined): (typeof TABS)[number] | undefined => {
  if (screen === 'entry' || screen === 'entryAlias') return 'home';
  return TABS.find((tab) => tab === screen);
};

/** Screens that are not built yet. A test makes sure that the list only gets shorter. */
export const PLANNED_SCREENS: readonly Screen[] = SCREEN_NAMES.filter(
  (screen) => ROUTES[screen].load === notBuiltYet,
);
