import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { OPERATIONS } from '@/api/generated/operations';
import { PayoutMethod, Withdrawal, WithdrawalTerms } from '@/api/generated/zod/schemas';
import type { PayoutMethodRow, WithdrawalRow, WithdrawalTermsRow } from '@/api/rows';
import { compare, decimal, ZERO } from '@/domain/money/decimal';
import { boundsOf, previewOf, problemOf } from '@/features/withdrawal/form';
import { routeTo, toDestination, toTerms, type Destination } from '@/features/withdrawal/model';
import { toRecord } from '@/features/withdrawal/record';
import { USDT_ID as USDT } from '@mocks/catalogue/currencies';
import { READY_PASSWORD } from '@mocks/scenarios/ready-accounts';
import { openBench, type Bench } from '@mocks/testing/gated-backend';

// A busy machine must not fail the test.
vi.setConfig({ testTimeout: 120_000 });

const RUNS = 1000;
const WAYS = [
  { kind: 'wallet', currency: USDT, address: 'TDEMO-NOT-PAYABLE-0001', sub_type: 'TRC20' },
  { kind: 'wallet', currency: USDT, address: 'TDEMO-NOT-PAYABLE-0006', sub_type: 'ERC20' },
  {
    kind: 'wallet',
    currency: USDT,
    address: 'TDEMO-NOT-PAYABLE-0007',
    sub_type: 'TON',
    memo: '4711',
  },
  {
    kind: 'bank',
    real_name: 'Ada Berg',
    bank_name: 'Example Bank',
    bank_account: 'DEMO-NOT-PAYABLE-0001',
  },
];

const open = async (): Promise<Bench> => {
  const bench = await openBench();
  await bench.caller.logIn('trader', READY_PASSWORD);
  const password = { password: 'payme12', re_password: 'payme12' };
  await bench.caller.post('safe/update_password', password);
  for (const way of WAYS) await bench.caller.post('user/cash_save', way);
  return bench;
};

const isTerms = (row: unknown): row is WithdrawalTermsRow => WithdrawalTerms.safeParse(row).success;
const isMethod = (row: unknown): row is PayoutMethodRow => PayoutMethod.safeParse(row).success;
const isWithdrawal = (row: unknown): row is WithdrawalRow => Withdrawal.safeParse(row).success;

const termsOf = async ({ caller }: Bench) => {
  const { message } = await caller.post('wallet/get_info', { currency: USDT });
  if (!isTerms(message)) throw new Error(JSON.stringify(message));
  return toTerms(message, USDT);
};

const destinationsOf = async ({ caller }: Bench) => {
  const { message } = await caller.post('user/cash_info', {});
  return Array.isArray(message) ? message.filter(isMethod).map(toDestination) : [];
};

const newestOf = async ({ caller }: Bench) => {
  const reply = OPERATIONS.getWithdrawals.reply.parse(await caller.get('cashlist/log?limit=1'));
  const row = reply.type === 'ok' ? reply.message.data[0] : undefined;
  if (!isWithdrawal(row)) throw new Error(JSON.stringify(reply));
  return toRecord(row);
};

const bodyOf = (destination: Destination, number: string, rate: string) => ({
  currency: USDT,
  number,
  rate,
  address: destination.address,
  type: destination.kind === 'bank' ? 1 : 0,
  ...(destination.kind === 'wallet' ? { sub_type: destination.network } : {}),
  pay_password: 'payme12',
});

it('a withdrawal costs and pays what the form said, and is refused where the form refuses it', async () => {
  const bench = await open();
  const destinations = await destinationsOf(bench);
  const terms = await termsOf(bench);
  const seen = { taken: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...destinations),
      // Around the minimums, and around the whole balance.
      fc.oneof(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 600_000 })),
      async (destination, cents) => {
        const text = decimal((cents / 100).toFixed(2));
        const route = routeTo(terms, destination);
        if (route === undefined) throw new Error('no terms');
        const problem = problemOf(text, boundsOf(terms, route));
        const body = bodyOf(destination, text, route.fee.rate);
        const reply = await bench.caller.post('wallet/out', body);
        expect(reply['type']).toBe(problem === undefined ? 'ok' : 'error');
        seen[problem === undefined ? 'taken' : 'refused'] += 1;
        if (problem !== undefined) return;
        const [preview, record] = [previewOf(text, terms, route), await newestOf(bench)];
        expect(compare(record.fee ?? decimal('-1'), preview?.fee ?? ZERO)).toBe(0);
        expect(compare(record.arrives ?? decimal('-1'), preview?.arrives ?? ZERO)).toBe(0);
        expect(
          record.pays && { currency: record.pays.currency, amount: record.pays.amount },
        ).toEqual(preview?.pays);
        expect(record.payee).toBe(destination.kind === 'bank' ? destination.holder : undefined);
        // All of it is back, so that the next one has the same terms.
        const back = await bench.caller.post('wallet/out_cancel', { id: record.id });
        expect(back).toMatchObject({ type: 'ok' });
      },
    ),
    { numRuns: RUNS },
  );
  expect(await termsOf(bench)).toEqual(terms);
  expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(RUNS / 20);
  expect(bench.defects).toEqual([]);
});
