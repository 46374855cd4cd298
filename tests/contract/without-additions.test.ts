import { expect, it } from 'vitest';
import type { OperationId } from '@/api/generated/operations';
import { toUser } from '@/features/account/model';
import { toCreditScore } from '@/features/credit/model';
import { toRecord as toExchange } from '@/features/exchange/record';
import { toIdentity } from '@/features/identity/model';
import { toInvitation } from '@/features/invite/model';
import { toOrder as toPosition } from '@/features/leverage/order';
import { toAccount } from '@/features/leverage/account';
import { toTerms } from '@/features/leverage/terms';
import { toProduct as toLoanProduct, toStanding } from '@/features/loan/model';
import { toRecord as toLoan } from '@/features/loan/record';
import { toPair, toTick } from '@/features/market/model';
import { toMessage } from '@/features/messages/model';
import { toProject } from '@/features/project/model';
import { toProduct as toSavingsProduct } from '@/features/savings/model';
import { toRecord as toDeposit } from '@/features/savings/record';
import { toOrder as toCoinOrder } from '@/features/spot/order';
import { toOrder as toContract } from '@/features/seconds-contract/order';
import { toTopUp } from '@/features/top-up/record';
import { toTerms as toWithdrawalTerms } from '@/features/withdrawal/model';
import { toRecord as toWithdrawal } from '@/features/withdrawal/record';
import { examplesOf, rowsOf } from '../support/plain-reply';

/** A mapping of a feature. Rows are examples of the contract, which `examples.test.ts` holds to its schemas. */
type Mapping = (row: never) => unknown;

const MAPPINGS: readonly (readonly [OperationId, string, Mapping])[] = [
  ['getUserInfo', 'the user', toUser],
  ['getUserInfo', 'the credit score', toCreditScore],
  ['getCertification', 'the certification', toIdentity],
  ['getInvitation', 'the invitation', toInvitation],
  ['getNotifications', 'a message', toMessage],
  ['getLeverageOrders', 'a leveraged order', (row) => toPosition(row, 'crypto')],
  ['getPositions', 'the contract account', (row) => toAccount(row, [])],
  ['getLeverageTerms', 'the terms of a pair', (row) => toTerms(row, 'USDT', undefined)],
  ['getOrderResult', 'a seconds contract', (row) => toContract(row, 1_772_442_000_000)],
  ['getCoinOrders', 'a spot order', toCoinOrder],
  ['getTopUps', 'a top-up', toTopUp],
  ['getWithdrawals', 'a withdrawal', toWithdrawal],
  ['getWithdrawalTerms', 'the terms of a withdrawal', (row) => toWithdrawalTerms(row, 1)],
  ['getFlashExchanges', 'a flash exchange', toExchange],
  ['getDepositProducts', 'a savings product', toSavingsProduct],
  ['getDeposits', 'a deposit', toDeposit],
  ['getLoanProducts', 'a loan product', toLoanProduct],
  ['getLoanStatistics', 'the loan standing', toStanding],
  ['getLoans', 'a loan', toLoan],
  ['getProjects', 'a project', toProject],
  ['getForexPairs', 'a pair', (row) => toPair(row, 'forex')],
  ['getForexPairs', 'a tick', toTick],
];

/** Every leaf of a value by its path. */
const leavesOf = (value: unknown, path = ''): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, child]) => leavesOf(child, `${path}.${key}`))
    : [[path, value]];

const isZero = (value: unknown): boolean =>
  (typeof value === 'number' || (typeof value === 'string' && value !== '')) && Number(value) === 0;

const isBroken = (value: unknown): boolean =>
  Number.isNaN(value) || (typeof value === 'string' && /NaN|Invalid|undefined|null/u.test(value));

/**
 * Zeros that a mapping says without having been told, each with its reason. Costs of leverage that nobody tells are listed
 * as unknown, and no figure that needs them is shown. 0 is no maximum of a project.
 */
const KNOWN: ReadonlySet<string> = new Set([
  'a project .maximum',
  'the terms of a pair .position.feePercent',
  'the terms of a pair .position.overnightPercent',
  'the terms of a pair .spread',
]);

/** Problems of what a mapping makes of a plain row, compared with what it makes of the full one. */
const problemsOf = (what: string, full: unknown, plain: unknown): readonly string[] => {
  const told = new Map(leavesOf(full));
  return leavesOf(plain).flatMap(([path, value]) => {
    if (isBroken(value)) return [`${what} ${path} is ${String(value)}`];
    const isInvented = isZero(value) && !isZero(told.get(path));
    return isInvented && !KNOWN.has(`${what} ${path}`) ? [`${what} ${path} is an invented 0`] : [];
  });
};

it.each(MAPPINGS)('%s: %s is read from a server without our additions', (id, what, map) => {
  const examples = examplesOf(id);
  const pairs = examples.flatMap(({ full, plain }) => {
    const rows = rowsOf(plain);
    return rowsOf(full).map((row, index) => [row, rows[index]] as const);
  });
  expect(pairs.length).toBeGreaterThan(0);
  const of = (row: unknown): unknown => Reflect.apply(map, undefined, [row]);
  expect(pairs.flatMap(([full, plain]) => problemsOf(what, of(full), of(plain)))).toEqual([]);
});

it('takes every addition out of a reply', () => {
  const [example] = examplesOf('getPositions');
  const [account] = rowsOf(example?.plain);
  expect(Object.keys(account ?? {})).not.toContain('frozen_money');
  expect(JSON.stringify(example?.plain)).not.toMatch(/order_mode|opened_time|stop_out_rate/u);
  expect(JSON.stringify(example?.full)).toMatch(/order_mode/u);
});
