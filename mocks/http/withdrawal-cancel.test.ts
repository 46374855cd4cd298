import { beforeEach, describe, expect, it } from 'vitest';
import { control } from '../control';
import { audit } from '../engine/audit';
import { READY_PASSWORD } from '../scenarios/ready-accounts';
import { isFields } from '../testing/contract';
import { openBench, type Bench } from '../testing/gated-backend';
import { USDT_ID } from '../catalogue/currencies';

/** Catalogue value: each review of a payment takes 15 seconds. */
const REVIEW_SECONDS = 15;
/** Catalogue value: a withdrawal is said to take 30 minutes. */
const USUAL_SECONDS = 1800;
const ADDRESS = 'TDEMO-NOT-PAYABLE-0001';

let mock: Bench;
beforeEach(async () => {
  mock = await openBench();
  await mock.caller.logIn('trader', READY_PASSWORD);
  const password = { password: 'payme12', re_password: 'payme12' };
  await mock.caller.post('safe/update_password', password);
  const bound = { kind: 'wallet', currency: USDT_ID, address: ADDRESS, sub_type: 'TRC20' };
  await mock.caller.post('user/cash_save', bound);
});

const refused = (message: string) => ({ type: 'error', message });
const wait = (seconds: number) =>
  control(mock.world, mock.backend, { command: 'advance', seconds });
const withdraw = (number: string) =>
  mock.caller.post('wallet/out', {
    currency: USDT_ID,
    number,
    rate: '1',
    address: ADDRESS,
    sub_type: 'TRC20',
    pay_password: 'payme12',
  });
const cancel = (id = 1) => mock.caller.post('wallet/out_cancel', { id });
const wallet = async () =>
  (await mock.caller.post('wallet/detail', { currency: USDT_ID, type: 'change' }))['message'];
const terms = async () =>
  (await mock.caller.post('wallet/get_info', { currency: USDT_ID }))['message'];
const newest = async (): Promise<Readonly<Record<string, unknown>>> => {
  const { message } = await mock.caller.get('cashlist/log');
  const rows: unknown = isFields(message) ? message['data'] : undefined;
  const row: unknown = Array.isArray(rows) ? rows[0] : undefined;
  return isFields(row) ? row : {};
};

describe('a withdrawal', () => {
  it('that its owner cancels in the first review is returned to the last cent, and is not paid later', async () => {
    const before = { wallet: await wallet(), terms: await terms() };
    await withdraw('100.07');
    expect(await newest()).toMatchObject({ status: 0, cancellable: 1, cancelled: 0 });
    expect(await cancel()).toEqual({ type: 'ok', message: 'cancel_success' });
    expect(await newest()).toMatchObject({
      status: 3,
      cancellable: 0,
      cancelled: 1,
      expected_time: null,
      hash: null,
      notes: null,
      history: [{ status: 0 }, { status: 3 }],
    });
    // The day's limit and the place for another one are back as well.
    expect({ wallet: await wallet(), terms: await terms() }).toEqual(before);
    await wait(86_400);
    expect(await wallet()).toEqual(before.wallet);
    expect(await cancel()).toEqual(refused('trade_record_not_found'));
    expect(await withdraw('100')).toMatchObject({ type: 'ok' });
    expect(audit(await mock.world.snapshot())).toEqual([]);
  });

  it('cannot be cancelled once the first review has approved it', async () => {
    await withdraw('100');
    await wait(REVIEW_SECONDS);
    expect(await newest()).toMatchObject({ status: 1, cancellable: 0 });
    expect(await cancel()).toEqual(refused('order_cannot_be_cancelled'));
    await wait(REVIEW_SECONDS);
    expect(await newest()).toMatchObject({ status: 2 });
    expect(await cancel()).toEqual(refused('order_cannot_be_cancelled'));
  });

  it('is cancelled by its owner alone, in the live account', async () => {
    await withdraw('100');
    await mock.caller.post('user/switch_account', { mode: 'demo' });
    expect(await cancel()).toEqual(refused('function_unavailable'));
    await mock.caller.logIn('practice', READY_PASSWORD);
    await mock.caller.post('user/switch_account', { mode: 'live' });
    expect(await cancel()).toEqual(refused('trade_record_not_found'));
  });

  it('says when it is usually decided, and once paid its transaction id and the currency of its fee', async () => {
    await withdraw('100');
    const row = await newest();
    expect(row).toMatchObject({ currency_id: USDT_ID, rate_currency: 'USDT', hash: null });
    expect(Number(row['expected_time']) - Number(row['created_time'])).toBe(USUAL_SECONDS);
    await wait(2 * REVIEW_SECONDS);
    const paid = await newest();
    expect(paid).toMatchObject({ status: 2, expected_time: null });
    expect(paid['hash']).toMatch(/^DEMO-[\da-f]{32}$/u);
  });
});
