import { beforeEach, describe, expect, it } from 'vitest';
import { control } from '../control';
import { READY_PASSWORD } from '../scenarios/ready-accounts';
import { createCaller } from '../testing/client';
import { openBench, type Bench } from '../testing/gated-backend';
import { USDT_ID } from '../catalogue/currencies';

let mock: Bench;
beforeEach(async () => {
  mock = await openBench();
  await mock.caller.logIn('practice', READY_PASSWORD);
});

const ORDER = { match_id: 1, currency_id: USDT_ID, type: 1, seconds: 30, number: '100' };
const refused = (message: string) => ({ type: 'error', message });
const idOf = ({ message }: Record<string, unknown>): unknown =>
  typeof message === 'object' && message !== null ? Reflect.get(message, 'id') : undefined;
const article = (id: number, lang: string) => mock.caller.post('news/detail', { id, lang });
const held = async (type: string) => {
  const { message } = await mock.caller.post('wallet/detail', { currency: USDT_ID, type });
  return message;
};

describe('one order', () => {
  it('is returned to its owner in its current state, open and settled', async () => {
    const placed = await mock.caller.post('microtrade/submit', ORDER);
    const id = idOf(placed);
    expect(await mock.caller.get(`microtrade/get_result?id=${String(id)}`)).toEqual(placed);
    await control(mock.world, mock.backend, { command: 'advance', seconds: 30 });
    expect(await mock.caller.get(`microtrade/get_result?id=${String(id)}`)).toMatchObject({
      message: { id, status: 3, remain_milli_seconds: 0 },
    });
    const other = createCaller(mock.backend);
    await other.logIn('trader', READY_PASSWORD);
    expect(await other.get(`microtrade/get_result?id=${String(id)}`)).toEqual(
      refused('trade_record_not_found'),
    );
  });

  it('counts in the statistics once it is settled', async () => {
    await mock.caller.post('microtrade/submit', ORDER);
    const counts = () => mock.caller.get('user/datastatistics');
    expect(await counts()).toMatchObject({ message: { total_num: 0, accuracy: '0.00' } });
    await control(mock.world, mock.backend, { command: 'advance', seconds: 30 });
    expect(await counts()).toMatchObject({ message: { total_num: 1, long_num: 1, short_num: 0 } });
  });
});

describe('an article', () => {
  it('is returned in the language of the call, with English as the fallback', async () => {
    const english = { id: 11, c_id: 5, lang: 'en', title: 'Every result can be checked' };
    expect(await article(11, 'en')).toMatchObject({ message: english });
    expect(await article(11, 'zh')).toMatchObject({ message: { id: 111, lang: 'zh' } });
    expect(await article(111, 'xx')).toMatchObject({ message: english });
    // The first id exists nowhere, the second has the last digits of an existing one.
    expect(await article(99, 'en')).toEqual(refused('data_not_found'));
    expect(await article(9911, 'en')).toEqual(refused('data_not_found'));
  });

  it('is listed without its text', async () => {
    const list = await mock.caller.post('news/list', { c_id: 5 });
    expect(JSON.stringify(list)).not.toContain('content');
    expect(list).toMatchObject({ message: { count: 3 } });
  });

  it('is dated before its world opened, on 2 March 2026', async () => {
    const newest = { create_time: '2026-03-01 08:00:00' };
    const next = { create_time: '2026-02-28 08:00:00' };
    expect(await mock.caller.post('news/list', { c_id: 4 })).toMatchObject({
      message: { list: [newest, next, {}, {}, {}] },
    });
    expect(await article(1, 'de')).toMatchObject({ message: newest });
  });
});

describe('the two accounts', () => {
  it('have separate balances, orders and statistics', async () => {
    await mock.caller.post('microtrade/submit', ORDER);
    const use = (mode: string) => mock.caller.post('user/switch_account', { mode });
    const orders = () => mock.caller.get('microtrade/lists');
    expect(await use('live')).toEqual({ type: 'ok', message: 'operation_success' });
    expect(await mock.caller.get('user/info')).toMatchObject({ message: { account_mode: 'live' } });
    expect(await orders()).toMatchObject({ message: { total: 0 } });
    // The order of the demo account keeps running.
    await control(mock.world, mock.backend, { command: 'advance', seconds: 30 });
    expect(await use('demo')).toMatchObject({ type: 'ok' });
    expect(await orders()).toMatchObject({ message: { total: 1, data: [{ status: 3 }] } });
  });
});

describe('a transfer', () => {
  const USDT = { currency_id: USDT_ID, from_field: 'change', to_field: 'lever' };

  it('happens once per idempotency key', async () => {
    const key = { 'idempotency-key': 'client-id-1' };
    for (let time = 1; time <= 2; time += 1) {
      const reply = await mock.caller.post('wallet/change', { ...USDT, number: '12.50' }, key);
      expect(reply).toEqual({ type: 'ok', message: 'operation_success' });
    }
    // 10,000.00 - 12.50 and 10,000.00 + 12.50, once
    expect(await held('change')).toMatchObject({ change_balance: '9987.50' });
    expect(await held('lever')).toMatchObject({ lever_balance: '10012.50' });
  });

  it('is listed with its direction and time, the newest first', async () => {
    await mock.caller.post('wallet/change', { ...USDT, number: '12.5' });
    const back = { from_field: 'lever', to_field: 'change' };
    await mock.caller.post('wallet/change', { currency_id: USDT_ID, ...back, number: '10000' });
    const { message } = await mock.caller.get('wallet/hzhistory?page=1&limit=1');
    expect(message).toMatchObject({
      total: 2,
      last_page: 2,
      data: [{ currency: USDT_ID, currency_name: 'USDT', value: '10000.00', ...back }],
    });
    expect(await mock.caller.get('wallet/hzhistory?page=2&limit=1')).toMatchObject({
      message: { data: [{ value: '12.50', from_field: 'change', to_field: 'lever' }] },
    });
  });

  it.each([
    [{ number: '10000.01' }, 'wallet_insufficient'],
    [{ number: '10000.01', from_field: 'lever', to_field: 'change' }, 'account_insufficient'],
    [{ number: '1.001' }, 'amount_wrong'],
    [{ number: '1', to_field: 'change' }, 'parameter_wrong'],
    [{ number: '1', currency_id: 999 }, 'wallet_not_found'],
  ])('of %j changes nothing: %s', async (changes, key) => {
    const before = await mock.world.snapshot();
    expect(await mock.caller.post('wallet/change', { ...USDT, ...changes })).toEqual(refused(key));
    expect(await mock.world.snapshot()).toEqual(before);
  });
});

describe('a user’s own account', () => {
  it('shows who registered with its invite code', async () => {
    const invitation = () => mock.caller.get('user/invite');
    const { message } = await invitation();
    expect(message).toMatchObject({ inviteList: [], invite_num: 0, invite_return_total: '0.00' });
    const code: unknown = Reflect.get(Object(message), 'extension_code');
    const fields = { type: 'account', user_string: 'grace.h', password: 'secret12' };
    await mock.caller.post('user/register', {
      ...fields,
      re_password: 'secret12',
      extension_code: code,
    });
    expect(await invitation()).toMatchObject({
      message: { invite_num: 1, inviteList: [{ account: 'gra****e.h', total: '0.00' }] },
    });
  });

  it('changes its password with the old one, which ends its session', async () => {
    const change = (oldpassword: string) =>
      mock.caller.post('user/forget', {
        account: 'practice',
        password: 'newpass1',
        repassword: 'newpass1',
        oldpassword,
      });
    expect(await change('wrong')).toEqual(refused('old_password_wrong'));
    expect(await change(READY_PASSWORD)).toEqual({ type: 'ok', message: 'password_changed' });
    expect(await mock.caller.get('user/info')).toMatchObject({ type: '999' });
    await mock.caller.logIn('practice', 'newpass1');
    expect(await mock.caller.get('user/info')).toMatchObject({ type: 'ok' });
  });
});
