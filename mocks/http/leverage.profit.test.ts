import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { OPERATIONS } from '@/api/generated/operations';
import { add, decimal, negate, type Decimal } from '@/domain/money/decimal';
import { runs } from '../testing/runs';
import { openSwarm, sendAs, type SwarmStage } from '../testing/swarm-stage';
import { BTC_ID, USDT_ID } from '../catalogue/currencies';

// A busy machine must not fail the test.
vi.setConfig({ testTimeout: 120_000 });

const PAIRS = [
  {
    call: 'openPosition',
    list: 'getLeverageOrders',
    pair: { currency_id: BTC_ID, legal_id: USDT_ID },
  },
  {
    call: 'openForexPosition',
    list: 'getForexLeverageOrders',
    pair: { currency_id: 16, legal_id: 17 },
  },
] as const;

const money = (text: string | undefined): Decimal => decimal(text ?? 'NaN');

const rowsOf = async (stage: SwarmStage, status: 1 | 3) => {
  const rows = [];
  for (const { list } of PAIRS) {
    const reply = OPERATIONS[list].reply.parse(
      await sendAs(stage, 'practice', list, { status, limit: 100 }),
    );
    if (reply.type !== 'ok') throw new Error(JSON.stringify(reply));
    rows.push(...reply.message.data);
  }
  return rows.toSorted((a, b) => a.id - b.id);
};

const cashOf = async (stage: SwarmStage): Promise<Decimal> => {
  const reply = OPERATIONS.getPositions.reply.parse(
    await sendAs(stage, 'practice', 'getPositions', { currency_id: BTC_ID, legal_id: USDT_ID }),
  );
  if (reply.type !== 'ok') throw new Error(JSON.stringify(reply));
  return money(reply.message.balance);
};

const wish = fc.record({
  place: fc.constantFrom(0, 1),
  type: fc.constantFrom(1, 2),
  share: fc.integer({ min: 1, max: 6 }),
  wait: fc.nat(600_000),
});

it('the displayed profit is what closing at that moment books; with the fees it is the change of the balance', async () => {
  let profits = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(wish, { minLength: 1, maxLength: 5 }), async (wishes) => {
      const stage = await openSwarm();
      const start = await cashOf(stage);
      for (const { place, type, share, wait } of wishes) {
        const { call, pair } = PAIRS[place === 0 ? 0 : 1];
        await sendAs(stage, 'practice', call, { ...pair, type, share, multiple: 50 });
        await stage.world.changeClock({ kind: 'advance', ms: wait });
      }
      const shown = await rowsOf(stage, 1);
      await sendAs(stage, 'practice', 'closePositions', { type: 0 });
      const closed = await rowsOf(stage, 3);
      const booked = closed.filter(({ id }) => shown.some((row) => row.id === id));
      expect(booked.map(({ id, fact_profits }) => [id, fact_profits])).toEqual(
        shown.map(({ id, profits: floating }) => [id, floating]),
      );
      const changes = closed.flatMap(({ fact_profits, trade_fee, overnight_money }) => [
        money(fact_profits),
        negate(money(trade_fee)),
        negate(money(overnight_money)),
      ]);
      expect(await cashOf(stage)).toBe(add(start, ...changes));
      profits += booked.length;
    }),
    runs(60),
  );
  // The runs must contain enough cases.
  expect(profits).toBeGreaterThan(60);
});
