import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { add, decimal, fromTicks, multiply, toScale, ZERO } from '@/domain/money/decimal';
import { readDraft } from '@/features/loan/model';
import { agreedCost, forecastOf, readRepayment, type LoanRecord } from '@/features/loan/record';
import { openAs } from '@mocks/scenarios/open-as';
import { openBench, START, type Bench } from '@mocks/testing/gated-backend';
import { runs } from '@mocks/testing/runs';
import { creditLeft, loanProducts, newestLoan } from '../support/loan-replies';

// A busy machine must not fail the test.
vi.setConfig({ testTimeout: 120_000 });

const DAY = 86_400_000;
const REVIEW = 60_000;
const RUNS = 1000;
/** After a year somebody else repays: years of interest and late fees would use up the money of one. */
const WORLD_MS = 365 * DAY;

/** A world in which somebody can repay everything. */
const openWorld = async (): Promise<Bench> => {
  const bench = await openBench();
  bench.caller.useToken(await openAs(bench.world, 'persona:whale,clock:2026-03-02T09:00Z,frozen'));
  return bench;
};

/** An amount in cents around the bounds, or with one decimal too many. The cents 13 and 14 decide the review. */
const typed = fc
  .record({ cents: fc.integer({ min: 5000, max: 900_000 }), isTooFine: fc.boolean() })
  // 7777 with certain cents forces a refusal.
  .filter(({ cents }) => ![13, 14].includes(cents % 100) && Math.floor(cents / 100) !== 7777)
  .map(({ cents, isTooFine }) =>
    isTooFine && cents % 7 === 0 ? fromTicks(cents * 10 + 1, 3) : fromTicks(cents, 2),
  );

const wish = fc.record({
  product: fc.integer({ min: 0, max: 2 }),
  typed,
  /** Nights from the payout on, or until the two days that were forecast. */
  nights: fc.oneof(fc.integer({ min: 1, max: 100 }), fc.constantFrom('due', 'late')),
  /** What is repaid, in thousandths of what is owed. */
  share: fc.integer({ min: 0, max: 1300 }),
});

/** Repays a share of what is owed, as the form says or refuses it; then the rest. */
const repayAsShown = async (bench: Bench, record: LoanRecord, share: number) => {
  const owed = record.owed?.total ?? ZERO;
  const part = toScale(multiply(owed, decimal(fromTicks(share, 3))), 2, 'down');
  const { command, problem } = readRepayment(part, record, decimal('1000000'));
  const repay = async (amount: string) =>
    (await bench.caller.post('lh/loan/repayment', { id: record.id, amount }))['message'];
  expect(await repay(part)).toBe(problem ?? 'operation_success');
  const after = await newestLoan(bench);
  expect(after.repaid).toBe(command?.amount ?? ZERO);
  expect(after.owed?.total ?? ZERO).toBe(command === undefined ? owed : command.left);
  const rest = after.owed === undefined ? 'operation_success' : await repay(after.owed.total);
  expect(rest).toBe('operation_success');
  return problem;
};

it('what is said before the tap is booked, and whatever the forms refuse is refused', async () => {
  let bench = await openWorld();
  const worlds = [bench];
  const products = await loanProducts(bench);
  const seen = new Map<string, number>();
  const count = (what: string | undefined): void => {
    seen.set(what ?? 'done', (seen.get(what ?? 'done') ?? 0) + 1);
  };
  let now = START;
  const wait = async (ms: number): Promise<void> => {
    await bench.world.changeClock({ kind: 'advance', ms });
    now += ms;
  };
  await fc.assert(
    fc.asyncProperty(wish, async ({ product: index, typed: amount, nights, share }) => {
      if (now - START > WORLD_MS) {
        bench = await openWorld();
        worlds.push(bench);
        now = START;
      }
      const product = products[index];
      if (product === undefined) throw new Error('three products');
      const { quote, problem } = readDraft({ amount }, product, await creditLeft(bench), now);
      const answer = await bench.caller.post('lh/loan/submit', { config_id: product.id, amount });
      expect(answer['message']).toBe(problem ?? 'submitted_for_review');
      count(problem);
      if (quote === undefined) return;
      const { interest, total, lateCost, dueAt } = quote;
      if (lateCost === undefined) throw new Error('the mock says its late rate');
      const lateTotal = add(total, lateCost);
      expect(agreedCost(await newestLoan(bench), now)).toEqual({
        interest,
        total,
        lateCost,
        dueAt,
      });
      await wait(REVIEW);
      const lent = await newestLoan(bench);
      expect(lent.dueAt).toBe(quote.dueAt);
      expect(lent.fee).toBe(quote.fee);
      expect(forecastOf(lent, now)).toEqual({
        onDueDay: quote.total,
        late: lateTotal,
      });
      const days = { due: product.days, late: product.days + 7 };
      await wait((typeof nights === 'number' ? nights : days[nights]) * DAY - REVIEW);
      const record = await newestLoan(bench);
      const said = { due: quote.total, late: lateTotal };
      // On other days nothing was said.
      const owed = record.owed?.total;
      expect(owed).toBe(typeof nights === 'number' ? owed : said[nights]);
      count(`repay ${(await repayAsShown(bench, record, share)) ?? 'done'}`);
    }),
    runs(RUNS),
  );
  expect(worlds.flatMap(({ defects }) => defects)).toEqual([]);
  // Guards against a vacuous pass.
  for (const what of ['done', 'amount_wrong', 'order_above_maximum', 'repay order_above_maximum'])
    expect(seen.get(what)).toBeGreaterThan(RUNS / 50);
});
