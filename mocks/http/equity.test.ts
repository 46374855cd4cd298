import { beforeEach, describe, expect, it } from 'vitest';
import { OPERATIONS } from '@/api/generated/operations';
import { control } from '../control';
import { READY_PASSWORD } from '../scenarios/ready-accounts';
import { openBench, START, type Bench } from '../testing/gated-backend';
import { BTC_ID, USDT_ID } from '../catalogue/currencies';

const DAY_SECONDS = 86_400;

let mock: Bench;
beforeEach(async () => {
  mock = await openBench();
  await mock.caller.logIn('practice', READY_PASSWORD);
});

const pass = (seconds: number) =>
  control(mock.world, mock.backend, { command: 'advance', seconds });
const untilMidnight = DAY_SECONDS - ((START / 1000) % DAY_SECONDS);
const wallets = async (filter = {}) => {
  const reply = OPERATIONS.getWallets.reply.parse(await mock.caller.post('wallet/list', filter));
  if (reply.type !== 'ok') throw new Error(JSON.stringify(reply));
  return reply.message;
};
const dayStart = async () => (await wallets()).day_start_usdt;
const course = async () => {
  const reply = OPERATIONS.getTradingStatistics.reply.parse(
    await mock.caller.get('user/datastatistics'),
  );
  if (reply.type !== 'ok') throw new Error(JSON.stringify(reply));
  return reply.message.equity_course ?? [];
};
const figures = async () =>
  (await course()).map(({ time, equity_usdt, flow_usdt }) => [time, equity_usdt, flow_usdt]);
const win = async (number: string) => {
  const order = { match_id: 1, currency_id: USDT_ID, type: 1, seconds: 30, number };
  await control(mock.world, mock.backend, {
    command: 'seek',
    symbol: 'BTC/USDT',
    direction: 'up',
    seconds: 30,
    outcome: 'win',
  });
  expect(await mock.caller.post('microtrade/submit', order)).toMatchObject({ type: 'ok' });
  await pass(30);
};

const TO_CONTRACT = {
  currency_id: USDT_ID,
  number: '1000',
  from_field: 'change',
  to_field: 'lever',
};
/** One lot of bitcoin at the market price. */
const LONG = {
  legal_id: USDT_ID,
  currency_id: BTC_ID,
  type: 1,
  share: 1,
  multiple: 10,
  status: 1,
};

describe('equity at 00:00 UTC', () => {
  it('does not change when a contract is won, and includes the gain on the next day', async () => {
    // 10,000 in each of the two accounts.
    expect(await dayStart()).toBe('20000.00');
    await win('100');
    expect(await dayStart()).toBe('20000.00');
    await pass(untilMidnight);
    // 100 x 80 % less 100 x 0.2 %
    expect(await dayStart()).toBe('20079.80');
  });

  it('stands beside the totals of both accounts, whichever wallets are asked for', async () => {
    const all = await wallets();
    expect(await wallets({ currency_name: 'BTC' })).toMatchObject({
      change_wallet: { usdt_totle: all.change_wallet.usdt_totle },
      lever_wallet: { usdt_totle: all.lever_wallet.usdt_totle },
      day_start_usdt: all.day_start_usdt,
    });
  });

  it('is reduced by money moved away since: a deposit is no loss', async () => {
    await win('100');
    expect(await mock.caller.post('lh/deposit', { config_id: 1, amount: '500' })).toMatchObject({
      type: 'ok',
    });
    const { change_wallet, day_start_usdt, day_base_usdt } = await wallets();
    // 10,079.80 - 500 in the coin account, 20,000 - 500 in both: the gain of today stays 79.80, of 20,000.
    const shown = [change_wallet.usdt_totle, day_start_usdt, day_base_usdt];
    expect(shown).toEqual(['9579.80', '19500.00', '20000.00']);
  });

  it('counts the fee of a deposit that ends early as a loss, and its principal as money paid in', async () => {
    await mock.caller.post('lh/deposit', { config_id: 1, amount: '500' });
    await pass(60);
    expect(await mock.caller.post('lh/deposit/cancel', { id: 71 })).toMatchObject({
      type: 'ok',
    });
    const { change_wallet, day_start_usdt, day_base_usdt } = await wallets();
    // 500 at 0.07 %
    const shown = [change_wallet.usdt_totle, day_start_usdt, day_base_usdt];
    expect(shown).toEqual(['9999.65', '20000.00', '20500.00']);
  });

  it('counts interest and fee of a repaid loan as a loss, and its principal as money paid out', async () => {
    const request = { config_id: 2, amount: '500' };
    expect(await mock.caller.post('lh/loan/submit', request)).toMatchObject({ type: 'ok' });
    await pass(60);
    await pass(21 * DAY_SECONDS);
    // Fee 5.00 and interest 5.25 first; 100 are principal.
    await mock.caller.post('lh/loan/repayment', { id: 81, amount: '110.25' });
    const { change_wallet, day_start_usdt, day_base_usdt } = await wallets();
    const shown = [change_wallet.usdt_totle, day_start_usdt, day_base_usdt];
    expect(shown).toEqual(['10389.75', '20400.00', '20500.00']);
  });

  it('does not take units without a price, delivered for money that left before, for a loss', async () => {
    // 101 units of Lighthouse at 1.333, rounded up, leave at once: 134.64.
    await mock.caller.post('project/order', { project_id: 34_102, amount: '101' });
    expect(await dayStart()).toBe('19865.36');
    // It ends on 8 March at 00:00.
    await pass(untilMidnight + 5 * DAY_SECONDS + 60);
    expect(await dayStart()).toBe('19865.36');
    const flows = (await course()).map(({ flow_usdt }) => Number(flow_usdt));
    expect(flows.slice(1).filter((flow) => flow !== 0)).toEqual([-134.64]);
  });

  it('values coins at the price of 00:00, and positions as they stood then', async () => {
    const coin = {
      legal_id: USDT_ID,
      currency_id: BTC_ID,
      type: 1,
      target_price: '100000',
      amount: '0.01',
    };
    expect(await mock.caller.post('coin/trade', { ...coin, order_mode: 'market' })).toMatchObject({
      type: 'ok',
    });
    await mock.caller.post('wallet/change', TO_CONTRACT);
    expect(await mock.caller.post('lever/submit', LONG)).toMatchObject({ type: 'ok' });
    await pass(untilMidnight - 1);
    const at = async (): Promise<number> => {
      const { change_wallet, lever_wallet } = await wallets();
      const lever = OPERATIONS.getLeverageOrders.reply.parse(
        await mock.caller.post('lever/my_trade', { status: 1, page: 1, limit: 1 }),
      );
      if (lever.type !== 'ok') throw new Error(JSON.stringify(lever));
      const floating = Number(lever.message.rate_profits_total?.profits_total);
      return Number(change_wallet.usdt_totle) + Number(lever_wallet.usdt_totle) + floating;
    };
    await pass(1);
    const midnight = await at();
    await pass(3600);
    // Truncation affects cents three times at most.
    expect(Math.abs(Number(await dayStart()) - midnight)).toBeLessThanOrEqual(0.03);
    expect(await at()).not.toBeCloseTo(midnight, 1);
  });
});

describe('equity history', () => {
  const midnight = START / 1000 + untilMidnight;

  it('starts at the first money, and has each midnight and now', async () => {
    const [first, ...later] = await figures();
    // Practice received its play money a week earlier, on 23 February at 08:50.
    expect(first).toEqual([Date.UTC(2026, 1, 23, 8, 50) / 1000, '20000.00', '20000.00']);
    expect(later).toHaveLength(8);
    expect(later.every(([, equity, flow]) => equity === '20000.00' && flow === '0.00')).toBe(true);
    expect(later.at(-1)?.[0]).toBe(START / 1000);
    await win('100');
    await pass(DAY_SECONDS);
    // 100 x 80 % minus 100 x 0.2 % is won on the first day, nothing on the second.
    const [before, after, now] = (await figures()).slice(-3);
    expect(before).toEqual([midnight - DAY_SECONDS, '20000.00', '0.00']);
    expect(after).toEqual([midnight, '20079.80', '0.00']);
    expect(now?.slice(1)).toEqual(['20079.80', '0.00']);
  });

  it('separates deposits and withdrawals from profit and loss', async () => {
    await win('100');
    expect(await mock.caller.post('lh/deposit', { config_id: 1, amount: '500' })).toMatchObject({
      type: 'ok',
    });
    // 20,079.80 minus 500 moved away; the next day has no flow.
    expect((await figures()).at(-1)?.slice(1)).toEqual(['19579.80', '-500.00']);
    await pass(untilMidnight);
    expect((await figures()).slice(-2)).toEqual([
      [midnight, '19579.80', '-500.00'],
      [expect.any(Number), '19579.80', '0.00'],
    ]);
  });

  it('values coins at past prices and positions as they stood, closed since or not', async () => {
    const coin = {
      legal_id: USDT_ID,
      currency_id: BTC_ID,
      type: 1,
      target_price: '100000',
      amount: '0.01',
    };
    await mock.caller.post('coin/trade', { ...coin, order_mode: 'market' });
    await mock.caller.post('wallet/change', TO_CONTRACT);
    await mock.caller.post('lever/submit', LONG);
    await pass(untilMidnight);
    const then = (await figures()).at(-1)?.[1];
    await pass(3600);
    const reply = OPERATIONS.getLeverageOrders.reply.parse(
      await mock.caller.post('lever/my_trade', { status: 1, page: 1, limit: 1 }),
    );
    const id = reply.type === 'ok' ? reply.message.data[0]?.id : undefined;
    expect(await mock.caller.post('lever/close', { id })).toMatchObject({ type: 'ok' });
    const [atMidnight, now] = (await figures()).slice(-2);
    expect(atMidnight?.slice(0, 2)).toEqual([midnight, then]);
    expect(now?.[1]).not.toBe(then);
  });
});
