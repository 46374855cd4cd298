import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { OPERATIONS } from '@/api/generated/operations';
import { add, decimal, fromTicks, subtract, ZERO, type Decimal } from '@/domain/money/decimal';
import type { Outcome } from '@/domain/seconds/contract';
import { previewOf, problemOf, type Preview } from '@/features/seconds-contract/ticket';
import { startTestBackend } from '@mocks/node';
import { READY_PASSWORD } from '@mocks/scenarios/ready-accounts';
import { createCaller } from '@mocks/testing/client';
import { START } from '@mocks/testing/gated-backend';
import { runs } from '@mocks/testing/runs';

// A busy machine must not fail the test.
vi.setConfig({ testTimeout: 120_000 });

/** Coins, a pair whose price never moves, and forex. */
const PAIRS = [
  { id: 1, path: 'microtrade/submit' },
  { id: 2, path: 'microtrade/submit' },
  { id: 904, path: 'microtrade/submit' },
  { id: 101, path: 'microtrade/whsubmit' },
] as const;

type Caller = ReturnType<typeof createCaller>;
type World = Awaited<ReturnType<typeof startTestBackend>>['world'];

/** The fields of an order needed to wait for its end. */
interface Placed {
  readonly id: number;
  readonly seconds: number;
}

/** The offer as the app parses it from the wire. */
const offerOf = async (caller: Caller) => {
  const expiries = OPERATIONS.getExpiries.reply.parse(await caller.get('microtrade/seconds'));
  const payable = OPERATIONS.getPayableCurrencies.reply.parse(
    await caller.get('microtrade/payable_currencies'),
  );
  const row = payable.type === 'ok' ? payable.message[0] : undefined;
  if (expiries.type !== 'ok' || row === undefined) throw new Error(JSON.stringify(payable));
  return {
    expiries: expiries.message.map((expiry) => ({
      seconds: expiry.seconds,
      payoutPercent: decimal(expiry.profit_ratio),
      minimum: decimal(expiry.min_amount ?? ZERO),
      maximum: decimal(expiry.max_amount ?? ZERO),
    })),
    source: {
      currencyId: row.id,
      currency: row.name,
      feePercent: decimal(row.micro_trade_fee),
      available: decimal(row.user_wallet?.micro_balance ?? ZERO),
    },
  };
};

const availableOf = async (caller: Caller): Promise<Decimal> =>
  (await offerOf(caller)).source.available;

const RESULTS = { '1': 'win', '-1': 'lose', '0': 'draw' } as const;

/** The change of the balance according to the buttons. A draw costs the fee. */
const changeOf = (preview: Preview, outcome: Outcome): Decimal =>
  ({ win: preview.gain, lose: preview.loss, draw: subtract(ZERO, preview.fee) })[outcome];

/** Waits for an order to settle; returns its outcome. */
const endOf = async (world: World, caller: Caller, order: Placed): Promise<Outcome> => {
  await world.changeClock({ kind: 'advance', ms: order.seconds * 1000 });
  const reply = OPERATIONS.getOrderResult.reply.parse(
    await caller.get(`microtrade/get_result?id=${order.id}`),
  );
  if (reply.type !== 'ok') throw new Error(JSON.stringify(reply));
  return RESULTS[`${reply.message.profit_result}`];
};

/** USDT; far above most stakes. */
const LEAST_FUNDS = 2000;

const openWorld = async (): Promise<{ readonly world: World; readonly caller: Caller }> => {
  const { backend, world } = await startTestBackend({ at: START });
  const caller = createCaller(backend);
  await caller.logIn('practice', READY_PASSWORD);
  return { world, caller };
};

const wish = fc.record({
  pair: fc.constantFrom(...PAIRS),
  expiry: fc.integer({ min: 0, max: 3 }),
  type: fc.constantFrom(1, 2),
  // Cents above the minimum, sometimes below it or above the balance.
  cents: fc.oneof(
    { weight: 12, arbitrary: fc.integer({ min: 0, max: 4000 }) },
    { weight: 1, arbitrary: fc.integer({ min: -999, max: -1 }) },
    { weight: 1, arbitrary: fc.integer({ min: 400_000, max: 6_000_000 }) },
  ),
  wait: fc.integer({ min: 0, max: 30_000 }),
});

it('the buttons show the exact change of the balance, and whatever the ticket refuses is refused', async () => {
  let { world, caller } = await openWorld();
  const seen: Record<string, number> = {};
  await fc.assert(
    fc.asyncProperty(wish, async ({ pair, expiry: index, type, cents, wait }) => {
      // A large stake that was lost would leave nothing but refusals.
      if (Number(await availableOf(caller)) < LEAST_FUNDS) ({ world, caller } = await openWorld());
      await world.changeClock({ kind: 'advance', ms: wait });
      const { expiries, source } = await offerOf(caller);
      const expiry = expiries[index];
      if (expiry === undefined) throw new Error('no expiry');
      const stake = add(expiry.minimum, decimal(fromTicks(cents, 2)));
      const preview = previewOf(stake, expiry, source);
      if (preview === undefined) throw new Error(stake);
      const reply = OPERATIONS.submitOrder.reply.parse(
        await caller.post(pair.path, {
          match_id: pair.id,
          currency_id: source.currencyId,
          type,
          seconds: expiry.seconds,
          number: preview.stake,
        }),
      );
      const problem = problemOf(stake, expiry, source);
      const refusal = reply.type === 'ok' ? undefined : reply.message;
      expect(refusal).toBe(problem);
      // Stake and fee are no longer available.
      const placed = reply.type === 'ok' ? preview.loss : ZERO;
      expect(await availableOf(caller)).toBe(add(source.available, placed));
      const outcome = reply.type === 'ok' ? await endOf(world, caller, reply.message) : 'refused';
      const change = outcome === 'refused' ? ZERO : changeOf(preview, outcome);
      expect(await availableOf(caller)).toBe(add(source.available, change));
      seen[outcome] = (seen[outcome] ?? 0) + 1;
    }),
    runs(1000),
  );
  // Each outcome must occur often enough.
  const kinds = ['draw', 'lose', 'refused', 'win'];
  expect(Object.keys(seen).toSorted()).toEqual(kinds);
  expect(kinds.filter((kind) => (seen[kind] ?? 0) < 30)).toEqual([]);
});
