import { beforeEach, describe, expect, it } from 'vitest';
import { control } from '../control';
import { READY_PASSWORD } from '../scenarios/ready-accounts';
import { openBench, START, type Bench } from '../testing/gated-backend';
import { BTC_ID, USDT_ID } from '../catalogue/currencies';

const DAY_SECONDS = 86_400;
/** Of the start and the three seconds that pass before each test. */
const secondsOfToday = ((START / 1000) % DAY_SECONDS) + 3;

let mock: Bench;
const post = (path: string, body: object) => mock.caller.post(path, body);
const command = (body: Parameters<typeof control>[2]) => control(mock.world, mock.backend, body);
const message = async (path: string, body: object): Promise<unknown> => {
  const { message: reply } = await post(path, body);
  return reply;
};
const figure = (of: unknown, name: string): number => Number(Reflect.get(Object(of), name));

const BTC = { currency_id: BTC_ID, legal_id: USDT_ID };
const HEDGE = { ...BTC, share: 10, multiple: 100 };

const account = () => message('lever/dealall', BTC);
const contractRow = () => message('wallet/detail', { currency: USDT_ID, type: 'lever' });

const ownRows = async (): Promise<readonly unknown[]> => {
  const page = await message('lever/my_trade', { limit: 10, status: -1 });
  const rows: unknown = Reflect.get(Object(page), 'data');
  return Array.isArray(rows) ? Array.from<unknown>(rows) : [];
};

/** Equity in USDT at each midnight, and now. */
const course = async (): Promise<readonly number[]> => {
  const { message: statistics } = await mock.caller.get('user/datastatistics');
  const points: unknown = Reflect.get(Object(statistics), 'equity_course');
  return Array.isArray(points) ? points.map((point) => figure(point, 'equity_usdt')) : [];
};

const keepContract = (left: number): Promise<unknown> => {
  const all = { currency_id: USDT_ID, from_field: 'lever', to_field: 'change' };
  return post('wallet/change', { ...all, number: String(10_000 - left) });
};

const gap = async (percent: number): Promise<void> => {
  await command({ command: 'direct', symbol: 'BTC/USDT', kind: 'gap', seconds: 1, percent });
  await command({ command: 'advance', seconds: 3 });
};

beforeEach(async () => {
  mock = await openBench();
  await mock.caller.logIn('practice', READY_PASSWORD);
});

/** 500 USDT behind a long and a short position; the short one lost more than that and is closed, the long one gained. */
const fallIntoDebt = async (): Promise<void> => {
  await keepContract(500);
  await post('lever/submit', { ...HEDGE, type: 1 });
  await post('lever/submit', { ...HEDGE, type: 2 });
  await gap(20);
  await post('lever/batch_close', { type: 2 });
};

describe('a loss that the house has advanced', () => {
  beforeEach(fallIntoDebt);

  it('counts against the account in every reply', async () => {
    const figures = await account();
    expect(figure(figures, 'balance')).toBeLessThan(0);
    expect(figure(await contractRow(), 'lever_balance')).toBe(figure(figures, 'balance'));
    // 20,000 of which 19,500 are in the coin account.
    expect((await course()).at(-1)).toBeCloseTo(19_500 + figure(figures, 'equity'), 2);
  });

  it('counts at the midnights that it lasted over, once it is repaid too', async () => {
    await command({ command: 'advance', seconds: DAY_SECONDS - secondsOfToday });
    const atMidnight = await account();
    expect(figure(atMidnight, 'balance')).toBeLessThan(0);
    await command({ command: 'advance', seconds: 60 });
    await post('lever/batch_close', { type: 0 });
    expect(figure(await account(), 'balance')).toBeGreaterThan(0);
    // To some USDT: the fee of the night is charged at midnight itself.
    expect((await course()).at(-2)).toBeCloseTo(19_500 + figure(atMidnight, 'equity'), -1);
  });

  it('is paid once no order is left, and the row of the order says how much', async () => {
    // What the long position has gained falls away: both lose their fees and spread, and nothing is owed.
    await gap(-20);
    expect(figure(await account(), 'balance')).toBe(0);
    const own = await ownRows();
    const sum = (name: string): number =>
      own.reduce((total: number, row) => total + (figure(row, name) || 0), 0);
    expect(sum('covered_money')).toBeGreaterThan(0);
    // 500 were there, and are gone.
    const lost = sum('fact_profits') - sum('trade_fee') - sum('overnight_money');
    expect(lost + sum('covered_money')).toBeCloseTo(-500, 2);
  });

  it('ends with a reset of the demo account', async () => {
    expect(await post('user/demo/reset', {})).toMatchObject({ type: 'ok' });
    const rows = await ownRows();
    expect(rows.some((row) => figure(row, 'covered_money') > 0)).toBe(true);
    // 10,000 with what the long position holds, and no debt beside it.
    const row = await contractRow();
    const free = figure(row, 'lever_balance');
    expect(free + figure(row, 'lock_lever_balance')).toBeCloseTo(10_000, 6);
    expect(figure(await account(), 'balance')).toBe(free);
  });
});

it('a loss counts on its day as what it cost, also if the house pays the rest on another day', async () => {
  await keepContract(800);
  await post('lever/submit', { ...BTC, share: 25, multiple: 100, type: 1 });
  // Far from the price: until it is cancelled, something could repay the debt.
  const far = { share: 5, multiple: 100, type: 2, status: 0, target_price: '200000' };
  await post('lever/submit', { ...BTC, ...far });
  await gap(-20);
  await command({ command: 'advance', seconds: DAY_SECONDS });
  expect(figure(await account(), 'balance')).toBeLessThan(-100);
  const [waiting] = (await ownRows()).filter((row) => figure(row, 'status') === 0);
  await post('lever/cancel', { id: figure(waiting, 'id') });
  // At the midnight between, and now: the 800 are gone, and no more.
  expect((await course()).slice(-2)).toEqual([19_200, 19_200]);
});
