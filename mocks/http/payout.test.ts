import { beforeEach, describe, expect, it } from 'vitest';
import { READY_PASSWORD } from '../scenarios/ready-accounts';
import { createCaller } from '../testing/client';
import { openBench, type Bench } from '../testing/gated-backend';
import { USDT_ID } from '../catalogue/currencies';

const ADDRESS = 'TDEMO-NOT-PAYABLE-0001';

let mock: Bench;
beforeEach(async () => {
  mock = await openBench();
  await mock.caller.logIn('trader', READY_PASSWORD);
});

type Fields = Readonly<Record<string, unknown>>;
const refused = (message: string) => ({ type: 'error', message });
const bind = (changes: Fields = {}) =>
  mock.caller.post('user/cash_save', {
    kind: 'wallet',
    currency: USDT_ID,
    address: ADDRESS,
    sub_type: 'TRC20',
    ...changes,
  });
const set = (fields: Fields) => mock.caller.post('safe/update_password', fields);
const setTradePassword = () => set({ password: 'payme12', re_password: 'payme12' });

describe('cards and addresses', () => {
  it('are bound once each, and unbound by their owner', async () => {
    const added = { type: 'ok', message: 'added' };
    expect(await bind()).toEqual(added);
    expect(await bind()).toEqual(refused('withdrawal_address_exists'));
    expect(await bind({ address: 'TDEMO-NOT-PAYABLE-0004' })).toEqual(
      refused('withdrawal_address_exists'),
    );
    expect(await bind({ currency: 999 })).toEqual(refused('currency_absent'));
    expect(await bind({ currency: 5 })).toEqual(refused('currency_not_added'));
    const bank = { kind: 'bank', real_name: 'Ada', bank_name: 'Example Bank' };
    const card = { ...bank, bank_account: 'DEMO-1' };
    expect(await mock.caller.post('user/cash_save', bank)).toEqual(refused('parameters_missing'));
    expect(await mock.caller.post('user/cash_save', card)).toEqual(added);
    expect(await mock.caller.post('user/cash_save', card)).toEqual(
      refused('transaction_account_already_set'),
    );
    expect((await mock.caller.post('user/cash_info', {}))['message']).toMatchObject([
      { kind: 'bank', id: 2, bank_account: 'DEMO-1' },
      { kind: 'wallet', id: 1, address: ADDRESS, currency_name: 'USDT' },
    ]);
    const other = createCaller(mock.backend);
    await other.logIn('practice', READY_PASSWORD);
    expect(await other.post('user/cash_del', { id: 1 })).toEqual(
      refused('address_delete_forbidden'),
    );
    expect((await other.post('user/cash_info', {}))['message']).toEqual([]);
    expect(await mock.caller.post('user/cash_del', { id: 1 })).toMatchObject({ type: 'ok' });
    expect(await mock.caller.post('user/cash_del', { id: 1 })).toEqual(
      refused('withdrawal_address_missing'),
    );
    await bind({ address: 'TDEMO-NOT-PAYABLE-0005' });
    expect(await mock.caller.post('user/cash_del', { id: 3 })).toEqual(
      refused('address_delete_forbidden'),
    );
  });
});

describe('the network of an address', () => {
  const TON = { sub_type: 'TON', memo: '48213' };

  it('is one of the currency, with its memo where receivers share an address', async () => {
    expect(await bind({ sub_type: 'Bitcoin' })).toEqual(refused('parameter_wrong'));
    expect(await bind({ sub_type: 'TON' })).toEqual(refused('parameters_missing'));
    expect(await bind({ sub_type: 'TON', memo: '' })).toEqual(refused('parameters_missing'));
    expect(await bind(TON)).toMatchObject({ type: 'ok' });
    expect(await bind(TON)).toEqual(refused('withdrawal_address_exists'));
    // Another memo or another network is another destination.
    expect(await bind({ ...TON, memo: '48214' })).toMatchObject({ type: 'ok' });
    expect(await bind()).toMatchObject({ type: 'ok' });
    expect((await mock.caller.post('user/cash_info', {}))['message']).toMatchObject([
      { sub_type: 'TRC20', memo: null },
      { sub_type: 'TON', memo: '48214' },
      { sub_type: 'TON', memo: '48213' },
    ]);
  });
});

describe('the trade password', () => {
  it('is set once, then changed with the old one', async () => {
    const next = { password: 'payme34', re_password: 'payme34' };
    expect(await set({ ...next, re_password: 'payme35' })).toEqual(refused('passwords_differ'));
    expect(await setTradePassword()).toEqual({ type: 'ok', message: 'password_changed' });
    expect((await mock.caller.get('user/getrealinfo'))['message']).toMatchObject({
      password_status: 1,
    });
    expect(await set(next)).toEqual(refused('parameters_missing'));
    expect(await set({ ...next, oldpassword: 'wrong' })).toEqual(refused('old_password_wrong'));
    expect(await set({ ...next, oldpassword: 'payme12' })).toMatchObject({ type: 'ok' });
  });

  it('needs the code if there is an address to send it to', async () => {
    const email = 'ada@example.com';
    const bindEmail = (code: string) => mock.caller.post('safe/email', { email, code });
    expect(await bindEmail('111111')).toEqual(refused('verification_code_wrong'));
    await mock.caller.post('sms_mail', { user_string: email });
    expect(await bindEmail('000000')).toEqual(refused('verification_code_wrong'));
    expect(await bindEmail('222222')).toEqual(refused('verification_code_expired'));
    expect(await bindEmail('333333')).toEqual(refused('too_many_attempts'));
    expect(await bindEmail('111111')).toEqual({ type: 'ok', message: 'updated' });
    // One's own address is not somebody else's, but its code is used up.
    expect(await bindEmail('111111')).toEqual(refused('verification_code_wrong'));
    expect(await setTradePassword()).toEqual(refused('parameters_missing'));
    await mock.caller.post('sms_mail', { user_string: email, type: 'forget' });
    const fields = { password: 'payme12', re_password: 'payme12', code: '111111' };
    expect(await set(fields)).toMatchObject({ type: 'ok' });
  });
});
