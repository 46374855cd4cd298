import { SCREEN_NAMES, TABS, type Screen } from '@/domain/screens/screens';
import { loadScreenTexts } from '@/features/language';
import HomePage from '@/pages/home/home-page';
import { prefetchHome } from '@/pages/home/prefetch-home';
import type { Namespace } from '@locales/resources';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { PageLoader } from './page-loader';
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

type OtherScreen = keyof typeof OTHER_PAGES;

/** The page and the texts of a screen that is not a tab: their list is a file of its own, which spares the first screen its names. */
const later =
  (screen: OtherScreen): PageLoader =>
  async () => {
    const { OTHER_PAGES: pages } = await import('./other-pages');
    const { load, texts } = pages[screen];
    const [page] = await Promise.all([load(), loadScreenTexts(texts)]);
    return page;
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
const forVisitors = (screen: OtherScreen): RouteEntry => visitor(later(screen));
const forMembers = (screen: OtherScreen): RouteEntry => member(later(screen));
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
  login: forVisitors('login'),
  register: forVisitors('register'),
  account: forMembers('account'),
  language: forVisitors('language'),
  tradeOrders: forMembers('tradeOrders'),
  notifications: planned,
  notification: planned,
  help: planned,
  helpArticle: planned,
  search: forVisitors('search'),
  webview: planned,
  forexDetail: forVisitors('forexDetail'),
  kline: forVisitors('kline'),
  topUp: forMembers('topUp'),
  transfer: forMembers('transfer'),
  withdraw: forMembers('withdraw'),
  withdrawRecords: forMembers('withdrawRecords'),
  topUpRecords: forMembers('topUpRecords'),
  payoutMethods: forMembers('payoutMethods'),
  addAddress: forMembers('addAddress'),
  addBankCard: forMembers('addBankCard'),
  primaryCertification: forMembers('primaryCertification'),
  advancedCertification: forMembers('advancedCertification'),
  profile: forMembers('profile'),
  settings: forMembers('settings'),
  changePassword: forVisitors('changePassword'),
  changeTradePassword: forMembers('changeTradePassword'),
  changeEmail: forMembers('changeEmail'),
  about: forVisitors('about'),
  switchAccount: forMembers('switchAccount'),
  creditScore: forMembers('creditScore'),
  service: planned,
  customerService: forVisitors('customerService'),
  interestTreasure: planned,
  interestProduct: planned,
  interestOrders: plannedForMembers,
  contractOrders: forMembers('contractOrders'),
  contractTransactions: forMembers('contractTransactions'),
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
  coinOrders: forMembers('coinOrders'),
  exchange: forMembers('exchange'),
  exchangeRecords: forMembers('exchangeRecords'),
  statistics: forMembers('statistics'),
  authenticator: forMembers('authenticator'),
  changePhone: forMembers('changePhone'),
  countries: forVisitors('countries'),
  invite: forMembers('invite'),
  limits: forMembers('limits'),
  currency: forMembers('currency'),
  moneyRecords: forMembers('moneyRecords'),
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
