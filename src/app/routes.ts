import { SCREEN_NAMES, TABS, type Screen } from '@/domain/screens/screens';
import HomePage from '@/pages/home/home-page';
import { prefetchHome } from '@/pages/home/prefetch-home';
import type { Namespace } from '@locales/resources';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { PageLoader } from './lazy-page';
import type { OTHER_PAGES } from './other-pages';
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

/** The page of a screen that is not a tab: the list of these is a file of its own, which spares the first screen its names. */
const later =
  (screen: keyof typeof OTHER_PAGES): PageLoader =>
  async () => {
    const other = await import('./other-pages');
    return other.OTHER_PAGES[screen]();
  };

const notBuiltYet = later('notBuiltYet');
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
  login: visitor(later('login'), 'auth'),
  register: visitor(later('register'), 'auth'),
  account: member(later('account'), 'account', 'settings'),
  language: visitor(later('language'), 'account'),
  tradeOrders: member(later('tradeOrders'), 'seconds', 'market', 'records'),
  notifications: planned,
  notification: planned,
  help: planned,
  helpArticle: planned,
  search: visitor(later('search'), 'market'),
  webview: planned,
  forexDetail: visitor(later('forexDetail'), 'kline', 'market', 'alerts'),
  kline: visitor(later('kline'), 'kline', 'market', 'alerts'),
  topUp: member(later('topUp'), 'topUp', 'account', 'confirm'),
  transfer: member(later('transfer'), 'transfer', 'assets', 'confirm', 'errors'),
  withdraw: member(later('withdraw'), 'withdrawal', 'confirm', 'errors', 'account'),
  withdrawRecords: member(later('withdrawRecords'), 'withdrawal', 'market', 'records', 'confirm'),
  topUpRecords: member(later('topUpRecords'), 'topUp', 'market', 'records'),
  payoutMethods: member(later('payoutMethods'), 'payout', 'account'),
  addAddress: member(later('addAddress'), 'payout', 'account'),
  addBankCard: member(later('addBankCard'), 'payout', 'account'),
  primaryCertification: member(later('primaryCertification'), 'identity', 'account'),
  advancedCertification: member(later('advancedCertification'), 'identity'),
  profile: member(later('profile'), 'settings', 'security'),
  settings: member(later('settings'), 'settings', 'security', 'account', 'messages', 'payout'),
  changePassword: visitor(later('changePassword'), 'security', 'auth', 'settings'),
  changeTradePassword: member(later('changeTradePassword'), 'security', 'auth'),
  changeEmail: member(later('changeEmail'), 'auth', 'settings', 'security'),
  about: visitor(later('about'), 'about', 'articles', 'auth'),
  switchAccount: member(later('switchAccount'), 'accountMode', 'identity'),
  creditScore: member(later('creditScore'), 'credit'),
  service: planned,
  customerService: visitor(later('customerService'), 'service'),
  interestTreasure: planned,
  interestProduct: planned,
  interestOrders: plannedForMembers,
  contractOrders: member(later('contractOrders'), 'leverage', 'market', 'records'),
  contractTransactions: member(later('contractTransactions'), 'leverage', 'market', 'records'),
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
  coinOrders: member(later('coinOrders'), 'spot', 'market', 'records'),
  exchange: member(later('exchange'), 'exchange', 'confirm', 'records', 'account'),
  exchangeRecords: member(later('exchangeRecords'), 'exchange', 'records', 'account'),
  statistics: member(later('statistics'), 'statistics', 'assets'),
  authenticator: member(later('authenticator'), 'security', 'auth'),
  changePhone: member(later('changePhone'), 'auth', 'settings', 'security'),
  countries: visitor(later('countries'), 'identity', 'service'),
  invite: member(later('invite'), 'invite'),
  limits: member(later('limits'), 'limits', 'account'),
  currency: member(later('currency'), 'currency', 'assets', 'moneyRecords'),
  moneyRecords: member(later('moneyRecords'), 'moneyRecords', 'assets', 'records'),
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
