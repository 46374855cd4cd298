import { describe, expect, it } from 'vitest';
import { isFields } from '../testing/contract';
import { openBench, type Bench } from '../testing/gated-backend';
import { openAs } from '../scenarios/open-as';
import { CATALOGUE } from './products';
import { TEST_STEPS } from './test-pairs';
import { USDT_ID } from './currencies';

const open = async (words = 'persona:practice,frozen'): Promise<Bench> => {
  const bench = await openBench();
  bench.caller.useToken(await openAs(bench.world, words));
  return bench;
};

const idOf = (name: string): number =>
  CATALOGUE.pairs.find(({ market }) => market.symbol === `${name}/USDT`)?.id ?? 0;
const baseOf = (name: string): number =>
  CATALOGUE.pairs.find(({ market }) => market.symbol === `${name}/USDT`)?.base.id ?? 0;

const order = (name: string, changes = {}) => ({
  match_id: idOf(name),
  currency_id: USDT_ID,
  type: 1,
  seconds: 30,
  number: '100',
  ...changes,
});
const pass = ({ world }: Bench, seconds: number) =>
  world.changeClock({ kind: 'advance', ms: seconds * 1000 });

/** The list of coins in a world opened with these words. */
const shown = async (words: string) =>
  JSON.stringify(await (await open(words)).caller.get('currency/quotation_new'));

describe('a test pair', () => {
  it('is listed only if the opening spec says so', async () => {
    expect(await shown('frozen')).not.toContain('TST-');
    const all = await shown('frozen,tests');
    for (const { symbol } of TEST_STEPS) expect(all).toContain(`"${symbol.split('/')[0]}"`);
  });

  it('TST-CLOSED is never open, TST-OFF is not active', async () => {
    const { caller } = await open();
    expect(await caller.post('microtrade/submit', order('TST-CLOSED'))).toMatchObject({
      message: 'trading_closing',
    });
    expect(await caller.post('microtrade/submit', order('TST-OFF'))).toMatchObject({
      message: 'pair_not_activated',
    });
    const position = { currency_id: baseOf('TST-OFF'), legal_id: USDT_ID, type: 1, share: 1 };
    expect(await caller.post('lever/submit', { ...position, multiple: 10 })).toMatchObject({
      message: 'pair_not_activated',
    });
  });

  it('TST-FLAT ends in a draw: the stake is returned', async () => {
    const bench = await open();
    await bench.caller.post('microtrade/submit', order('TST-FLAT'));
    await pass(bench, 30);
    // 10,000.00 less the fee of 0.20.
    expect(
      await bench.caller.post('wallet/detail', { currency: USDT_ID, type: 'change' }),
    ).toMatchObject({ message: { change_balance: '9999.80' } });
  });

  it('TST-GAP jumps past a stop: it fills at the price behind it', async () => {
    const bench = await open();
    const { caller } = bench;
    const contract = { currency_id: USDT_ID, from_field: 'change', to_field: 'lever' };
    await caller.post('wallet/change', { ...contract, number: '1000' });
    // 09:00 is an even minute: 100.00 until 09:01, then 90.00. The stop is at 95.
    const minute = await caller.post('lever/submit', {
      currency_id: baseOf('TST-GAP'),
      legal_id: USDT_ID,
      type: 1,
      share: 1,
      multiple: 10,
      stop_loss_price: '95',
    });
    expect(minute).toMatchObject({ type: 'ok' });
    await pass(bench, 120);
    const { records } = await bench.world.snapshot();
    // The bid is a tick below 90.00.
    expect(Object.values(records.positions)).toMatchObject([
      { status: 'closed', reason: 'stopLoss', closeTicks: 8999 },
    ]);
  });

  it('TST-STALE does not move for a quarter of an hour', async () => {
    const { caller } = await open();
    const from = Date.UTC(2026, 2, 2, 8) / 1000;
    const query = `symbol=TST-STALE/USDT&period=5min&from=${from}&to=${from + 3599}`;
    const reply = await caller.get(`currency/new_timeshar?${query}`);
    const rows: readonly unknown[] = Array.isArray(reply['data']) ? reply['data'] : [];
    const closes = rows.map((row) => (isFields(row) ? row['close'] : undefined));
    expect(closes).toHaveLength(12);
    for (let index = 0; index < 12; index += 1)
      expect(closes[index]).toBe(closes[index - (index % 3)]);
    expect(new Set(closes).size).toBe(4);
  });
});
