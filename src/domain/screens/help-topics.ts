import type { Screen } from './screens';

/** What a screen's help is about: the `topic` of its article, where the server names topics. */
export const HELP_TOPICS = {
  home: 'accounts',
  quotes: 'marketHours',
  kline: 'chart',
  forexDetail: 'chart',
  trade: 'secondsDecided',
  tradeOrders: 'receipt',
  contract: 'leverage',
  contractOrders: 'stops',
  contractTransactions: 'stops',
  contractInfo: 'stops',
  coin: 'spot',
  coinOrders: 'spot',
  assets: 'accounts',
  currency: 'exchange',
  moneyRecords: 'exchange',
  topUp: 'topUp',
  topUpRecords: 'topUp',
  withdraw: 'withdrawal',
  withdrawRecords: 'withdrawal',
  payoutMethods: 'withdrawal',
  addAddress: 'withdrawal',
  addBankCard: 'withdrawal',
  transfer: 'exchange',
  exchange: 'exchange',
  exchangeRecords: 'exchange',
  interestTreasure: 'deposits',
  interestProduct: 'deposits',
  interestOrders: 'deposits',
  loan: 'loans',
  loanProduct: 'loans',
  loanOrders: 'loans',
  project: 'projects',
  projectDetail: 'projects',
  projectOrders: 'projects',
  statistics: 'secondsExample',
  limits: 'responsible',
  switchAccount: 'accounts',
  primaryCertification: 'identity',
  advancedCertification: 'identity',
  creditScore: 'identity',
  changePassword: 'security',
  changeTradePassword: 'security',
  authenticator: 'security',
} as const satisfies Partial<Readonly<Record<Screen, string>>>;

/** A topic that some screen has. */
export type HelpTopic = (typeof HELP_TOPICS)[keyof typeof HELP_TOPICS];

/** Screens that show nothing without the id of something. */
const NEEDS_ID: ReadonlySet<Screen> = new Set([
  'currency',
  'interestProduct',
  'loanProduct',
  'projectDetail',
]);

const hasTopic = (screen: Screen): screen is keyof typeof HELP_TOPICS =>
  Object.hasOwn(HELP_TOPICS, screen);

/** The topic of a screen's help; `undefined` if it has none. */
export const helpTopicOf = (screen: Screen | undefined): HelpTopic | undefined =>
  screen !== undefined && hasTopic(screen) ? HELP_TOPICS[screen] : undefined;

/** The screens that an article about `topic` can lead to. */
export const screensAbout = (topic: string): readonly (keyof typeof HELP_TOPICS)[] =>
  Object.keys(HELP_TOPICS)
    .filter((screen): screen is keyof typeof HELP_TOPICS => Object.hasOwn(HELP_TOPICS, screen))
    .filter((screen) => HELP_TOPICS[screen] === topic && !NEEDS_ID.has(screen));
