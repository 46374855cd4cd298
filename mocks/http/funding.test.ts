import { beforeEach, describe, expect, it } from 'vitest';
import { control } from '../control';
import { audit } from '../engine/audit';
import { READY_PASSWORD } from '../scenarios/ready-accounts';
import { openBench, type Bench } from '../testing/gated-backend';
import { USDT_ID as USDT } from '../catalogue/currencies';

/** Catalogue value: each review of a payment takes 15 seconds. */
const REVIEW_SECONDS = 15;

const ADDRESS = 'TDEMO-NOT-PAYABLE-0001';
const OUT = {
  currency: USDT,
  number: '100',
  rate: '1',
  address: ADDRESS,
  sub_type: 'TRC20',
  pay_password: 'payme12',
};

let mock: Bench;
beforeEach(async () => {
  mock = await openBench();
  await mock.caller.logIn('trader', READY_PASSWORD);
});

const refused = (message: string) => ({ type: 'error', message });
const wait = (seconds: number) =>
  control(mock.world, mock.backend, { command: 'advance', seconds });
const held = async (): Promise<{ available: number; frozen: number }> => {
  const { message } = await mock.caller.post('wallet/detail', { currency: USDT, type: 'change' });
  const wallet: Record<string, unknown> = { ...(typeof message === 'object' ? message : {}) };
  return {
    available: Number(wallet['change_balance']),
    frozen: Number(wallet['lock_change_balance']),
  };
};
const first = async (path: string) => (await mock.caller.get(path))['message'];
/** Approves the newest top-up. */
const approveNewest = async () => {
  const { lastIds } = await mock.world.snapshot();
  const id = lastIds.topUps;
  return control(mock.world, mock.backend, { command: 'review', collection: 'topUps', id });
};
const topUp = (changes: Readonly<Record<string, unknown>> = {}) =>
  mock.caller.post('wallet/charge_req', {
    currency: USDT,
    amount: '500',
    sub_type: 'TRC20',
    account: '/upload/receipt.png',
    ...changes,
  });
const bind = (changes: Readonly<Record<string, unknown>> = {}) =>
  mock.caller.post('user/cash_save', {
    kind: 'wallet',
    currency: USDT,
    address: ADDRESS,
    sub_type: 'TRC20',
    ...changes,
  });
const bindCard = (number: string) =>
  bind({ kind: 'bank', real_name: 'Ada Berg', bank_name: 'Example Bank', bank_account: number });
const setTradePassword = () =>
  mock.caller.post('safe/update_password', { password: 'payme12', re_password: 'payme12' });
const withdraw = (changes: Readonly<Record<string, unknown>> = {}) =>
  mock.caller.post('wallet/out', { ...OUT, ...changes });

describe('a top-up', () => {
  it('is credited once it succeeds, and once only', async () => {
    const before = await held();
    expect(await topUp()).toEqual({ type: 'ok', message: 'submitted_for_review' });
    await wait(REVIEW_SECONDS - 1);
    expect(await held()).toEqual(before);
    expect(await first('chargelist/log?limit=1')).toMatchObject({
      data: [{ status: 1, amount: '500.00' }],
    });
    await wait(1);
    expect(await held()).toEqual({ ...before, available: before.available + 500 });
    expect(await first('chargelist/log?limit=1')).toMatchObject({
      data: [{ status: 2, history: [{ status: 1 }, { status: 2 }] }],
    });
    await wait(86_400);
    expect(await approveNewest()).toBe(false);
    expect(await held()).toEqual({ ...before, available: before.available + 500 });
  });

  it('without a screenshot waits for the payment callback first', async () => {
    await topUp({ account: undefined });
    expect(await first('chargelist/log?limit=1')).toMatchObject({ data: [{ status: 0 }] });
    await wait(REVIEW_SECONDS);
    expect(await first('chargelist/log?limit=1')).toMatchObject({ data: [{ status: 1 }] });
    await wait(REVIEW_SECONDS);
    expect(await first('chargelist/log?limit=1')).toMatchObject({
      data: [{ status: 2, history: [{ status: 0 }, { status: 1 }, { status: 2 }] }],
    });
  });

  it.each([
    ['over a network', {}, 'No such payment was found.'],
    ['by bank', { sub_type: undefined, type: 7 }, 'No such payment was found.'],
  ])('%s that fails credits nothing and gives the reason', async (_, way, remark) => {
    const before = await held();
    await topUp({ ...way, hash: 'tx-0002' });
    await wait(REVIEW_SECONDS);
    expect(await held()).toEqual(before);
    expect(await first('chargelist/log?limit=1')).toMatchObject({ data: [{ status: 3, remark }] });
  });

  it('through a gateway goes on at its payment page', async () => {
    const url = 'https://pay.example.invalid/session/1';
    const message = 'submitted_for_review';
    expect(await topUp({ hash: 'tx-0006' })).toEqual({ type: 'ok', message, url });
  });

  it('can be left to a reviewer', async () => {
    const before = await held();
    await topUp({ hash: 'tx-0003' });
    await wait(86_400);
    expect(await first('chargelist/log?limit=1')).toMatchObject({ data: [{ status: 1 }] });
    await approveNewest();
    expect((await held()).available).toBe(before.available + 500);
  });

  it.each([
    [{ amount: '0' }, 'amount_wrong'],
    [{ amount: '10.001' }, 'amount_wrong'],
    // TRC20 takes 10 to 50,000 USDT.
    [{ amount: '9.99' }, 'quantity_below_minimum'],
    [{ amount: '50000.01' }, 'order_above_maximum'],
    [{ currency: 999 }, 'currency_absent'],
    // A currency without a channel.
    [{ currency: 5 }, 'currency_not_added'],
    [{ sub_type: 'SOMEWHERE' }, 'parameter_wrong'],
    [{ type: 3 }, 'parameter_wrong'],
  ])('is refused with %j: %s', async (changes, key) => {
    expect(await topUp(changes)).toEqual(refused(key));
  });

  it('has addresses that cannot be paid to', async () => {
    const addresses = await mock.caller.post('wallet/get_in_address', { currency: USDT });
    expect(addresses['message']).toEqual({
      TRC20: 'DEMO-NOT-PAYABLE-TRC20-10001',
      ERC20: 'DEMO-NOT-PAYABLE-ERC20-10001',
      TON: 'DEMO-NOT-PAYABLE-TON-10001',
    });
    expect(await mock.caller.post('wallet/get_in_address', { currency: 999 })).toEqual(
      refused('currency_absent'),
    );
    expect(await first(`wallet/channels?currency=${USDT}`)).toMatchObject([
      { kind: 'network', network: 'TRC20' },
      { kind: 'network', network: 'ERC20', memo_required: 0 },
      { kind: 'network', network: 'TON', memo_required: 1, memo: '10001' },
      { kind: 'bank', account_number: 'DEMO-NOT-PAYABLE' },
    ]);
  });

  it('names its channel and the time that it usually takes', async () => {
    await topUp({ type: 7, sub_type: undefined });
    expect(await first('chargelist/log?limit=1&lang=de')).toMatchObject({
      data: [{ type: 7, channel_name: 'Banküberweisung', minutes: 1440 }],
    });
  });

  it('is listed in the live account alone', async () => {
    await topUp();
    const none = { message: { total: 0 } };
    expect(await mock.caller.get('chargelist/log')).not.toMatchObject(none);
    await mock.caller.post('user/switch_account', { mode: 'demo' });
    expect(await mock.caller.get('chargelist/log')).toMatchObject(none);
    expect(await mock.caller.get('cashlist/log')).toMatchObject(none);
  });

  it('is not available for play money', async () => {
    await mock.caller.logIn('practice', READY_PASSWORD);
    expect(await topUp()).toEqual(refused('function_unavailable'));
  });
});

describe('a withdrawal', () => {
  beforeEach(async () => {
    await setTradePassword();
    await bind();
  });

  it('freezes the amount through two reviews, then pays it out minus the fee', async () => {
    const { available, frozen } = await held();
    // What is sent is 100 without the fee of 1.
    expect(await withdraw({ amount: '98.99' })).toEqual(refused('parameter_wrong'));
    const sent = { amount: '99' };
    expect(await withdraw(sent)).toEqual({ type: 'ok', message: 'withdrawal_submitted' });
    expect(await held()).toEqual({ available: available - 100, frozen: frozen + 100 });
    expect(await withdraw()).toEqual(refused('withdrawal_pending'));
    expect(await first('cashlist/log')).toMatchObject({
      // 100 minus the fee of 1 arrives.
      data: [{ status: 0, number: '100.00', rate: '1', real_number: '99.00' }],
    });
    await wait(REVIEW_SECONDS);
    expect(await first('cashlist/log')).toMatchObject({ data: [{ status: 1 }] });
    await wait(REVIEW_SECONDS);
    expect(await first('cashlist/log')).toMatchObject({ data: [{ status: 2, notes: null }] });
    expect(await held()).toEqual({ available: available - 100, frozen });
    const { ledger } = await mock.world.snapshot();
    expect(ledger.balances['system:live:ext:withdrawals:USDT']).toBe('99');
    expect(audit(await mock.world.snapshot())).toEqual([]);
  });

  it('that fails is returned in full', async () => {
    const before = await held();
    await bind({ address: 'TDEMO-NOT-PAYABLE-0002' });
    await withdraw({ address: 'TDEMO-NOT-PAYABLE-0002' });
    await wait(REVIEW_SECONDS);
    expect(await held()).toEqual(before);
    expect(await first('cashlist/log')).toMatchObject({
      data: [{ status: 3, notes: 'The network refused the address.', destination_refused: 1 }],
    });
    expect(await withdraw()).toMatchObject({ type: 'ok' });
  });

  it('can be left to a reviewer, who decides twice', async () => {
    await bind({ address: 'TDEMO-NOT-PAYABLE-0003' });
    await withdraw({ address: 'TDEMO-NOT-PAYABLE-0003' });
    await wait(400 * 86_400);
    const decide = { command: 'review', collection: 'withdrawals', id: 1 } as const;
    await control(mock.world, mock.backend, decide);
    expect(await first('cashlist/log')).toMatchObject({ data: [{ status: 1 }] });
    await control(mock.world, mock.backend, decide);
    expect(await first('cashlist/log')).toMatchObject({ data: [{ status: 2 }] });
    expect(await control(mock.world, mock.backend, decide)).toBe(false);
  });

  it('to a bank card names the card', async () => {
    await bindCard('DEMO-NOT-PAYABLE-0001');
    const card = { address: 'DEMO-NOT-PAYABLE-0001', type: 1, cash_id: 2, rate: '2' };
    expect(await withdraw({ ...card, cash_id: 1 })).toEqual(refused('withdrawal_address_missing'));
    expect(await withdraw(card)).toMatchObject({ type: 'ok' });
  });

  it('that a bank refuses says nothing of a network', async () => {
    await bindCard('DEMO-NOT-PAYABLE-0002');
    await withdraw({ address: 'DEMO-NOT-PAYABLE-0002', type: 1, rate: '2' });
    await wait(REVIEW_SECONDS);
    expect(await first('cashlist/log')).toMatchObject({
      data: [{ status: 3, notes: 'The bank refused the account.' }],
    });
  });

  it.each([
    [{ pay_password: 'wrong' }, 'trade_password_wrong'],
    [{ number: '0' }, 'amount_wrong'],
    [{ number: '10.001' }, 'amount_wrong'],
    // 10 to 20,000 per withdrawal; the fee is 1.
    [{ number: '9.99' }, 'quantity_below_minimum'],
    [{ rate: '0.5' }, 'fee_changed'],
    [{ number: '100000' }, 'withdrawal_exceeds_holding'],
    [{ address: 'TDEMO-NOT-PAYABLE-9999' }, 'withdrawal_address_missing'],
    [{ currency: 999 }, 'currency_absent'],
    [{ currency: 5 }, 'wallet_not_found'],
  ])('is refused with %j: %s', async (changes, key) => {
    expect(await withdraw(changes)).toEqual(refused(key));
  });

  it('is limited to the available balance, per withdrawal and per day', async () => {
    const { available } = await held();
    await mock.caller.post('microtrade/submit', {
      match_id: 1,
      currency_id: USDT,
      type: 1,
      seconds: 180,
      number: '1000',
    });
    // 1,000 plus the fee of 2 exceed the available balance while the rest is held.
    expect(await withdraw({ number: (available - 1001).toFixed(2) })).toEqual(
      refused('wallet_insufficient'),
    );
    await topUp({ amount: '50000' });
    await wait(200);
    expect(await withdraw({ number: '20000.01' })).toEqual(refused('order_above_maximum'));
    for (const number of ['20000', '20000']) {
      expect(await withdraw({ number })).toMatchObject({ type: 'ok' });
      await wait(2 * REVIEW_SECONDS);
    }
    expect(await mock.caller.post('wallet/get_info', { currency: USDT })).toMatchObject({
      message: { daily_limit: '50000', daily_left: '10000', pending: 0 },
    });
    expect(await withdraw({ number: '10000.01' })).toEqual(refused('order_above_maximum'));
    await wait(86_400);
    expect(await withdraw({ number: '10000.01' })).toMatchObject({ type: 'ok' });
  });

  it('requires a certified user in the live account', async () => {
    await mock.caller.logIn('practice', READY_PASSWORD);
    expect(await withdraw()).toEqual(refused('function_unavailable'));
    expect(await mock.caller.post('wallet/get_info', { currency: USDT })).toEqual(
      refused('function_unavailable'),
    );
    await mock.caller.logIn('unverified', READY_PASSWORD);
    expect(await withdraw()).toEqual(refused('real_name_required'));
    expect(await bind()).toEqual(refused('real_name_required'));
  });
});
