import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { OPERATIONS } from '@/api/generated/operations';
import { add, decimal, subtract, type Decimal } from '@/domain/money/decimal';
import { audit } from '../engine/audit';
import { balanceOf, systemAccount, userAccount, type Bucket } from '../engine/ledger/ledger';
import { runs } from '../testing/runs';
import {
  FUNDING,
  openStage,
  playAll,
  trading,
  TRADERS,
  waiting,
  type Stage,
  type Trader,
} from '../testing/script';
import { BTC_ID, USDT_ID } from '../catalogue/currencies';

// A busy machine must not fail the test.
vi.setConfig({ testTimeout: 120_000 });

const BTC = { currency_id: BTC_ID, legal_id: USDT_ID };

const accountOf = async ({ callers }: Stage, trader: Trader) => {
  const reply = OPERATIONS.getPositions.reply.parse(
    await callers[trader].post('lever/dealall', { ...BTC, limit: 100 }),
  );
  if (reply.type !== 'ok') throw new Error(JSON.stringify(reply));
  return reply.message;
};

const sum = (amounts: readonly string[]): Decimal => add(decimal('0'), ...amounts.map(decimal));

/** Equity, margins and floating results of one reply agree (mock-backend.md, part 2, property 22). */
const checkAccount = async (stage: Stage, trader: Trader): Promise<void> => {
  const { order, ...account } = await accountOf(stage, trader);
  const { balance, frozen_money = '0', equity = '0', available_margin = '0' } = account;
  expect(sum(order.data.map(({ caution_money }) => caution_money))).toBe(
    decimal(account.caution_money_total),
  );
  expect(sum(order.data.map(({ profits }) => profits))).toBe(decimal(account.profits_total));
  expect(sum([balance, frozen_money, account.caution_money_total, account.profits_total])).toBe(
    decimal(equity),
  );
  expect(subtract(decimal(equity), sum([frozen_money, account.caution_money_total]))).toBe(
    decimal(available_margin),
  );
};

it('after any leveraged trading the books are consistent, and all figures of every account agree', async () => {
  let closed = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ weight: 3, arbitrary: trading }, waiting), {
        minLength: 12,
        maxLength: 30,
      }),
      async (steps) => {
        const stage = await openStage();
        await playAll(stage, FUNDING);
        for (const step of steps) {
          await playAll(stage, [step]);
          expect(audit(await stage.world.snapshot())).toEqual([]);
          for (const trader of TRADERS) await checkAccount(stage, trader);
        }
        expect(stage.defects).toEqual([]);
        const { records, users, ledger } = await stage.world.snapshot();
        const positions = Object.values(records.positions);
        closed += positions.filter(({ status }) => status === 'closed').length;
        // Opening balance and money paid in, plus all profits, minus all fees, equals the balance or the debt (property 21).
        for (const trader of TRADERS) {
          const user = Object.values(users).find(({ account }) => account === trader);
          if (user === undefined) throw new Error(`no ${trader}`);
          const own = positions.filter(({ owner }) => owner === user.id);
          const brought = ledger.journals
            .filter(({ id }) => id.startsWith(`transfer:${user.id}:`))
            .map(() => '900');
          const profits = own.flatMap((one) => (one.status === 'closed' ? [one.profit] : []));
          const fees = own.flatMap((one) =>
            one.status === 'open' || one.status === 'closed' ? [one.fee, one.nightFees] : [],
          );
          const held = (bucket: Bucket) =>
            balanceOf(ledger, userAccount(user.id, 'demo', 'contract', 'USDT', bucket));
          const there = sum([held('available'), held('frozen'), held('margin')]);
          const expected = subtract(sum(['10000', ...brought, ...profits]), sum(fees));
          // The house advanced the difference, to this user or the other one.
          const advanced = subtract(there, expected);
          const most = balanceOf(ledger, systemAccount('demo', 'house:bad-debt', 'USDT'));
          expect(Number(advanced)).toBeGreaterThanOrEqual(0);
          expect(Number(advanced)).toBeLessThanOrEqual(-Number(most));
        }
      },
    ),
    runs(40),
  );
  // The runs must contain enough cases.
  expect(closed).toBeGreaterThan(20);
});
