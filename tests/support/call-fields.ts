import type { OperationId } from '@/api/generated/operations';
import { BTC_ID, USDT_ID } from '@mocks/catalogue/currencies';

type Fields = Readonly<Record<string, unknown>>;

/** How to ask a call so that a fresh world has something to say. */
export interface CallFields {
  /** The persona who asks; a visitor if absent. */
  readonly as?: string;
  readonly fields: Fields;
  /** The server refuses it: it needs what a fresh world lacks. */
  readonly isRefused?: true;
  /** The list whose first row with these values names the `id` of the call. */
  readonly idOf?: { readonly list: OperationId; readonly where?: Fields };
}

const visitor = (fields: Fields = {}): CallFields => ({ fields });
const as = (persona: string, fields: Fields = {}): CallFields => ({ as: persona, fields });
const onFirst = (
  persona: string,
  list: OperationId,
  where: Fields = {},
  fields: Fields = {},
): CallFields => ({ as: persona, fields, idOf: { list, where } });

const refused = (persona: string, fields: Fields): CallFields => ({
  as: persona,
  fields,
  isRefused: true,
});

const BTC = { currency_id: BTC_ID, legal_id: USDT_ID } as const;
const EURO = { currency_id: 16, legal_id: 17 } as const;
const ORDER = { match_id: 1, currency_id: USDT_ID, type: 1, seconds: 30, number: '100' } as const;
const DAY = { period: '1min', from: 1_772_438_400, to: 1_772_442_000 } as const;
const PASSWORDS = { password: 'secret12', re_password: 'secret12' } as const;
const LONG = { type: 1, share: 1, multiple: 10 } as const;

/** Every call of the contract. Codes are asked for before they are used. */
export const CALLS: Readonly<Record<OperationId, CallFields>> = {
  sendMailCode: visitor({ user_string: 'flora@example.com' }),
  sendSmsCode: visitor({ mobile: '15550100', area_code: '49' }),
  registerUser: visitor({
    type: 'email',
    user_string: 'flora@example.com',
    ...PASSWORDS,
    code: '111111',
    extension_code: 'QUAYSIDE',
  }),
  logIn: visitor({ user_string: 'practice', password: 'quayside1' }),
  logInWithWallet: {
    fields: { sign: '0x00', address: `0x${'0'.repeat(40)}` },
    isRefused: true,
  },
  getUserInfo: as('trader'),
  logOut: as('trader'),
  resetLoginPassword: as('trader', {
    account: 'trader',
    password: 'quayside1',
    repassword: 'quayside1',
    oldpassword: 'quayside1',
  }),
  getAreaCodes: visitor(),
  setLanguage: visitor({ lang: 'de' }),
  getCertification: as('verified'),
  submitCertification: as('unverified', {
    real_type: 1,
    id_type: 1,
    name: 'Flora',
    surname: 'Berg',
    card_id: 'L01X00T47',
  }),
  uploadFile: as('practice'),
  getInvitation: as('inviter'),
  getNotifications: as('trader', { page: 1, limit: 10 }),
  markNotificationRead: as('trader', { id: 1 }),
  getTradingStatistics: as('trader'),
  switchAccount: as('practice', { mode: 'demo' }),
  resetDemoAccount: as('practice'),
  getLimits: as('practice'),
  setLimits: as('practice', { stake: '100' }),
  setTradePassword: as('practice', PASSWORDS),
  bindEmail: refused('practice', { email: 'frieda@example.com', code: '111111' }),
  bindPhone: as('practice', { mobile: '15550100', area_code: '49', code: '111111' }),
  setUpAuthenticator: as('practice', { action: 'get' }),
  confirmWithAuthenticator: as('practice', { code: '111111' }),
  getPayoutMethods: as('banked'),
  savePayoutMethod: as('trader', {
    kind: 'bank',
    real_name: 'Ada',
    bank_name: 'Example Bank',
    bank_account: 'DEMO-0001',
  }),
  removePayoutMethod: as('banked', { id: 1 }),
  getQuotations: visitor(),
  getForexPairs: visitor(),
  getCandles: visitor({ symbol: 'BTC/USDT', ...DAY }),
  getForexCandles: visitor({ symbol: 'EUR/USD', ...DAY }),
  getExpiries: as('practice'),
  getPayableCurrencies: as('practice'),
  submitOrder: as('practice', ORDER),
  submitForexOrder: as('practice', { ...ORDER, match_id: 101 }),
  getOrders: as('trader'),
  getForexOrders: as('trader'),
  getOrderResult: onFirst('trader', 'getOrders'),
  getOrderReceipt: as('trader', { id: 1 }),
  recomputeOrder: visitor(),
  getLeverageTerms: as('practice', BTC),
  openPosition: as('practice', { ...BTC, ...LONG }),
  openForexPosition: as('practice', { ...EURO, ...LONG, multiple: 20 }),
  closePosition: onFirst('trader', 'getLeverageOrders', { status: 1 }),
  closeForexPosition: refused('trader', { id: 801 }),
  closePositions: as('practice', { type: 0 }),
  cancelPendingPosition: refused('trader', { id: 801 }),
  setStops: onFirst(
    'trader',
    'getLeverageOrders',
    { status: 1, type: 1 },
    { stop_loss_price: '1' },
  ),
  getPositions: as('trader', BTC),
  getLeverageOrders: as('trader'),
  getForexLeverageOrders: as('trader'),
  placeCoinOrder: as('practice', { ...BTC, type: 1, target_price: '1000', amount: '0.01' }),
  cancelCoinOrder: onFirst('practice', 'getCoinOrders', { status: 1 }),
  getCoinOrders: as('trader', { page: 1, limit: 10 }),
  getWallets: as('trader'),
  getWallet: as('trader', { currency: USDT_ID, type: 'change' }),
  transferBetweenAccounts: as('practice', {
    currency_id: USDT_ID,
    number: '1',
    from_field: 'change',
    to_field: 'lever',
  }),
  getTransfers: as('practice'),
  getTopUpChannels: as('trader', { currency: USDT_ID }),
  getDepositAddress: as('trader', { currency: USDT_ID }),
  submitTopUp: as('trader', { currency: USDT_ID, amount: '500', sub_type: 'TRC20' }),
  getTopUps: as('trader'),
  getWithdrawalTerms: as('banked', { currency: USDT_ID }),
  submitWithdrawal: refused('banked', {
    currency: USDT_ID,
    number: '100',
    rate: '1',
    address: 'DEMO-0001',
    pay_password: 'payme12',
    type: 1,
  }),
  cancelWithdrawal: as('banked', { id: 1 }),
  getWithdrawals: as('banked'),
  quoteFlashExchange: as('exchanger', { l_currency_id: USDT_ID, r_currency_id: BTC_ID }),
  submitFlashExchange: as('practice', {
    l_currency_id: USDT_ID,
    r_currency_id: BTC_ID,
    num: '100',
    price: '1',
  }),
  getFlashExchanges: as('exchanger'),
  getDepositProducts: visitor(),
  openDeposit: as('practice', { config_id: 1, amount: '500' }),
  getDeposits: as('saver'),
  redeemDeposit: onFirst('saver', 'getDeposits', { status: 1 }),
  getDepositSummary: as('saver'),
  getDepositPayouts: as('saver'),
  getLoanProducts: visitor(),
  applyForLoan: as('practice', { config_id: 2, amount: '500' }),
  repayLoan: onFirst('borrower', 'getLoans', { status: 1 }, { amount: '1' }),
  getLoans: as('borrower'),
  getLoanStatistics: as('borrower'),
  getExchangeRates: visitor(),
  getProjects: visitor(),
  subscribeToProject: refused('practice', { project_id: 1, amount: '1' }),
  getSubscriptions: as('subscriber'),
  getCustomerService: visitor(),
  getNews: visitor({ c_id: 4 }),
  getNewsArticle: visitor({ id: 1 }),
};
