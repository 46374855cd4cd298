import type { ErrorKey } from '@/api/generated/model';
import type { OperationId } from '@/api/generated/operations';
import type { ReadyAccount } from './ready-accounts';

type Fields = Readonly<Record<string, string | number>>;

/** One call of the contract. A file is only named; its bytes are those of a small picture. */
interface Call {
  readonly call: OperationId;
  readonly fields: Fields;
  readonly clientId?: string;
}

/** How to provoke a refusal in a fresh world on a Monday morning: the account, the preparation, the call. */
export interface RefusalCase extends Call {
  readonly as: ReadyAccount['account'] | 'visitor';
  /** Successful calls before it, and seconds to wait. */
  readonly after?: readonly (Call | { readonly seconds: number })[];
}

const REGISTRATION: Fields = {
  type: 'account',
  user_string: 'flora',
  password: 'secret12',
  re_password: 'secret12',
  extension_code: 'QUAYSIDE',
};
const BY_MAIL: Fields = { ...REGISTRATION, type: 'email', user_string: 'flora@example.com' };
const ORDER: Fields = { match_id: 1, currency_id: 3, type: 1, seconds: 30, number: '100' };
const PERSON: Fields = {
  real_type: 1,
  id_type: 1,
  name: 'Flora',
  surname: 'Berg',
  card_id: 'L01X00T47',
};
const TRANSFER = { currency_id: 3, number: '1', from_field: 'change', to_field: 'lever' };
const TOP_UP: Fields = { currency: 3, amount: '500', sub_type: 'TRC20' };
const ADDRESS: Fields = {
  kind: 'wallet',
  currency: 3,
  address: 'TDEMO-NOT-PAYABLE-0001',
  sub_type: 'TRC20',
};
const CARD: Fields = {
  kind: 'bank',
  real_name: 'Ada',
  bank_name: 'Example Bank',
  bank_account: 'DEMO-0001',
};
const WITHDRAWAL: Fields = {
  currency: 3,
  number: '100',
  rate: '1',
  address: 'TDEMO-NOT-PAYABLE-0001',
  pay_password: 'payme12',
};

const asVisitor = (call: OperationId, fields: Fields): RefusalCase => ({
  as: 'visitor',
  call,
  fields,
});
const signingIn = (user_string: string, password = 'quayside1'): RefusalCase =>
  asVisitor('logIn', { user_string, password });
const registering = (changes: Fields, by: Fields = REGISTRATION): RefusalCase =>
  asVisitor('registerUser', { ...by, ...changes });
const ordering = (changes: Fields): RefusalCase => ({
  as: 'practice',
  call: 'submitOrder',
  fields: { ...ORDER, ...changes },
});
const certifying = (changes: Fields, ...after: readonly Call[]): RefusalCase => ({
  as: 'unverified',
  after,
  call: 'submitCertification',
  fields: { ...PERSON, ...changes },
});
const transferring = (changes: Fields): RefusalCase => ({
  as: 'practice',
  call: 'transferBetweenAccounts',
  fields: { ...TRANSFER, ...changes },
});
const uploading = (file: string): RefusalCase => ({
  as: 'practice',
  call: 'uploadFile',
  fields: { file },
});
const binding = (fields: Fields): Call => ({ call: 'savePayoutMethod', fields });
/** A withdrawal by a user who may withdraw: trade password set, address bound. */
const withdrawing = (changes: Fields, ...after: readonly Call[]): RefusalCase => ({
  as: 'trader',
  after: [
    { call: 'setTradePassword', fields: { password: 'payme12', re_password: 'payme12' } },
    binding(ADDRESS),
    ...after,
  ],
  call: 'submitWithdrawal',
  fields: { ...WITHDRAWAL, ...changes },
});

const practising = (call: OperationId, fields: Fields, ...after: readonly Call[]): RefusalCase => ({
  as: 'practice',
  after,
  call,
  fields,
});
const DEPOSIT: Fields = { config_id: 1, amount: '500' };
const LOAN: Fields = { config_id: 2, amount: '500' };
const BTC: Fields = { currency_id: 1, legal_id: 3 };
const LONG: Call = { call: 'openPosition', fields: { ...BTC, type: 1, share: 1, multiple: 10 } };
const MARGIN: Call = { call: 'transferBetweenAccounts', fields: { ...TRANSFER, number: '1000' } };
const leveraging = (changes: Fields): RefusalCase => ({
  as: 'practice',
  after: [MARGIN],
  call: 'openPosition',
  fields: { ...LONG.fields, ...changes },
});
const COIN: Fields = { ...BTC, type: 1, target_price: '1000', amount: '0.01' };
/** The first position and the first spot order of a fresh world. */
const POSITION: Fields = { id: 801 };
const COIN_ORDER: Fields = { id: 301 };
/** An open buy order whose price forces the outcome of its cancellation. */
const cancelling = (target_price: string): RefusalCase => ({
  as: 'practice',
  after: [{ call: 'placeCoinOrder', fields: { ...COIN, target_price } }],
  call: 'cancelCoinOrder',
  fields: COIN_ORDER,
});
const EURO_LONG: Call = {
  call: 'openForexPosition',
  fields: { currency_id: 16, legal_id: 17, type: 1, share: 1, multiple: 20 },
};

/** A case for each refusal of the mock. Tests run them, and the contract's pages show them. */
export const REFUSAL_CASES: { readonly [Key in ErrorKey]?: RefusalCase } = {
  user_not_found: signingIn('nobody'),
  wrong_password: signingIn('practice', 'quayside2'),
  account_frozen: signingIn('frozen'),
  account_locked: signingIn('locked'),
  session_expired: asVisitor('getUserInfo', {}),
  username_exists: registering({ user_string: 'practice' }),
  invite_code_invalid: registering({ extension_code: 'NOBODY' }),
  referrer_not_found: registering({ extension_code: 'REFGONE' }),
  passwords_differ: registering({ re_password: 'secret13' }),
  verification_code_wrong: registering({ code: '000000' }, BY_MAIL),
  verification_code_expired: registering({ code: '222222' }, BY_MAIL),
  too_many_attempts: registering({ code: '333333' }, BY_MAIL),
  old_password_wrong: practising('resetLoginPassword', {
    account: 'practice',
    password: 'newpass1',
    repassword: 'newpass1',
    oldpassword: 'wrong1',
  }),
  operation_unauthorized: practising('resetLoginPassword', {
    account: 'trader',
    password: 'newpass1',
    repassword: 'newpass1',
    oldpassword: 'quayside1',
  }),
  id_number_already_verified: certifying({ surname: 'Used' }),
  real_name_failed: certifying({ name: '12345' }),
  already_applied: certifying({}, { call: 'submitCertification', fields: PERSON }),
  country_not_served: certifying({ country: 'Cuba' }),
  real_name_required: { as: 'unverified', call: 'submitOrder', fields: ORDER },
  wallet_not_found: practising('getWallet', { currency: 999, type: 'change' }),
  wallet_insufficient: transferring({ number: '10000.01' }),
  account_insufficient: transferring({
    number: '10000.01',
    from_field: 'lever',
    to_field: 'change',
  }),
  balance_insufficient: ordering({ seconds: 60, number: '9999' }),
  amount_wrong: ordering({ number: '10.001' }),
  order_below_minimum: ordering({ number: '9.99' }),
  order_above_maximum: ordering({ number: '5000.01' }),
  pair_not_found: ordering({ match_id: 99 }),
  parameter_wrong: ordering({ seconds: 31 }),
  parameters_missing: asVisitor('logIn', { user_string: 'practice' }),
  request_illegal: {
    ...ordering({ number: '200' }),
    after: [{ call: 'submitOrder', fields: ORDER, clientId: 'same-id-1' }],
    clientId: 'same-id-1',
  },
  trading_closing: {
    as: 'practice',
    // From Monday to Saturday, when forex is closed.
    after: [{ seconds: 432_000 }],
    call: 'submitForexOrder',
    fields: { ...ORDER, match_id: 101 },
  },
  // Coins are traded only against USDT.
  trade_not_activated: practising('placeCoinOrder', { ...COIN, currency_id: 16, legal_id: 17 }),
  limit_sell_below_price: leveraging({ type: 2, status: 0, target_price: '1' }),
  take_profit_wrong: leveraging({ target_profit_price: '1' }),
  stop_loss_wrong: leveraging({ stop_loss_price: '0' }),
  // Lots of SHIB have a step of ten.
  quantity_not_multiple: leveraging({ currency_id: 15, share: 15 }),
  limit_reached: {
    ...ordering({ number: '50.01' }),
    after: [{ call: 'setLimits', fields: { stake: '50' } }],
  },
  order_cannot_be_cancelled: {
    as: 'practice',
    after: [{ call: 'placeCoinOrder', fields: { ...COIN, order_mode: 'market' } }],
    call: 'cancelCoinOrder',
    fields: COIN_ORDER,
  },
  position_cannot_be_closed: {
    as: 'practice',
    after: [MARGIN, EURO_LONG, { seconds: 432_000 }],
    call: 'closeForexPosition',
    fields: POSITION,
  },
  leveraged_trade_open: {
    as: 'practice',
    after: [MARGIN, LONG],
    call: 'transferBetweenAccounts',
    fields: { ...TRANSFER, from_field: 'lever', to_field: 'change' },
  },
  positions_open: withdrawing({}, LONG),
  trade_record_not_found: practising('getOrderResult', { id: 1 }),
  data_not_found: asVisitor('getNewsArticle', { id: 9999 }),
  function_unavailable: practising('submitTopUp', TOP_UP),
  currency_absent: { as: 'trader', call: 'submitTopUp', fields: { ...TOP_UP, currency: 999 } },
  currency_not_added: { as: 'trader', call: 'submitTopUp', fields: { ...TOP_UP, currency: 5 } },
  quantity_below_minimum: {
    as: 'trader',
    call: 'submitTopUp',
    fields: { ...TOP_UP, amount: '9.99' },
  },
  file_too_large: uploading('too-large.jpg'),
  file_type_wrong: uploading('bad-type.jpg'),
  file_exists: uploading('dup.jpg'),
  upload_failed: uploading('broken.jpg'),
  withdrawal_address_exists: {
    as: 'trader',
    ...binding({ ...ADDRESS, address: 'TDEMO-NOT-PAYABLE-0004' }),
  },
  transaction_account_already_set: {
    as: 'trader',
    ...binding({ ...CARD, bank_account: 'DEMO-0004' }),
  },
  address_delete_forbidden: {
    as: 'trader',
    after: [binding({ ...ADDRESS, address: 'TDEMO-NOT-PAYABLE-0005' })],
    call: 'removePayoutMethod',
    fields: { id: 1 },
  },
  trade_password_wrong: { as: 'trader', call: 'submitWithdrawal', fields: WITHDRAWAL },
  fee_changed: withdrawing({ rate: '2' }),
  withdrawal_address_missing: withdrawing({ address: 'TDEMO-NOT-PAYABLE-0009' }),
  withdrawal_exceeds_holding: withdrawing({ number: '999999' }),
  withdrawal_pending: withdrawing({}, { call: 'submitWithdrawal', fields: WITHDRAWAL }),
  quote_expired: practising('submitFlashExchange', {
    l_currency_id: 3,
    r_currency_id: 1,
    num: '100',
    price: '1.01',
  }),
  account_not_created: practising('submitTopUp', { ...TOP_UP, amount: '7777.11' }),
  turnover_insufficient: practising('submitWithdrawal', { ...WITHDRAWAL, number: '7777.10' }),
  frozen_balance_zero: cancelling('7777.71'),
  cancel_failed: cancelling('7777.70'),
  pair_not_activated: ordering({ match_id: 902 }),
  direction_wrong: practising('placeCoinOrder', { ...COIN, target_price: '7777.16' }),
  fee_deduction_failed: practising('placeCoinOrder', { ...COIN, target_price: '7777.08' }),
  close_failed: {
    as: 'practice',
    after: [MARGIN, { ...LONG, fields: { ...LONG.fields, stop_loss_price: '7777.72' } }],
    call: 'closePosition',
    fields: POSITION,
  },
  configuration_wrong: practising('applyForLoan', { ...LOAN, amount: '7777.15' }),
  debit_failed: practising('openDeposit', { ...DEPOSIT, amount: '7777.12' }),
  wallet_change_failed: practising('redeemDeposit', { id: 777_704 }),
  project_not_found: practising('openDeposit', { ...DEPOSIT, config_id: 99 }),
  project_ended: practising('openDeposit', { ...DEPOSIT, config_id: 901 }),
  project_state_wrong: practising('openDeposit', { ...DEPOSIT, config_id: 902 }),
  project_full: practising('openDeposit', { config_id: 5, amount: '1000' }),
  pid_empty: practising('subscribeToProject', { amount: '100' }),
  deposit_not_found: practising('redeemDeposit', { id: 999 }),
  deposit_status_abnormal: practising(
    'redeemDeposit',
    { id: 71 },
    { call: 'openDeposit', fields: DEPOSIT },
    { call: 'redeemDeposit', fields: { id: 71 } },
  ),
  product_not_found: practising('applyForLoan', { ...LOAN, config_id: 99 }),
  status_abnormal: practising(
    'repayLoan',
    { id: 81, amount: '100' },
    { call: 'applyForLoan', fields: LOAN },
  ),
};
