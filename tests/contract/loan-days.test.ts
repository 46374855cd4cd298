import { expect, it, vi } from 'vitest';
import { add, decimal, negate, type Decimal } from '@/domain/money/decimal';
import { quoteOf } from '@/features/loan/model';
import { forecastOf, readRepayment, type LoanRecord } from '@/features/loan/record';
import { audit } from '@mocks/engine/audit';
import { systemAccount } from '@mocks/engine/ledger/ledger';
import { READY_PASSWORD } from '@mocks/scenarios/ready-accounts';
import { openBench, START, type Bench } from '@mocks/testing/gated-backend';
import { loanProducts, newestLoan } from '../support/loan-replies';

// A busy machine must not fail the test.
vi.setConfig({ testTimeout: 120_000 });

const DAY = 86_400_000;
const REVIEW = 60_000;

/** What the ledger says of all loans of the demo account: principal that is out, fees and interest taken. */
const booked = async ({ world }: Bench) => {
  const { ledger } = await world.snapshot();
  const balance = (name: 'house:loan-principal' | 'house:fee' | 'house:interest') =>
    ledger.balances[systemAccount('demo', name, 'USDT')] ?? decimal('0');
  return {
    out: negate(balance('house:loan-principal')),
    fee: balance('house:fee'),
    interest: balance('house:interest'),
  };
};

const scoreOf = async ({ caller }: Bench): Promise<unknown> =>
  Reflect.get(Object((await caller.get('user/info'))['message']), 'score');

/** Repays what the form makes of the typed amount, and returns its parts. */
const repay = async (bench: Bench, record: LoanRecord, typed: string) => {
  const { command } = readRepayment(typed, record, decimal('100000'));
  if (command?.parts === undefined) throw new Error(`${typed} cannot be repaid in parts`);
  const before = await booked(bench);
  const body = { id: record.id, amount: command.amount };
  expect(await bench.caller.post('lh/loan/repayment', body)).toMatchObject({ type: 'ok' });
  const after = await booked(bench);
  const { fee, interest, principal } = command.parts;
  // The ledger has taken the parts that were shown, and no other ones.
  expect(after).toEqual({
    out: add(before.out, negate(principal)),
    fee: add(before.fee, fee),
    interest: add(before.interest, interest),
  });
  return command;
};

/** What was said of the days to come. */
interface Said {
  readonly onDueDay: Decimal;
  readonly late: Decimal;
}

/** Days of the term, and the day that is a week late. */
const TERM = 30;
const WEEK_LATE = 37;

/** Looks at the loan on each of these days after its payout, and lets the day pass. */
const watch = async (bench: Bench, [from, to]: readonly [number, number], said: Said) => {
  for (let day = from; day <= to; day += 1) {
    const record = await newestLoan(bench);
    const { owed } = record;
    const isLate = day > TERM;
    expect(record.status).toBe(isLate ? 'overdue' : 'repaying');
    // 50, less 30 while a loan is overdue
    expect(await scoreOf(bench)).toBe(isLate ? '20.00' : '50.00');
    expect(owed?.principal).toBe((await booked(bench)).out);
    expect(owed?.fee && add(owed.fee, owed.interest, owed.principal)).toBe(owed?.total);
    const forecast = forecastOf(record, START + REVIEW + day * DAY);
    // Until the due day a week after it is forecast; from then on a week from the day that it is.
    expect({ ...forecast, late: isLate ? said.late : forecast?.late }).toEqual({
      onDueDay: isLate ? undefined : said.onDueDay,
      late: said.late,
    });
    const comesTo = new Map([
      [TERM, said.onDueDay],
      [WEEK_LATE, said.late],
    ]);
    expect(owed?.total).toBe(comesTo.get(day) ?? owed?.total);
    await bench.world.changeClock({ kind: 'advance', ms: DAY });
  }
};

it('a loan shows on every day what the ledger says, and what was said before of the days to come', async () => {
  const bench = await openBench();
  await bench.caller.logIn('practice', READY_PASSWORD);
  const amount = decimal('333.33');
  const product = (await loanProducts(bench)).find(({ id }) => id === 2);
  if (product === undefined) throw new Error('no product 2');
  const lateCost = decimal('2.34');
  const quote = quoteOf(product, amount, START);
  // 1 % of 333.33 = 3.3333; 333.33 x 0.05 % x 30 = 4.99995; a week late: 333.33 x 0.1 % x 7 = 2.33331, in all 7.33326
  expect(quote).toMatchObject({
    fee: '3.34',
    interest: '5',
    total: '341.67',
    lateCost,
    dueAt: Date.UTC(2026, 3, 2) / 1000,
  });
  await bench.caller.post('lh/loan/submit', { config_id: 2, amount });
  await bench.world.changeClock({ kind: 'advance', ms: REVIEW });
  const first = { onDueDay: quote.total, late: add(quote.total, lateCost) };
  await watch(bench, [0, 11], first);

  const twelfth = await newestLoan(bench);
  expect(twelfth.dueAt).toBe(quote.dueAt);
  // 333.33 x 0.05 % x 12 = 1.99998: 3.34 of fee, 2.00 of interest, the rest of principal
  const { parts } = await repay(bench, twelfth, '100');
  expect(parts).toEqual({ fee: '3.34', interest: '2', principal: '94.66' });
  // 238.67: 18 nights of 0.119335 on 1.99998 are 4.14801, and 7 of 0.23867 make it 5.8187; 2.00 are paid
  await watch(bench, [12, 40], { onDueDay: decimal('240.82'), late: decimal('242.49') });

  const last = await newestLoan(bench);
  const total = last.owed?.total ?? '';
  const more = add(decimal(total), decimal('0.01'));
  expect(readRepayment(more, last, decimal('9999')).problem).toBe('order_above_maximum');
  await repay(bench, last, total);
  const paid = await newestLoan(bench);
  expect(paid).toMatchObject({ status: 'settled', repaid: add(decimal('100'), decimal(total)) });
  expect(await booked(bench)).toEqual({ out: '0', fee: paid.fee, interest: paid.interest });
  expect(paid.repayments?.map((one) => one.amount)).toEqual(['100', total]);
  // 50 and 5 for a loan that is repaid
  expect(await scoreOf(bench)).toBe('55.00');
  expect(audit(await bench.world.snapshot())).toEqual([]);
  expect(bench.defects).toEqual([]);
});
