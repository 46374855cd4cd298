import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { OPERATIONS } from '@/api/generated/operations';
import { CoinOrder, Pair } from '@/api/generated/zod/schemas';
import type { CoinOrderRow, PairRow } from '@/api/rows';
import { add, decimal, fromTicks, multiply, toScale, type Decimal } from '@/domain/money/decimal';
import type { SpotUnit } from '@/domain/spot/total';
import { toPair, toTick } from '@/features/market/model';
import { toBalance, toTicketBasis } from '@/features/spot/basis';
import { orderResultOf, toOrder } from '@/features/spot/order';
import {
  EMPTY_TICKET,
  previewOf,
  problemsOf,
  withPercent,
  type Preview,
  type Ticket,
  type TicketBasis,
} from '@/features/spot/ticket';
import { startTestBackend } from '@mocks/node';
import { READY_PASSWORD } from '@mocks/scenarios/ready-accounts';
import { createCaller } from '@mocks/testing/client';
import { START } from '@mocks/testing/gated-backend';
import { runs } from '@mocks/testing/runs';

// A busy machine must not fail the test.
vi.setConfig({ testTimeout: 120_000 });

const SYMBOLS = ['BTC/USDT', 'ETH/USDT', 'XRP/USDT', 'DOGE/USDT', 'SHIB/USDT'] as const;
const MONEY_SCALE = 2;

const isPair = (row: unknown): row is PairRow => Pair.safeParse(row).success;
const isOrder = (row: unknown): row is CoinOrderRow => CoinOrder.safeParse(row).success;

type Caller = ReturnType<typeof createCaller>;

/** The pair and its price, as the app parses them from the list of quotes. */
const marketOf = async (caller: Caller, symbol: string) => {
  const reply = OPERATIONS.getQuotations.reply.parse(await caller.get('currency/quotation_new'));
  const rows = reply.type === 'ok' ? reply.message.flatMap(({ quotation }) => quotation) : [];
  const row = rows
    .filter(isPair)
    .find((one) => `${one.currency_name}/${one.legal_name}` === symbol);
  if (row === undefined) throw new Error(`no ${symbol}`);
  const { spot, ...pair } = toPair(row, 'crypto');
  if (spot === undefined) throw new Error(`no coin orders on ${symbol}`);
  return { pair: { ...pair, spot }, quote: toTick(row).quote };
};

const balanceOf = async (caller: Caller, currency: number, name: string) => {
  const reply = OPERATIONS.getWallet.reply.parse(
    await caller.post('wallet/detail', { currency, type: 'change' }),
  );
  const held = reply.type === 'ok' && 'change_balance' in reply.message && reply.message;
  if (held === false) throw new Error(JSON.stringify(reply));
  return toBalance(held.change_balance, name);
};

const newestOf = async (caller: Caller) => {
  const reply = OPERATIONS.getCoinOrders.reply.parse(await caller.get('coin/list?limit=1'));
  const row = reply.type === 'ok' ? reply.message.data[0] : undefined;
  if (!isOrder(row)) throw new Error(JSON.stringify(reply));
  return toOrder(row);
};

/** A typed order: a share of the balance, or a number of steps, sometimes too many. */
const wish = fc.record({
  symbol: fc.constantFrom(...SYMBOLS),
  side: fc.constantFrom('buy' as const, 'sell' as const),
  mode: fc.constantFrom('market' as const, 'limit' as const),
  unit: fc.constantFrom('base' as const, 'quote' as const),
  share: fc.option(fc.integer({ min: 1, max: 100 })),
  steps: fc.integer({ min: 1, max: 3000 }),
  // Distance of the limit from the price, in ticks.
  away: fc.integer({ min: -500, max: 500 }),
  wait: fc.integer({ min: 0, max: 30_000 }),
});

const stepsOf = (step: Decimal, count: number): Decimal => multiply(step, decimal(count));

/** Some steps of the amount, or about their worth in cents. */
const typedOf = (
  unit: SpotUnit,
  { rules, last }: TicketBasis,
  steps: number,
): Pick<Ticket, 'amount' | 'amountIn'> => {
  const amount = stepsOf(rules.step, steps);
  return unit === 'base'
    ? { amount, amountIn: 'base' }
    : { amount: toScale(multiply(amount, last), MONEY_SCALE, 'half-up'), amountIn: 'quote' };
};

/** The expected order according to the ticket's preview. */
const expectedOf = (preview: Preview, isRefused: boolean) => {
  const { pays, fee, receives, paying, receiving, fillsImmediately } = preview;
  const result = { pays, fee, receives };
  if (isRefused)
    return { refusal: true, result: undefined, paid: paying.before, received: receiving.before };
  const received = fillsImmediately ? receiving.after : receiving.before;
  return { refusal: false, result, paid: paying.after, received };
};

it('the ticket’s preview equals the booked order to the last decimal, and whatever it refuses is refused', async () => {
  const { backend, world } = await startTestBackend({ at: START });
  const caller = createCaller(backend);
  await caller.logIn('practice', READY_PASSWORD);
  const seen: Record<string, number> = {};
  await fc.assert(
    fc.asyncProperty(wish, async ({ symbol, side, mode, unit, share, steps, away, wait }) => {
      await world.changeClock({ kind: 'advance', ms: wait });
      const { pair, quote } = await marketOf(caller, symbol);
      const balances = async () => ({
        base: await balanceOf(caller, pair.baseId, pair.base),
        quote: await balanceOf(caller, pair.quoteId, pair.quote),
      });
      const basis = toTicketBasis(pair, quote, await balances());
      const limit = add(basis.last, decimal(fromTicks(away, pair.decimals)));
      const open: Ticket = { ...EMPTY_TICKET, side, mode, limit, unit };
      const ticket =
        share === null
          ? { ...open, ...typedOf(unit, basis, steps) }
          : withPercent(open, basis, `${share}`);
      const preview = previewOf(ticket, basis);
      if (preview === undefined) return;
      const reply = await caller.post('coin/trade', {
        currency_id: pair.baseId,
        legal_id: pair.quoteId,
        type: side === 'buy' ? 1 : 2,
        target_price: preview.requestedPrice,
        amount: preview.amount,
        order_mode: mode,
      });
      const codes: readonly string[] = problemsOf(ticket, basis).map(({ code }) => code);
      const after = await balances();
      const [paid, received] =
        side === 'buy' ? [after.quote, after.base] : [after.base, after.quote];
      const booked = reply['type'] === 'ok' ? await newestOf(caller) : undefined;
      const outcome = booked?.status ?? 'refused';
      seen[outcome] = (seen[outcome] ?? 0) + 1;
      expect({
        refusal: codes.includes(String(reply['message'])),
        result: booked && orderResultOf(booked),
        paid: paid.available,
        received: received.available,
      }).toEqual(expectedOf(preview, codes.length > 0));
      expect(booked?.price ?? preview.price).toBe(preview.price);
      // Releases its hold for the next one.
      if (booked?.status === 'open') await caller.put('coin/trade', { id: booked.id });
    }),
    runs(1000),
  );
  // Each kind must occur often enough.
  const kinds = ['done', 'open', 'refused'];
  expect(Object.keys(seen).toSorted()).toEqual(kinds);
  expect(kinds.filter((kind) => (seen[kind] ?? 0) < 50)).toEqual([]);
});
