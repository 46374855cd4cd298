import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OPERATIONS } from '@/api/generated/operations';
import { openBench, START, type Bench } from '@mocks/testing/gated-backend';

// A busy machine must not fail the test.
vi.setConfig({ testTimeout: 60_000 });

const NOW = START / 1000;
/** Each period, and its minimum number of candles in the whole market, up to a full page. */
const PERIODS = [
  ['1min', 1500],
  ['5min', 1500],
  ['15min', 1500],
  ['30min', 1500],
  ['60min', 1500],
  ['1D', 1500],
  ['1W', 300],
  ['1M', 70],
] as const;
const CALLS = [
  ['getCandles', 'BTC/USDT'],
  ['getForexCandles', 'EUR/USD'],
] as const;

let bench: Bench;
beforeEach(async () => {
  bench = await openBench();
});

const candles = async (
  id: (typeof CALLS)[number][0],
  symbol: string,
  period: string,
  from: number,
  to: number,
) => {
  const query = new URLSearchParams({ symbol, period, from: `${from}`, to: `${to}` });
  const reply = OPERATIONS[id].reply.parse(
    await bench.caller.get(`${OPERATIONS[id].path.slice(1)}?${query.toString()}`),
  );
  if (reply.code !== 1) throw new Error(reply.msg);
  return reply.data;
};

describe.each(CALLS)('%s', (id, symbol) => {
  it.each(PERIODS)(
    'serves at most 1,500 candles of %s, the newest, for any longer range',
    async (period, fewest) => {
      const all = await candles(id, symbol, period, 0, 99_999_999_999);
      // A page reaches back over the weekend of a closed market and is still full.
      expect(all.length).toBeGreaterThanOrEqual(fewest);
      expect(all.length).toBeLessThanOrEqual(1500);
      const newest = await candles(id, symbol, period, NOW - 40 * 86_400, NOW);
      expect(all.at(-1)).toEqual(newest.at(-1));
      expect(bench.defects).toEqual([]);
    },
  );

  it.each([
    ['before the market', 0, 1000],
    ['in the future', NOW + 1000, 99_999_999_999],
  ])('has no candles %s', async (_when, from, to) => {
    expect(await candles(id, symbol, '1min', from, to)).toEqual([]);
    expect(bench.defects).toEqual([]);
  });

  it('serves all candles of a short range, both ends included', async () => {
    const page = await candles(id, symbol, '15min', NOW - 3600, NOW - 900);
    expect(page.map(({ id: time }) => NOW - time)).toEqual([3600, 2700, 1800, 900]);
  });

  it('refuses a range that ends before it starts', async () => {
    await expect(candles(id, symbol, '1min', NOW, NOW - 60)).rejects.toThrow('parameter_wrong');
  });
});
