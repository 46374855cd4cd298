import { beforeEach, describe, expect, it } from 'vitest';
import { control } from '../control';
import { audit } from '../engine/audit';
import { systemAccount } from '../engine/ledger/ledger';
import { READY_PASSWORD } from '../scenarios/ready-accounts';
import { openBench, START, type Bench } from '../testing/gated-backend';
import { expectRefused } from '../testing/refusals';
import { USDT_ID } from '../catalogue/currencies';

const MINUTE = 60_000;
const DAY = 86_400_000;

let bench: Bench;
beforeEach(async () => {
  bench = await openBench();
  await bench.caller.logIn('practice', READY_PASSWORD);
});

const wait = (ms: number) => bench.world.changeClock({ kind: 'advance', ms });
const apply = (config_id: number, amount: string) =>
  bench.caller.post('lh/loan/submit', { config_id, amount });
const review = () =>
  control(bench.world, bench.backend, { command: 'review', collection: 'loans', id: 81 });
const repay = (amount: string, id = 81) => bench.caller.post('lh/loan/repayment', { id, amount });
const rows = async (query = ''): Promise<unknown> => {
  const { message } = await bench.caller.get(`lh/loan/order?${query}`);
  return Reflect.get(Object(message), 'data');
};
const available = async (): Promise<unknown> => {
  const { message } = await bench.caller.post('wallet/detail', {
    currency: USDT_ID,
    type: 'change',
  });
  return Reflect.get(Object(message), 'change_balance');
};
const house = async (name: 'house:loan-principal' | 'house:interest' | 'house:fee') => {
  const { ledger } = await bench.world.snapshot();
  return ledger.balances[systemAccount('demo', name, 'USDT')];
};
const sound = async () => {
  expect(audit(await bench.world.snapshot())).toEqual([]);
  expect(bench.defects).toEqual([]);
};
const DONE = { type: 'ok', message: 'operation_success' };

describe('a loan', () => {
  it('is paid out on approval, accrues interest daily, and is repaid in parts', async () => {
    expect(await apply(2, '500')).toEqual({ type: 'ok', message: 'submitted_for_review' });
    expect(await rows()).toMatchObject([{ id: 81, status: 0, start_at: null, due_time: null }]);
    expect(await available()).toBe('10000.00');
    await wait(MINUTE);
    expect(await available()).toBe('10500.00');
    await wait(21 * DAY);
    // 500 x 0.05 % x 21 = 5.25; the fee is 1 % of 500
    expect(await rows('status=1')).toMatchObject([
      {
        total_interest: '5.25',
        interest_due: '5.25',
        fee_due: '5.00',
        principal_left: '500.00',
        due_amount: '510.25',
        end_at: '2026-04-01',
        // The review takes half a minute.
        paid_time: START / 1000 + 30,
        // The end of 1 April
        due_time: Date.UTC(2026, 3, 2) / 1000,
      },
    ]);
    expect(await repay('110.25')).toEqual(DONE);
    expect(await rows()).toMatchObject([
      { fee_due: '0.00', interest_due: '0.00', principal_left: '400.00', total_return: '110.25' },
    ]);
    // 9 nights to 1 April at 400 x 0.05 % = 0.20, and that to 2 April at 400 x 0.1 % = 0.40
    await wait(10 * DAY);
    expect(await rows('status=4')).toMatchObject([
      { interest_due: '2.20', total_interest: '7.45', due_amount: '402.20' },
    ]);
    await expectRefused(bench, () => repay('402.21'), 'order_above_maximum');
    expect(await repay('402.20')).toEqual(DONE);
    expect(await rows('status=2')).toMatchObject([
      {
        due_amount: '0.00',
        total_return: '512.45',
        handled_time: START / 1000 + 60 + 31 * 86_400,
        fee: '5.00',
        late_rate: '0.1',
        interest_exact: '7.45',
        repayments: [
          { amount: '110.25', fee: '5.00', interest: '5.25', principal: '100.00' },
          { amount: '402.20', fee: '0.00', interest: '2.20', principal: '400.00' },
        ],
      },
    ]);
    // 10,000 + 500 - 110.25 - 402.20: what it cost is 5.00 + 7.45
    expect(await available()).toBe('9987.55');
    expect(await house('house:loan-principal')).toBe('0');
    expect(await house('house:interest')).toBe('7.45');
    expect(await house('house:fee')).toBe('5');
    await expectRefused(bench, () => repay('1'), 'status_abnormal');
    await sound();
  });

  it('repaid on its first day costs only the fee', async () => {
    await apply(2, '333.33');
    await wait(MINUTE);
    // 1 % of 333.33 = 3.3333 -> 3.34
    expect(await rows()).toMatchObject([{ due_amount: '336.67', interest_due: '0.00' }]);
    expect(await repay('336.67')).toEqual(DONE);
    await wait(60 * DAY);
    expect(await rows()).toMatchObject([{ status: 2, total_interest: '0.00' }]);
    await sound();
  });

  it('that is rejected pays nothing and gives the reason', async () => {
    await apply(2, '500.13');
    await wait(DAY);
    expect(await available()).toBe('10000.00');
    expect(await rows('status=3&lang=zh')).toMatchObject([{ reason: '不符合条件。' }]);
    await sound();
  });

  it('can be decided by a reviewer, once', async () => {
    await apply(2, '500.14');
    await wait(9 * DAY);
    expect(await rows()).toMatchObject([{ status: 0 }]);
    expect(await review()).toBe(true);
    expect(await available()).toBe('10500.14');
    expect(await review()).toBe(false);
    await sound();
  });

  it('counts against the credit limit, outstanding or requested', async () => {
    const statistics = async () => {
      const { message } = await bench.caller.get('lh/loan/statistics');
      return message;
    };
    expect(await statistics()).toMatchObject({ credit_left: '8000.00', due_amount: '0.00' });
    await apply(2, '5000');
    expect(await statistics()).toMatchObject({ credit_left: '3000.00', total_dai_num: 0 });
    await wait(DAY);
    // 5,000 + 1 % + one night of 0.05 %
    expect(await statistics()).toMatchObject({
      dai_amount: '5000.00',
      total_dai_amount: '5000.00',
      total_dai_num: 1,
      due_amount: '5052.50',
    });
    await expectRefused(bench, () => apply(3, '3000.01'), 'order_above_maximum');
    expect(await apply(3, '3000')).toMatchObject({ type: 'ok' });
  });

  it('belongs to the current account', async () => {
    await apply(2, '500');
    await wait(MINUTE);
    await bench.caller.post('user/switch_account', { mode: 'live' });
    expect(await rows()).toEqual([]);
    await expectRefused(bench, () => repay('1'), 'data_not_found');
  });
});

it('loans on offer are listed shortest first, named in the language of the call', async () => {
  expect(await bench.caller.get('lh/loan/config?lang=zh')).toMatchObject({
    message: [
      { id: 1, day: 7, name: '7 天', rate: '0.06', late_rate: '0.12', fee_rate: '0.5' },
      { id: 2, day: 30, min: '100', max: '5000' },
      { id: 3, day: 90 },
    ],
  });
});

it('rates give the value of every currency with a price', async () => {
  const { message } = await bench.caller.get('lh/wh_bzhl_list');
  const list = Array.isArray(message) ? message : [];
  const rateOf = (name: string): unknown =>
    Reflect.get(Object(list.find((row) => Reflect.get(Object(row), 'name') === name)), 'rate');
  expect(rateOf('USDT')).toBe('1');
  const { market, catalogue } = await bench.world.run((context) => ({
    events: [],
    reply: context,
  }));
  const ticks = (symbol: string) => market.priceAt(symbol, START / 1000);
  expect(Number(rateOf('EUR'))).toBe(ticks('EUR/USD') / 1e5);
  // One yen is 1 / (yen for a dollar) dollars, at 10 decimals.
  expect(Number(rateOf('JPY'))).toBe(Math.round((1e10 * 1e3) / ticks('USD/JPY')) / 1e10);
  // The four project tokens are not traded.
  expect(list).toHaveLength(catalogue.currencies.length - 4);
});
