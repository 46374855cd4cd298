import { beforeEach, describe, expect, it } from 'vitest';
import { audit } from './engine/audit';
import { control } from './control';
import { READY_PASSWORD } from './scenarios/ready-accounts';
import { createCaller } from './testing/client';
import { openBench, START, type Bench } from './testing/gated-backend';
import { BTC_ID, USDT_ID } from './catalogue/currencies';

let mock: Bench;
beforeEach(async () => {
  mock = await openBench();
});

const logInAs = async (type: string, body: string): Promise<unknown> => {
  const request = new Request('http://mock.invalid/api/user/login', {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  const response = await mock.backend.handle(request);
  return response.json();
};

const order = { match_id: 1, currency_id: USDT_ID, type: 1, seconds: 30, number: '100' };

const balance = async (): Promise<unknown> => {
  const { message } = await mock.caller.post('wallet/detail', {
    currency: USDT_ID,
    type: 'change',
  });
  return message;
};

describe('a seconds contract over the wire', () => {
  it.each([
    // 10,000.00 - 0.20 fee (0.2 % of 100) + 80.00 winnings (80 % of 100)
    ['win', '10079.80', 1, '80.00'],
    // 10,000.00 - 0.20 fee - 100.00 stake
    ['lose', '9899.80', -1, '-100.00'],
    // 10,000.00 - 0.20 fee; the stake comes back
    ['draw', '9999.80', 0, '0.00'],
  ] as const)('ends in a %s with the right balance', async (outcome, expected, result, profit) => {
    await mock.caller.logIn('practice', READY_PASSWORD);
    const pair = { win: 1, lose: 1, draw: 6 }[outcome];
    const symbol = { win: 'BTC/USDT', lose: 'BTC/USDT', draw: 'DOGE/USDT' }[outcome];
    await control(mock.world, mock.backend, {
      command: 'seek',
      symbol,
      direction: 'up',
      seconds: 30,
      outcome,
    });
    const placed = await mock.caller.post('microtrade/submit', { ...order, match_id: pair });
    expect(placed['type']).toBe('ok');
    // 10,000.00 - 100.00 stake - 0.20 fee
    expect(await balance()).toMatchObject({
      change_balance: '9899.80',
      lock_change_balance: '100.00',
    });

    await control(mock.world, mock.backend, { command: 'advance', seconds: 30 });
    expect(await balance()).toMatchObject({
      change_balance: expected,
      lock_change_balance: '0.00',
    });
    const list = await mock.caller.get('microtrade/lists?page=1&limit=10');
    expect(list).toMatchObject({
      message: {
        total: 1,
        data: [{ status: 3, profit_result: result, fact_profits: profit, fee: '0.20' }],
      },
    });
    expect(audit(await mock.world.snapshot())).toEqual([]);
    expect(mock.defects).toEqual([]);
  });

  it('is placed once however often it is sent with the same idempotency key', async () => {
    await mock.caller.logIn('practice', READY_PASSWORD);
    const key = { 'idempotency-key': 'client-id-1' };
    mock.backend.faults.add({
      operation: 'submitOrder',
      stage: 'afterCommit',
      effect: { kind: 'html' },
      times: 1,
    });
    await expect(mock.caller.post('microtrade/submit', order, key)).rejects.toThrow();
    const again = await mock.caller.post('microtrade/submit', order, key);
    const third = await mock.caller.post('microtrade/submit', order, key);
    expect(third).toEqual(again);
    expect(await mock.caller.get('microtrade/lists')).toMatchObject({ message: { total: 1 } });
    const other = await mock.caller.post('microtrade/submit', { ...order, number: '200' }, key);
    expect(other).toEqual({ type: 'error', message: 'request_illegal' });
  });

  it.each([
    [{ ...order, number: '9.99' }, 'order_below_minimum'],
    [{ ...order, number: '5000.01' }, 'order_above_maximum'],
    [{ ...order, number: '10.001' }, 'amount_wrong'],
    [{ ...order, match_id: 99 }, 'pair_not_found'],
    [{ ...order, currency_id: BTC_ID }, 'wallet_not_found'],
    [{ ...order, seconds: 31 }, 'parameter_wrong'],
    [{ ...order, type: 3 }, 'parameter_wrong'],
    [{ ...order, number: -1 }, 'parameter_wrong'],
    [{ match_id: 1 }, 'parameters_missing'],
  ])('refuses %j with %s and changes nothing', async (body, key) => {
    await mock.caller.logIn('practice', READY_PASSWORD);
    const before = await mock.world.snapshot();
    expect(await mock.caller.post('microtrade/submit', body)).toEqual({
      type: 'error',
      message: key,
    });
    expect(await mock.world.snapshot()).toEqual(before);
    expect(mock.defects).toEqual([]);
  });

  it('is refused on a live account without real-name verification, with that reason', async () => {
    await mock.caller.logIn('unverified', READY_PASSWORD);
    expect(await mock.caller.post('microtrade/submit', order)).toEqual({
      type: 'error',
      message: 'real_name_required',
    });
  });

  it('is refused if the market closes before the expiry', async () => {
    await mock.caller.logIn('practice', READY_PASSWORD);
    // Friday 6 March 2026, 21:59:40 UTC: forex closes in 20 seconds.
    const friday = Date.UTC(2026, 2, 6, 21, 59, 40);
    await control(mock.world, mock.backend, {
      command: 'advance',
      seconds: (friday - START) / 1000,
    });
    const forex = { ...order, match_id: 101 };
    expect(await mock.caller.post('microtrade/whsubmit', forex)).toEqual({
      type: 'error',
      message: 'trading_closing',
    });
  });
});

describe('sessions', () => {
  it.each([
    ['nobody', READY_PASSWORD, 'user_not_found'],
    ['practice', 'wrong-one', 'wrong_password'],
    ['frozen', READY_PASSWORD, 'account_frozen'],
    ['locked', READY_PASSWORD, 'account_locked'],
  ])('refuses %s: %s', async (account, password, key) => {
    const reply = await mock.caller.post('user/login', { user_string: account, password });
    expect(reply).toEqual({ type: 'error', message: key });
  });

  it('end an older token at a newer sign-in', async () => {
    await mock.caller.logIn('practice', READY_PASSWORD);
    const other = createCaller(mock.backend);
    await other.logIn('practice', READY_PASSWORD);
    expect(await mock.caller.get('user/info')).toEqual({ type: '999', message: 'session_expired' });
    expect(await other.get('user/info')).toMatchObject({
      type: 'ok',
      message: { account_mode: 'demo' },
    });
  });

  it('register by e-mail with the code that was sent', async () => {
    const registration = {
      type: 'email',
      user_string: 'ada@example.com',
      password: 'secret12',
      re_password: 'secret12',
      extension_code: 'QUAYSIDE',
      code: '111111',
    };
    expect(await mock.caller.post('user/register', registration)).toEqual({
      type: 'error',
      message: 'verification_code_wrong',
    });
    expect(await mock.caller.post('sms_mail', { user_string: 'ada@example.com' })).toMatchObject({
      type: 'ok',
    });
    expect(await mock.caller.post('user/register', registration)).toEqual({
      type: 'ok',
      message: 'register_success',
    });
    await mock.caller.logIn('ada@example.com', 'secret12');
    expect(await mock.caller.post('wallet/list', {})).toMatchObject({
      message: {
        change_wallet: { balance: [{ currency_name: 'USDT', change_balance: '10000.00' }] },
      },
    });
  });

  it.each([
    [{ extension_code: 'NOPE' }, 'invite_code_invalid'],
    [{ extension_code: 'REFGONE' }, 'referrer_not_found'],
    [{ re_password: 'other123' }, 'passwords_differ'],
    [{ user_string: 'practice' }, 'username_exists'],
    [{ user_string: 'a b' }, 'parameter_wrong'],
    [{ password: 'short' }, 'parameter_wrong'],
  ])('refuse a registration with %j', async (changes, key) => {
    const reply = await mock.caller.post('user/register', {
      type: 'account',
      user_string: 'grace',
      password: 'secret12',
      re_password: 'secret12',
      extension_code: 'QUAYSIDE',
      ...changes,
    });
    expect(reply).toEqual({ type: 'error', message: key });
  });
});

describe('the backend', () => {
  it('answers an unknown path with 404 and an envelope, a wrong method with 405', async () => {
    const unknown = await mock.backend.handle(new Request('http://mock.invalid/api/nope'));
    expect([unknown.status, await unknown.json()]).toEqual([
      404,
      { type: 'error', message: 'not_found' },
    ]);
    const wrong = await mock.backend.handle(new Request('http://mock.invalid/api/user/login'));
    expect(wrong.status).toBe(405);
  });

  it('accepts JSON and form bodies, and refuses anything else', async () => {
    const form = await logInAs(
      'application/x-www-form-urlencoded',
      `user_string=practice&password=${READY_PASSWORD}&type=1`,
    );
    expect(form).toMatchObject({ type: 'ok' });
    expect(await logInAs('application/json', '{"user_string":')).toEqual({
      type: 'error',
      message: 'parameter_wrong',
    });
    expect(await logInAs('text/xml', '<a/>')).toEqual({
      type: 'error',
      message: 'parameter_wrong',
    });
    expect(await logInAs('application/json', 'x'.repeat(100_001))).toEqual({
      type: 'error',
      message: 'parameter_wrong',
    });
  });

  it('returns the prices of every pair, the same for every caller', async () => {
    const crypto = await mock.caller.get('currency/quotation_new');
    const forex = await mock.caller.get('currency/whlist');
    expect(crypto).toMatchObject({ type: 'ok' });
    expect(forex).toMatchObject({ type: 'ok' });
    await mock.caller.logIn('practice', READY_PASSWORD);
    expect(await mock.caller.get('currency/quotation_new')).toEqual(crypto);
    expect(mock.defects).toEqual([]);
  });

  it('serves candles up to now, and refuses an unknown pair in the chart envelope', async () => {
    const to = START / 1000;
    const chart = await mock.caller.get(
      `currency/new_timeshar?symbol=BTC/USDT&period=1min&from=${to - 3600}&to=${to}`,
    );
    expect(chart).toMatchObject({ code: 1 });
    const data: unknown = chart['data'];
    expect(Array.isArray(data) && data.length).toBe(61);
    const unknown = await mock.caller.get(
      `currency/new_timeshar?symbol=NO/USDT&period=1min&from=${to - 60}&to=${to}`,
    );
    expect(unknown).toEqual({ code: -1, msg: 'pair_not_found', data: null });
    expect(mock.defects).toEqual([]);
  });
});
