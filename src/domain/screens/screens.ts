/** Address of every screen (specification, section 2) and of our own ones. Hash routes under /h5/. */
export const SCREENS = {
  entry: '/',
  entryAlias: '/pages/net/index',
  home: '/pages/index/index',
  quotes: '/pages/market/index',
  trade: '/pages/trade/index',
  contract: '/pages/contract/index',
  assets: '/pages/assets/index',
  login: '/pages/login/index',
  register: '/pages/register/index',
  notifications: '/pages/notification/index',
  notification: '/pages/notification/detail',
  help: '/pages/help/index',
  helpArticle: '/pages/help/detail',
  search: '/pages/search/index',
  webview: '/pages/webview/index',
  forexDetail: '/pages/whdetail/index',
  kline: '/pages/kline/index',
  topUp: '/pages/assets/topup',
  transfer: '/pages/assets/transfer',
  withdraw: '/pages/assets/withdraw',
  withdrawRecords: '/pages/assets/withdrawOrder',
  topUpRecords: '/pages/assets/topupOrder',
  payoutMethods: '/pages/bankcard/index',
  addAddress: '/pages/bankcard/add',
  addBankCard: '/pages/bankcard/addbank',
  account: '/pages/user/index',
  primaryCertification: '/pages/user/primaryAuth',
  advancedCertification: '/pages/user/seniorAuth',
  profile: '/pages/user/data',
  settings: '/pages/user/set',
  changePassword: '/pages/user/editLoginpwd',
  changeTradePassword: '/pages/user/editPaypwd',
  changeEmail: '/pages/user/editEmail',
  language: '/pages/user/language',
  about: '/pages/user/about',
  switchAccount: '/pages/user/switchAccount',
  creditScore: '/pages/user/credit',
  service: '/pages/service/index',
  customerService: '/pages/kefu/index',
  interestTreasure: '/pages/InterestTreasure/index',
  interestProduct: '/pages/InterestTreasure/detail',
  interestOrders: '/pages/InterestTreasure/order',
  tradeOrders: '/pages/trade/order',
  contractOrders: '/pages/contract/orderRecond',
  contractTransactions: '/pages/contract/transactionRecords',
  contractInfo: '/pages/contract/info',
  chooseLocation: '/choose-location',
  openLocation: '/open-location',
  // Our own: the specification has the calls of spot orders but no screen for them.
  coin: '/pages/coin/index',
  coinOrders: '/pages/coin/order',
  // Our own: the specification names flash exchange and no screen for it.
  exchange: '/pages/exchange/index',
  exchangeRecords: '/pages/exchange/order',
  // Our own: the specification has the calls of loans and projects, and no screen for them.
  loan: '/pages/loan/index',
  loanProduct: '/pages/loan/detail',
  loanOrders: '/pages/loan/order',
  project: '/pages/project/index',
  projectDetail: '/pages/project/detail',
  projectOrders: '/pages/project/order',
  // Our own: the specification has the figures and the call but no screen for them.
  statistics: '/pages/statistics/index',
  // Our own: the specification has the calls, or names the subject, and no screen for them.
  authenticator: '/pages/user/authenticator',
  changePhone: '/pages/user/editPhone',
  countries: '/pages/user/countries',
  invite: '/pages/user/invite',
  limits: '/pages/user/limits',
  // Our own: a currency of Assets with its records, and all movements of money in one list.
  currency: '/pages/assets/currency',
  moneyRecords: '/pages/assets/records',
} as const;

/** The name of a screen. */
export type Screen = keyof typeof SCREENS;

/** The five tabs, in their order (specification, section 2). */
export const TABS = [
  'home',
  'quotes',
  'trade',
  'contract',
  'assets',
] as const satisfies readonly Screen[];

const isScreen = (name: string): name is Screen => Object.hasOwn(SCREENS, name);

/** Every screen, in the order of the table. */
export const SCREEN_NAMES: readonly Screen[] = Object.keys(SCREENS).filter(isScreen);

/** The screen at a router path; `undefined` for an unknown address. */
export const screenAt = (path: string): Screen | undefined =>
  SCREEN_NAMES.find((screen) => SCREENS[screen] === path);
