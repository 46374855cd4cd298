import { TABS, type Screen } from '@/domain/screens/screens';
import HomePage from '@/pages/home/home-page';
import { prefetchHome } from '@/pages/home/prefetch-home';
import type { Namespace } from '@locales/resources';
import type { QueryClient } from '@tanstack/react-query';
import { loadWithTexts, type ListedPage, type PageLoader } from './page-loader';
import { SPOT_TEXTS, TAB_TEXTS } from './tab-texts';

/** How a screen is loaded, framed and protected. */
export interface RouteEntry {
  readonly load: PageLoader;
  /** Prefetches the screen's data while its texts load. */
  readonly prefetch?: (client: QueryClient) => void;
  /** Namespaces of the page's texts, loaded in parallel with it. Others load later, when they are used. */
  readonly texts: readonly Namespace[];
  /** True if it needs a session; visitors are sent to the login screen and return afterwards. */
  readonly needsSession: boolean;
}

/**
 * The page and the texts of a screen that is not a tab. Lists of their own spare the first screen their names, and each
 * other screen the names of half of them.
 */
const listed =
  <T extends string>(list: () => Promise<Readonly<Record<T, ListedPage>>>) =>
  (screen: T): PageLoader =>
  async () => {
    const { load, texts } = (await list())[screen];
    return loadWithTexts(load, texts);
  };
const later = listed(async () => (await import('./other-pages')).OTHER_PAGES);
const money = listed(async () => (await import('./money-pages')).MONEY_PAGES);

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
/** The first screen of nearly every visit is part of the first chunk, to avoid another request. */
const home: RouteEntry = {
  ...visitor(async () => ({ default: HomePage }), ...TAB_TEXTS.home),
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
  login: visitor(later('login')),
  register: visitor(later('register')),
  account: member(later('account')),
  language: visitor(later('language')),
  tradeOrders: member(later('tradeOrders')),
  notifications: visitor(later('notifications')),
  notification: visitor(later('notification')),
  help: visitor(later('help')),
  helpArticle: visitor(later('helpArticle')),
  search: visitor(later('search')),
  webview: visitor(later('webview')),
  forexDetail: visitor(later('forexDetail')),
  kline: visitor(later('kline')),
  topUp: member(money('topUp')),
  transfer: member(money('transfer')),
  withdraw: member(money('withdraw')),
  withdrawRecords: member(money('withdrawRecords')),
  topUpRecords: member(money('topUpRecords')),
  payoutMethods: member(money('payoutMethods')),
  addAddress: member(money('addAddress')),
  addBankCard: member(money('addBankCard')),
  primaryCertification: member(later('primaryCertification')),
  advancedCertification: member(later('advancedCertification')),
  profile: member(later('profile')),
  settings: member(later('settings')),
  changePassword: visitor(later('changePassword')),
  changeTradePassword: member(later('changeTradePassword')),
  changeEmail: member(later('changeEmail')),
  about: visitor(later('about')),
  switchAccount: member(later('switchAccount')),
  creditScore: member(later('creditScore')),
  service: visitor(later('service')),
  customerService: visitor(later('customerService')),
  interestTreasure: visitor(money('interestTreasure')),
  interestProduct: visitor(money('interestProduct')),
  interestOrders: member(money('interestOrders')),
  contractOrders: member(later('contractOrders')),
  contractTransactions: member(later('contractTransactions')),
  contractInfo: visitor(
    () => import('@/pages/contract/contract-info-page'),
    'leverage',
    'contractTerms',
    'market',
    'account',
  ),
  chooseLocation: member(later('chooseLocation')),
  openLocation: visitor(later('openLocation')),
  coin: visitor(() => import('@/pages/coin/coin-page'), ...SPOT_TEXTS),
  coinOrders: member(later('coinOrders')),
  exchange: member(money('exchange')),
  exchangeRecords: member(money('exchangeRecords')),
  loan: visitor(money('loan')),
  loanProduct: visitor(money('loanProduct')),
  loanOrders: member(money('loanOrders')),
  project: visitor(money('project')),
  projectDetail: visitor(money('projectDetail')),
  projectOrders: member(money('projectOrders')),
  statistics: member(later('statistics')),
  authenticator: member(later('authenticator')),
  changePhone: member(later('changePhone')),
  countries: visitor(later('countries')),
  invite: member(later('invite')),
  limits: member(later('limits')),
  currency: member(money('currency')),
  moneyRecords: member(money('moneyRecords')),
};

/** The tab that a screen belongs to. The root address and its alias belong to Home. */
export const tabOf = (screen: Screen | undefined): (typeof TABS)[number] | undefined => {
  if (screen === 'entry' || screen === 'entryAlias') return 'home';
  return TABS.find((tab) => tab === screen);
};
