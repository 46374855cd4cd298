import type { Screen } from './screens';

/** Title and parent of a screen. */
interface ScreenFrame {
  /** Locale key of its title: the heading, the document's title, and what is announced when it opens. */
  readonly title: string;
  /** Target of Back if the screen is the first one of a visit. */
  readonly parent: Screen;
}

/** The frame of every screen. */
export const SCREEN_FRAMES = {
  entry: { title: 'app:tabs.home', parent: 'home' },
  entryAlias: { title: 'app:tabs.home', parent: 'home' },
  home: { title: 'app:tabs.home', parent: 'home' },
  quotes: { title: 'app:tabs.quotes', parent: 'home' },
  trade: { title: 'app:tabs.trade', parent: 'home' },
  contract: { title: 'app:tabs.contract', parent: 'home' },
  assets: { title: 'app:tabs.assets', parent: 'home' },
  login: { title: 'auth:login.title', parent: 'home' },
  register: { title: 'auth:register.title', parent: 'login' },
  notifications: { title: 'notifications:title', parent: 'home' },
  notification: { title: 'notifications:one', parent: 'notifications' },
  help: { title: 'help:title', parent: 'service' },
  helpArticle: { title: 'help:article', parent: 'help' },
  search: { title: 'app:search', parent: 'home' },
  webview: { title: 'webView:title', parent: 'home' },
  forexDetail: { title: 'kline:detailTitle', parent: 'quotes' },
  kline: { title: 'kline:title', parent: 'quotes' },
  topUp: { title: 'topUp:title', parent: 'assets' },
  transfer: { title: 'transfer:title', parent: 'assets' },
  withdraw: { title: 'withdrawal:title', parent: 'assets' },
  withdrawRecords: { title: 'withdrawal:records', parent: 'withdraw' },
  topUpRecords: { title: 'topUp:recordsTitle', parent: 'topUp' },
  payoutMethods: { title: 'payout:title', parent: 'assets' },
  addAddress: { title: 'payout:address.title', parent: 'payoutMethods' },
  addBankCard: { title: 'payout:card.title', parent: 'payoutMethods' },
  account: { title: 'account:title', parent: 'home' },
  primaryCertification: { title: 'identity:title', parent: 'account' },
  advancedCertification: { title: 'identity:advancedTitle', parent: 'primaryCertification' },
  profile: { title: 'settings:profile.title', parent: 'account' },
  settings: { title: 'settings:title', parent: 'account' },
  // Also open to visitors. For members the login screen leads on to Home.
  changePassword: { title: 'security:password.title', parent: 'login' },
  changeTradePassword: { title: 'security:tradePassword.title', parent: 'settings' },
  changeEmail: { title: 'auth:contact.email.title', parent: 'settings' },
  // Also open to visitors, who have no account screen to return to.
  language: { title: 'account:language.title', parent: 'home' },
  about: { title: 'about:title', parent: 'home' },
  switchAccount: { title: 'accountMode:title', parent: 'settings' },
  creditScore: { title: 'credit:title', parent: 'account' },
  service: { title: 'help:hub.title', parent: 'home' },
  customerService: { title: 'service:title', parent: 'home' },
  interestTreasure: { title: 'savings:title', parent: 'home' },
  interestProduct: { title: 'savings:product', parent: 'interestTreasure' },
  interestOrders: { title: 'savings:orders', parent: 'interestTreasure' },
  tradeOrders: { title: 'seconds:history.title', parent: 'trade' },
  contractOrders: { title: 'leverage:records', parent: 'contract' },
  contractTransactions: { title: 'records:deals', parent: 'contractOrders' },
  contractInfo: { title: 'leverage:info.title', parent: 'contract' },
  chooseLocation: { title: 'location:choose.title', parent: 'home' },
  openLocation: { title: 'location:title', parent: 'home' },
  coin: { title: 'spot:title', parent: 'trade' },
  coinOrders: { title: 'spot:records', parent: 'coin' },
  exchange: { title: 'exchange:title', parent: 'assets' },
  exchangeRecords: { title: 'exchange:records', parent: 'exchange' },
  loan: { title: 'loan:title', parent: 'home' },
  loanProduct: { title: 'loan:product', parent: 'loan' },
  loanOrders: { title: 'loan:records', parent: 'loan' },
  project: { title: 'project:title', parent: 'home' },
  projectDetail: { title: 'project:detail', parent: 'project' },
  projectOrders: { title: 'project:orders', parent: 'project' },
  statistics: { title: 'statistics:title', parent: 'account' },
  authenticator: { title: 'security:authenticator.title', parent: 'settings' },
  changePhone: { title: 'auth:contact.phone.title', parent: 'settings' },
  countries: { title: 'identity:refused.title', parent: 'home' },
  invite: { title: 'invite:title', parent: 'account' },
  limits: { title: 'limits:title', parent: 'settings' },
  currency: { title: 'currency:title', parent: 'assets' },
  moneyRecords: { title: 'moneyRecords:title', parent: 'assets' },
} as const satisfies Readonly<Record<Screen, ScreenFrame>>;

/** Locale key of a title: of a screen, or of the page for an unknown address. */
export type ScreenTitle = (typeof SCREEN_FRAMES)[Screen]['title'] | 'app:notFound.title';
