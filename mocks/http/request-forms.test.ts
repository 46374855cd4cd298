import { beforeEach, expect, it } from 'vitest';
import { READY_PASSWORD } from '../scenarios/ready-accounts';
import { openBench, type Bench } from '../testing/gated-backend';
import { BTC_ID, USDT_ID } from '../catalogue/currencies';

/* Requests as clients of the family make them (backend-facts.md, 18.6). */

let mock: Bench;
beforeEach(async () => {
  mock = await openBench();
  await mock.caller.logIn('practice', READY_PASSWORD);
});

const post = (path: string, body: object) => mock.caller.post(path, body);
const newestPosition = async (): Promise<unknown> =>
  post('lever/my_trade', { page: 1, limit: 1, status: -1 });

const BTC = { currency_id: BTC_ID, legal_id: USDT_ID };
const LONG = { ...BTC, type: 1, share: 1, multiple: 10 };

it('prices come as numbers', async () => {
  const stops = { target_profit_price: 40_000, stop_loss_price: 30_000.5 };
  expect(await post('lever/submit', { ...LONG, ...stops })).toMatchObject({ type: 'ok' });
  const kept = { target_profit_price: '40000.00', stop_loss_price: '30000.50' };
  expect(await newestPosition()).toMatchObject({ message: { data: [kept] } });

  const limit = { ...LONG, status: 0, target_price: 30_000.01 };
  expect(await post('lever/submit', limit)).toMatchObject({ type: 'ok' });
  const pending = { status: 0, origin_price: '30000.01' };
  expect(await newestPosition()).toMatchObject({ message: { data: [pending] } });

  const buy = { ...BTC, type: 1, target_price: 30_000, amount: '0.01' };
  expect(await post('coin/trade', buy)).toMatchObject({ type: 'ok' });
});

it('a value that is left out comes as empty text', async () => {
  const empty = { target_price: '', target_profit_price: '', stop_loss_price: '' };
  expect(await post('lever/submit', { ...LONG, ...empty })).toMatchObject({ type: 'ok' });
  const none = { target_profit_price: '0.00', stop_loss_price: '0.00' };
  expect(await newestPosition()).toMatchObject({ message: { data: [none] } });
  // What a call needs is not left out.
  const nameless = { user_string: '', password: READY_PASSWORD, type: '' };
  expect(await post('user/login', nameless)).toMatchObject({ type: 'error' });
  const typed = { user_string: 'practice', password: READY_PASSWORD, type: '' };
  expect(await post('user/login', typed)).toMatchObject({ type: 'ok' });
});

it('an area code id of 0 is none', async () => {
  const login = { user_string: 'practice', password: READY_PASSWORD };
  for (const area_code_id of [0, '0'])
    expect(await post('user/login', { ...login, area_code_id })).toMatchObject({ type: 'ok' });
});

it('a POST has fields in its query as well, and those of its body win', async () => {
  const banners = await post('news/list', { c_id: 5 });
  expect(banners).toMatchObject({ message: { count: 3 } });
  expect(await post('news/list?c_id=5', {})).toEqual(banners);
  expect(await post('news/list?c_id=4', { c_id: 5 })).toEqual(banners);
});

it('what is saved without a kind is a bank card', async () => {
  // A card needs a verified person.
  await mock.caller.logIn('trader', READY_PASSWORD);
  const card = { real_name: 'Ada', bank_name: 'Example Bank', bank_account: 'DEMO-0001' };
  expect(await post('user/cash_save', card)).toMatchObject({ type: 'ok' });
  expect(await post('user/cash_info', {})).toMatchObject({
    message: [{ kind: 'bank', bank_account: 'DEMO-0001' }],
  });
});

it('a phone without its dialling code is one of 86, which this exchange does not serve', async () => {
  const phone = { mobile: '13800138000' };
  for (const none of [{}, { area_code: '' }]) {
    expect(await post('sms_send_d', { ...phone, ...none })).toMatchObject({
      message: 'country_not_served',
    });
    // Who has an account gets a code; nobody has this phone.
    expect(await post('sms_send_d', { ...phone, ...none, type: 'forget' })).toMatchObject({
      message: 'user_not_found',
    });
  }
});

it('a phone and a forgotten password come under other names', async () => {
  const phone = { user_string: '15550100', area_code: '49', type: 'register' };
  expect(await post('sms_send_d', phone)).toMatchObject({ type: 'ok' });
  const change = { user_string: 'practice', oldpassword: READY_PASSWORD, password: 'another12' };
  expect(await post('user/forget', { ...change, re_password: 'different1' })).toMatchObject({
    type: 'error',
    message: 'passwords_differ',
  });
  expect(await post('user/forget', { ...change, re_password: 'another12' })).toMatchObject({
    type: 'ok',
  });
});
