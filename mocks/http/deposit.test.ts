import { beforeEach, describe, expect, it } from 'vitest';
import { add, decimal, percentOf, toFixedScale, toScale, ZERO } from '@/domain/money/decimal';
import { control } from '../control';
import { audit } from '../engine/audit';
import type { ReviewReason } from '../engine/reviews';
import { READY_PASSWORD, type ReadyAccount } from '../scenarios/ready-accounts';
import { openBench, START, type Bench } from '../testing/gated-backend';
import { ETH_ID, USDT_ID } from '../catalogue/currencies';

const MINUTE = 60_000;
const DAY = 86_400_000;

let bench: Bench;
const logIn = (account: ReadyAccount['account']) => bench.caller.logIn(account, READY_PASSWORD);
beforeEach(async () => {
  bench = await openBench();
  await logIn('practice');
});

const wait = (ms: number) => bench.world.changeClock({ kind: 'advance', ms });
const open = (config_id: number, amount: string) =>
  bench.caller.post('lh/deposit', { config_id, amount });
const review = (reason?: ReviewReason) =>
  control(bench.world, bench.backend, {
    command: 'review',
    collection: 'deposits',
    id: 71,
    reason,
  });
const redeem = (id: number) => bench.caller.post('lh/deposit/cancel', { id });
const row = async (query = '') => {
  const { message } = await bench.caller.get(`lh/deposit/order?${query}`);
  return message;
};
const products = async (lang: string) => {
  const { message } = await bench.caller.get(`lh/deposit/config?lang=${lang}`);
  return message;
};
const available = async (currency = USDT_ID): Promise<unknown> => {
  const { message } = await bench.caller.post('wallet/detail', { currency, type: 'change' });
  return Reflect.get(Object(message), 'change_balance');
};
const recordOf = async (id: number) => {
  const { records } = await bench.world.snapshot();
  const deposit = records.deposits[id];
  if (deposit === undefined) throw new Error(`no deposit ${id}`);
  return deposit;
};
const sound = async () => {
  expect(audit(await bench.world.snapshot())).toEqual([]);
  expect(bench.defects).toEqual([]);
};

describe('a deposit', () => {
  it('is reviewed, pays interest every morning, and returns its principal at maturity', async () => {
    await logIn('trader');
    // 1.5 ETH less 1.2
    expect(await open(4, '1.2')).toEqual({ type: 'ok', message: 'deposit_success' });
    expect(await available(ETH_ID)).toBe('0.30000000');
    expect(await row()).toMatchObject({
      data: [{ id: 71, status: 0, start_at: null, end_at: null, cancel_fee: '0.00000000' }],
    });
    await wait(MINUTE);
    // 1.2 x 0.012 % = 0.000144 a day, 0.002016 in 14; the unpaid 0.002016 x 50 % = 0.001008
    expect(await row('status=1')).toMatchObject({
      data: [
        {
          day_rate: '0.00012',
          expected_interest: '0.00201600',
          cancel_fee: '0.00100800',
          start_at: '2026-03-02',
          end_at: '2026-03-16',
          next_payout_time: Date.UTC(2026, 2, 3, 8) / 1000,
          end_time: Date.UTC(2026, 2, 16, 8) / 1000,
        },
      ],
    });
    await wait(DAY);
    expect(await available(ETH_ID)).toBe('0.30014400');
    await wait(30 * DAY);
    // 1.5 + 0.002016
    expect(await available(ETH_ID)).toBe('1.50201600');
    expect(await row()).toMatchObject({
      data: [{ status: 2, is_cancel: 0, total_interest: '0.00201600', next_payout_time: null }],
    });
    expect(await bench.caller.get('lh/deposit/records?lh_order_id=71&limit=3')).toMatchObject({
      message: {
        total: 14,
        data: [
          { interest_amount: '0.00014400', interest_day: '2026-03-16', id: 71_014 },
          { interest_day: '2026-03-15' },
          { interest_day: '2026-03-14' },
        ],
      },
    });
    await sound();
  });

  it('pays a daily rate within the published range, and in total the exact interest rounded down', async () => {
    await open(2, '333.33');
    await wait(40 * DAY);
    const deposit = await recordOf(71);
    if (deposit.status !== 'completed') throw new Error(deposit.status);
    const rates = deposit.payouts.map(({ ratePercent }) => ratePercent);
    expect(rates).toHaveLength(30);
    expect(rates.every((rate) => Number(rate) >= 0.03 && Number(rate) <= 0.045)).toBe(true);
    expect(new Set(rates).size).toBeGreaterThan(10);
    const paid = add(ZERO, ...deposit.payouts.map(({ amount }) => amount));
    const exact = add(ZERO, ...rates.map((rate) => percentOf(deposit.principal, rate)));
    expect(paid).toBe(toScale(exact, 2, 'down'));
    // Between 333.33 x 0.03 % x 30 = 2.99 and 333.33 x 0.045 % x 30 = 4.49
    expect(Number(paid)).toBeGreaterThan(2.99);
    expect(Number(paid)).toBeLessThan(4.5);
    await sound();
  });

  it('is free to withdraw under review', async () => {
    await open(1, '500');
    expect(await available()).toBe('9500.00');
    expect(await redeem(71)).toEqual({ type: 'ok', message: 'contract_broken' });
    expect(await available()).toBe('10000.00');
    expect(await row('is_cancel=0')).toMatchObject({ data: [{ status: 3, cancel_fee: '0.00' }] });
    await wait(10 * DAY);
    expect(await row()).toMatchObject({ data: [{ status: 3, total_interest: '0.00' }] });
    await sound();
  });

  it('charges a fee for early redemption, and pays nothing after that', async () => {
    await open(2, '1200');
    await wait(MINUTE);
    // 1 % of 1,200
    expect(await row()).toMatchObject({ data: [{ cancel_fee: '12.00' }] });
    expect(await redeem(71)).toEqual({ type: 'ok', message: 'contract_broken' });
    expect(await available()).toBe('9988.00');
    await wait(40 * DAY);
    expect(await available()).toBe('9988.00');
    expect(await row('is_cancel=1')).toMatchObject({
      data: [{ status: 3, cancel_fee: '12.00', handled_time: START / 1000 + 60 }],
    });
    await sound();
  });

  it('keeps the interest of past nights', async () => {
    await open(1, '1000');
    await wait(3 * DAY);
    const deposit = await recordOf(71);
    if (deposit.status !== 'hosting') throw new Error(deposit.status);
    const paid = add(ZERO, ...deposit.payouts.map(({ amount }) => amount));
    expect(deposit.payouts).toHaveLength(3);
    await redeem(71);
    // The four nights to come: 1,000 x 0.02 % x 4 = 0.80, half of it 0.40
    expect(await available()).toBe(toFixedScale(add(decimal('9999.60'), paid), 2, 'down'));
    await sound();
  });
});

describe('the review of a deposit', () => {
  it('rejects an amount with 13 cents with a reason, and returns the money', async () => {
    await open(1, '500.13');
    await wait(MINUTE);
    expect(await available()).toBe('10000.00');
    expect(await row()).toMatchObject({
      data: [{ status: 3, is_cancel: 0, reason: 'The conditions are not met.' }],
    });
    expect(await row('lang=zh')).toMatchObject({ data: [{ reason: '不符合条件。' }] });
    await sound();
  });

  it('leaves an amount with 14 cents to a reviewer', async () => {
    await open(1, '500.14');
    await wait(30 * DAY);
    expect(await row()).toMatchObject({ data: [{ status: 0 }] });
    expect(await review()).toBe(true);
    await wait(8 * DAY);
    expect(await row()).toMatchObject({ data: [{ status: 2 }] });
    await sound();
  });

  it('can be done early by a reviewer, once', async () => {
    await open(1, '500');
    expect(await review('dataDiffers')).toBe(true);
    expect(await row()).toMatchObject({
      data: [{ status: 3, reason: 'The details differ from the document.' }],
    });
    expect(await review()).toBe(false);
    await wait(DAY);
    expect(await available()).toBe('10000.00');
    await sound();
  });
});

describe('the deposit summary', () => {
  it('adds up all deposits', async () => {
    await open(1, '1000');
    await open(1, '500.14');
    await wait(DAY);
    const deposit = await recordOf(71);
    const paid = (deposit.status === 'hosting' ? deposit.payouts[0]?.amount : undefined) ?? ZERO;
    // 1,000 x 0.02 to 0.03 %
    expect(Number(paid)).toBeGreaterThanOrEqual(0.2);
    expect(Number(paid)).toBeLessThanOrEqual(0.3);
    expect(await bench.caller.get('lh/deposit/ordersum')).toMatchObject({
      message: {
        currency_name: 'USDT',
        total_amount: '1000.00',
        total_interest: toFixedScale(paid, 2, 'down'),
        today_interest: toFixedScale(paid, 2, 'down'),
        count: 1,
      },
    });
  });

  it('covers only the current account', async () => {
    await open(1, '1000');
    await bench.caller.post('user/switch_account', { mode: 'live' });
    expect(await row()).toMatchObject({ total: 0 });
    expect(await redeem(71)).toEqual({ type: 'error', message: 'deposit_not_found' });
  });
});

it('products are listed while on sale, with their places, in the language of the call', async () => {
  expect(await products('en')).toMatchObject({
    total: 5,
    data: [
      { id: 1, interest_rate: '0.02', interest_rate_max: '0.03', cancel_basis: 'unpaid_interest' },
      { id: 2, save_max: '0', cancel_basis: 'principal' },
      { id: 3, currency_name: 'BTC' },
      { id: 4, currency_name: 'ETH', interest_rate: '0.012' },
      { id: 5, places_left: 0 },
    ],
  });
  expect(JSON.stringify(await products('zh'))).toContain('每天早上派息');
});
