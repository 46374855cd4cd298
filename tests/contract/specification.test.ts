import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '@/api/generated/operations';
import { ErrorKey, SuccessKey } from '@/api/generated/zod/schemas';
import { OPERATION_IDS } from '@mocks/http/operations';
import { isFields, placeOf } from '@mocks/testing/contract';

/**
 * Section 7 of the specification, call by call: T with a token, N without one, ? if it does not say. A call that is
 * missing in the contract, or has another token rule, is a defect of the contract.
 */
const CALLS = `
POST user/login N
GET getareacode N
POST user/register N
POST user/addressreg N
POST sms_send_d N
POST sms_mail N
GET user/info T
GET user/datastatistics T
GET user/getrealinfo T
GET user/invite T
POST user/real_name T
GET user/usermessage T
POST user/forget T
POST safe/update_password T
POST safe/email T
POST safe/google T
POST set/lang ?
POST user/cash_info T
POST user/cash_save T
POST user/cash_del T
GET currency/quotation_new N
GET news/getkf T
POST news/list ?
POST news/detail N
POST wallet/list T
POST wallet/get_in_address T
POST wallet/charge_req ?
POST wallet/get_info ?
POST wallet/out ?
POST wallet/detail ?
GET chargelist/log T
GET cashlist/log ?
GET wallet/flashAgainstList ?
POST wallet/flashAgainst ?
GET wallet/myFlashAgainstList ?
POST coin/trade ?
GET coin/list ?
GET microtrade/lists T
GET microtrade/seconds ?
POST microtrade/submit ?
POST microtrade/whsubmit ?
GET microtrade/payable_currencies ?
GET microtrade/whlists ?
GET currency/new_timeshar ?
GET currency/whlist ?
GET currency/whkdata ?
GET project ?
POST project/order ?
GET lh/deposit/config ?
GET lh/deposit/ordersum ?
POST lh/deposit ?
GET lh/deposit/order ?
GET lh/deposit/records ?
POST lh/deposit/cancel ?
GET lh/loan/statistics ?
GET lh/wh_bzhl_list ?
GET lh/loan/config ?
POST lh/loan/submit ?
GET lh/loan/order ?
POST lh/loan/repayment ?
POST lever/deal ?
POST lever/submit ?
POST lever/whsubmit ?
POST lever/close ?
POST lever/whclose ?
POST lever/setstop ?
POST lever/dealall ?
POST lever/my_trade ?
POST lever/my_wh_trade ?
`
  .trim()
  .split('\n')
  .map((line) => {
    const [method = '', path = '', token = ''] = line.split(' ');
    return { call: `${method} /${path}`, token };
  });

/** Deviations of the contract from the specification, and why. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'GET /news/getkf':
    'T, and without a token too: who is frozen or locked cannot log in, and needs the contacts most',
  'POST /sms_mail':
    'N or T: the same call confirms a new address when signed in; it never needs the token',
  'POST /user/forget':
    'T, and without a token too: its login screen offers it to people who have none',
};

/** Section 8, message by message, with their keys. */
const MESSAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  auth: {
    'user does not exist or not found': 'user_not_found',
    'wrong password': 'wrong_password',
    'account frozen': 'account_frozen',
    'verification code error': 'verification_code_wrong',
    'username exists': 'username_exists',
    'invalid invite code': 'invite_code_invalid',
    'referrer does not exist': 'referrer_not_found',
    'old password wrong': 'old_password_wrong',
    'passwords do not match': 'passwords_differ',
    'payment or trade password incorrect': 'trade_password_wrong',
    'you are locked': 'account_locked',
  },
  identity: {
    'ID number already verified': 'id_number_already_verified',
    'already applied': 'already_applied',
    'real-name verification failed': 'real_name_failed',
    'real-name verification required': 'real_name_required',
  },
  wallet: {
    'no account created': 'account_not_created',
    'wallet not found': 'wallet_not_found',
    'insufficient wallet': 'wallet_insufficient',
    'insufficient account': 'account_insufficient',
    'insufficient balance': 'balance_insufficient',
    'frozen balance is 0': 'frozen_balance_zero',
    'insufficient turnover volume': 'turnover_insufficient',
    'wrong amount': 'amount_wrong',
    'currency not added': 'currency_not_added',
    'currency absent': 'currency_absent',
    'withdrawal address exists': 'withdrawal_address_exists',
    'no permission to delete address': 'address_delete_forbidden',
    'no withdrawal address': 'withdrawal_address_missing',
    'withdrawal request already pending': 'withdrawal_pending',
    'withdrawal exceeds holding': 'withdrawal_exceeds_holding',
    'wallet change abnormal': 'wallet_change_failed',
    'transaction account already set': 'transaction_account_already_set',
  },
  trading: {
    'trading pair not found': 'pair_not_found',
    'trading pair not activated': 'pair_not_activated',
    'trade function not activated for the pair': 'trade_not_activated',
    'trading currently closing': 'trading_closing',
    'limit sell below current price': 'limit_sell_below_price',
    'take-profit price rule': 'take_profit_wrong',
    'stop-loss price rule': 'stop_loss_wrong',
    'purchase direction error': 'direction_wrong',
    'quantity must be a multiple': 'quantity_not_multiple',
    'order below minimum': 'order_below_minimum',
    'order above maximum': 'order_above_maximum',
    'order cannot be cancelled': 'order_cannot_be_cancelled',
    'cancel failed': 'cancel_failed',
    'trade record not found or already cancelled': 'trade_record_not_found',
    'abnormal status': 'status_abnormal',
    'debit failed': 'debit_failed',
    'fee deduction failed': 'fee_deduction_failed',
    'close failed': 'close_failed',
    'cannot close position': 'position_cannot_be_closed',
    'open leveraged trade blocks the operation': 'leveraged_trade_open',
    'open positions block the operation': 'positions_open',
  },
  projects: {
    'project does not exist': 'project_not_found',
    'project ended': 'project_ended',
    'project state error': 'project_state_wrong',
    'maximum participants reached': 'project_full',
    'deposit slip not found': 'deposit_not_found',
    'abnormal deposit status': 'deposit_status_abnormal',
    'quantity below minimum': 'quantity_below_minimum',
  },
  upload: {
    'file too large': 'file_too_large',
    'file exists': 'file_exists',
    'wrong file type': 'file_type_wrong',
    'upload failed': 'upload_failed',
  },
  general: {
    'parameter error': 'parameter_wrong',
    'missing parameters': 'parameters_missing',
    'pid empty': 'pid_empty',
    'product not found': 'product_not_found',
    'configuration error': 'configuration_wrong',
    'illegal request': 'request_illegal',
    'unauthorized operation': 'operation_unauthorized',
    'data not found': 'data_not_found',
    'function not available or not turned on': 'function_unavailable',
    'request exception': 'request_failed',
    '404 not found': 'not_found',
  },
};

/** Keys that the specification does not name; the contract marks them "(addition)". */
const ADDED_KEYS = [
  'country_not_served',
  'fee_changed',
  'limit_reached',
  'quote_expired',
  'session_expired',
  'too_many_attempts',
  'verification_code_expired',
];

const callOf = (id: (typeof OPERATION_IDS)[number]): string =>
  `${OPERATIONS[id].method} ${OPERATIONS[id].path}`;

describe('the calls of the specification', () => {
  it('are 69, each once', () => {
    expect(new Set(CALLS.map(({ call }) => call)).size).toBe(69);
  });

  it.each(CALLS)('$call is in the contract, with its token rule: $token', ({ call, token }) => {
    const id = OPERATION_IDS.find((candidate) => callOf(candidate) === call);
    expect(id).toBeDefined();
    if (id === undefined || token === '?') return;
    const { auth } = OPERATIONS[id];
    // A call with an optional token matches both.
    const fitting =
      call in OTHERWISE ? ['none', 'optional'] : [token === 'T' ? 'required' : 'none'];
    expect(fitting).toContain(auth);
  });

  it('are all calls of the contract, besides the additions', () => {
    const known = new Set(CALLS.map(({ call }) => call));
    const others = OPERATION_IDS.filter((id) => !known.has(callOf(id)));
    const added = OPERATION_IDS.filter((id) => {
      const { path, method } = OPERATIONS[id];
      const { value } = placeOf('paths', path, method.toLowerCase());
      return isFields(value) && value['x-addition'] === true;
    });
    expect(others).toEqual(added);
  });
});

describe('the error catalogue of the specification', () => {
  const { value: groups } = placeOf('components', 'schemas', 'ErrorKey', 'x-groups');
  const ROWS = Object.entries(MESSAGES).flatMap(([group, messages]) =>
    Object.entries(messages).map(([message, key]) => ({ group, message, key })),
  );

  it.each(ROWS)('$group, "$message", is $key', ({ group, key }) => {
    expect(isFields(groups) ? groups[group] : undefined).toContain(key);
  });

  it('and a few additions are all keys', () => {
    const keys = [...ROWS.map(({ key }) => key), ...ADDED_KEYS];
    expect(keys.toSorted()).toEqual(ErrorKey.options.toSorted());
  });

  it('has its success messages', () => {
    expect(SuccessKey.options).toEqual(
      expect.arrayContaining([
        'login_success',
        'register_success',
        'added',
        'saved',
        'updated',
        'password_changed',
        'logout_success',
        'submitted_for_review',
        'deposit_success',
        'cancel_success',
        'withdrawal_submitted',
        'contract_broken',
        'operation_success',
      ]),
    );
  });
});
