import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { OPERATIONS } from '@/api/generated/operations';
import { FlashCurrencies, FlashExchange } from '@/api/generated/zod/schemas';
import type { FlashCurrenciesRow, FlashExchangeRow } from '@/api/rows';
import { fromTicks } from '@/domain/money/decimal';
import {
  balancesAfter,
  EMPTY_DRAFT,
  pairOf,
  previewOf,
  problemOf,
  toCurrencies,
  toRate,
  withShare,
  type ExchangePair,
  type ExchangePreview,
} from '@/features/exchange/model';
import { toRecord } from '@/features/exchange/record';
import { startTestBackend } from '@mocks/node';
import { READY_PASSWORD } from '@mocks/scenarios/ready-accounts';
import { createCaller } from '@mocks/testing/client';
import { START } from '@mocks/testing/gated-backend';
import { runs } from '@mocks/testing/runs';

// A busy machine must not fail the test.
vi.setConfig({ testTimeout: 120_000 });

const IDS = [1, 2, 3, 5, 7, 15] as const;

const isLists = (value: unknown): value is FlashCurrenciesRow =>
  FlashCurrencies.safeParse(value).success;
const isRow = (row: unknown): row is FlashExchangeRow => FlashExchange.safeParse(row).success;

type Caller = ReturnType<typeof createCaller>;

const listsOf = async (caller: Caller, query = '') => {
  const reply = OPERATIONS.quoteFlashExchange.reply.parse(
    await caller.get(`wallet/flashAgainstList${query}`),
  );
  if (!isLists(reply.message)) throw new Error(JSON.stringify(reply));
  return reply.message;
};

const newestOf = async (caller: Caller) => {
  const reply = OPERATIONS.getFlashExchanges.reply.parse(
    await caller.get('wallet/myFlashAgainstList?limit=1'),
  );
  const row = reply.type === 'ok' ? reply.message.data[0] : undefined;
  if (!isRow(row)) throw new Error(JSON.stringify(reply));
  return toRecord(row);
};

/** A typed exchange: a share of the balance, or an amount in units of some decimal, which may be too small or too large. */
const wish = fc.record({
  give: fc.constantFrom(...IDS),
  get: fc.constantFrom(...IDS),
  share: fc.option(fc.integer({ min: 1, max: 100 })),
  units: fc.integer({ min: 1, max: 99_999_999 }),
  decimals: fc.integer({ min: 0, max: 8 }),
  isQuoted: fc.boolean(),
  wait: fc.integer({ min: 0, max: 30_000 }),
});

/** What the server should book according to the form. */
const expectedOf = (
  pair: ExchangePair,
  problem: string | undefined,
  preview: ExchangePreview | undefined,
) => {
  if (problem !== undefined || preview === undefined) {
    const balances = [pair.give.available, pair.get.available];
    // The form tells zero from what is no number; the server does not.
    const message = problem === 'not_positive' ? 'amount_wrong' : problem;
    return { message, booked: undefined, balances };
  }
  const { given, received, fee } = preview;
  const { give, get } = balancesAfter(pair, preview);
  return {
    message: 'operation_success',
    booked: { given, received, fee },
    balances: [give.after, get.after],
  };
};

it('the preview equals the booked exchange to the last decimal, and whatever the form refuses is refused', async () => {
  const { backend, world } = await startTestBackend({ at: START });
  const caller = createCaller(backend);
  await caller.logIn('practice', READY_PASSWORD);
  const seen = { done: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(wish, async ({ give, get, share, units, decimals, isQuoted, wait }) => {
      if (give === get) return;
      await world.changeClock({ kind: 'advance', ms: 1000 + wait });
      const reply = await listsOf(caller, `?l_currency_id=${give}&r_currency_id=${get}`);
      const pair = pairOf({ ...EMPTY_DRAFT, giveId: give, getId: get }, toCurrencies(reply));
      const rate = toRate(reply, give, get);
      if (pair === undefined || rate === undefined) throw new Error(`no rate of ${give} in ${get}`);
      const amount =
        share === null
          ? fromTicks(units, decimals)
          : withShare(EMPTY_DRAFT, pair, `${share}`).amount;
      const problem = problemOf(amount, pair, rate);
      const preview = previewOf(amount, pair, rate);
      const answer = await caller.post('wallet/flashAgainst', {
        l_currency_id: give,
        r_currency_id: get,
        num: amount,
        price: rate.price,
        ...(isQuoted ? { quote_id: rate.quoteId ?? '' } : {}),
      });
      const after = toCurrencies(await listsOf(caller)).given;
      const held = (id: number) => after.find((currency) => currency.id === id)?.available;
      const isDone = problem === undefined;
      seen[isDone ? 'done' : 'refused'] += 1;
      const booked = isDone ? await newestOf(caller) : undefined;
      expect({
        message: answer['message'],
        booked: booked && { given: booked.given, received: booked.received, fee: booked.fee },
        balances: [held(give), held(get)],
      }).toEqual(expectedOf(pair, problem, preview));
    }),
    runs(1000),
  );
  expect(Math.min(seen.done, seen.refused)).toBeGreaterThan(100);
});
