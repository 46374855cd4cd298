import { expect } from 'vitest';
import type { ErrorKey } from '@/api/generated/model';
import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import type { ReadyAccount } from '../scenarios/ready-accounts';
import type { Bench } from './gated-backend';
import { BTC_ID, USDT_ID } from '../catalogue/currencies';

/** Fields of a request: query or body. */
export type Fields = Readonly<Record<string, string | number>>;
/** How to provoke a refusal. */
export interface Case {
  readonly as?: ReadyAccount['account'];
  readonly fields?: Fields;
  /** Preparation before the refused call. */
  readonly first?: (bench: Bench, fields: Fields) => Promise<unknown>;
  readonly headers?: Readonly<Record<string, string>>;
}
/** The refusals of one call by key. */
export type Cases = { readonly [Key in ErrorKey]?: Case | undefined };

/** Monday 2 March 2026 is day 20,514 of the epoch. Lighthouse opened on day 20,490; Harbour opens on day 20,520. */
const PROJECT = { open: 34_102, notYet: 34_201, ended: 34_101, full: 5603, nearlySold: 5604 };
const EUR = 17;

const pathOf = (id: OperationId): string => OPERATIONS[id].path.slice(1);

/** Sends a call with a query or JSON body. */
export const send = (
  { caller }: Bench,
  id: OperationId,
  fields: Fields,
  headers?: Case['headers'],
) => {
  const query = Object.entries(fields).map(([key, value]) => `${key}=${value}`);
  return OPERATIONS[id].method === 'GET'
    ? caller.get(`${pathOf(id)}?${query.join('&')}`)
    : caller.post(pathOf(id), fields, headers);
};

const standing = (value: 'frozen' | 'locked') => async (bench: Bench) =>
  bench.world.run(({ state }) => ({
    events: Object.values(state.users).map(({ id }) => ({
      kind: 'userChanged' as const,
      id,
      changes: { standing: value },
    })),
    reply: undefined,
  }));

const CLIENT_ID = { 'idempotency-key': 'client-id-1' };

const done = async (bench: Bench, id: OperationId, fields: Fields, headers?: Case['headers']) =>
  expect(await send(bench, id, fields, headers)).toMatchObject({ type: 'ok' });

const wait = (ms: number) => (bench: Bench) => bench.world.changeClock({ kind: 'advance', ms });

/** Refusals common to every command. `valid` is an accepted request. */
const ofCommand = (id: OperationId, valid: Fields, amount: string): Cases => ({
  session_expired: { first: async ({ caller }) => caller.useToken(undefined) },
  parameter_wrong: { fields: { ...valid, [amount]: 'much' } },
  parameters_missing: { fields: {} },
  account_frozen: { first: standing('frozen') },
  account_locked: { first: standing('locked') },
  request_illegal: {
    first: (bench) => done(bench, id, valid, CLIENT_ID),
    fields: { ...valid, lang: 'en', [amount]: '777' },
    headers: CLIENT_ID,
  },
});

/** Internal errors of a server: this exchange has none, so a fault forces them. */
export const OWN_MACHINERY: readonly ErrorKey[] = [
  'function_unavailable',
  'configuration_wrong',
  'debit_failed',
];
/** The same for single calls. */
export const BY_FAULT: Readonly<Partial<Record<OperationId, readonly ErrorKey[]>>> = {
  // Every user has a wallet in every currency of the catalogue.
  openDeposit: ['wallet_not_found'],
  applyForLoan: ['wallet_not_found'],
  repayLoan: ['wallet_not_found'],
  redeemDeposit: ['wallet_change_failed'],
  submitFlashExchange: ['wallet_change_failed'],
};

/** A request of each command that is valid, if its record exists. */
export const REQUESTS = {
  openDeposit: { config_id: 1, amount: '500' },
  redeemDeposit: { id: 71 },
  applyForLoan: { config_id: 2, amount: '500' },
  repayLoan: { id: 81, amount: '100' },
  submitFlashExchange: { l_currency_id: USDT_ID, r_currency_id: BTC_ID, num: '100', price: '1' },
  subscribeToProject: { project_id: PROJECT.open, amount: '100' },
} as const satisfies Partial<Record<OperationId, Fields>>;

const deposit = (bench: Bench) => done(bench, 'openDeposit', REQUESTS.openDeposit);
const borrow = async (bench: Bench) => {
  await done(bench, 'applyForLoan', REQUESTS.applyForLoan);
  await wait(60_000)(bench);
};
const spend =
  (number: string) =>
  ({ caller }: Bench) =>
    caller.post('wallet/change', {
      currency_id: USDT_ID,
      number,
      from_field: 'change',
      to_field: 'lever',
    });
const LIST: Cases = {
  session_expired: { first: async ({ caller }) => caller.useToken(undefined) },
  parameter_wrong: { fields: { page: 0, status: 9 } },
};
const PUBLIC: Cases = { parameter_wrong: { fields: { page: 0, lang: 'much-too-long' } } };
const TOTALS: Cases = {
  session_expired: LIST.session_expired,
  parameter_wrong: { fields: { lang: 'much-too-long' } },
};

const deposits = REQUESTS.openDeposit;
const loans = REQUESTS.applyForLoan;
const flash = REQUESTS.submitFlashExchange;
const project = REQUESTS.subscribeToProject;

/** Every refusal of the deposit, loan, flash exchange and project calls that the exchange itself causes. */
export const CASES = {
  getDepositProducts: PUBLIC,
  getDeposits: LIST,
  getDepositSummary: TOTALS,
  getDepositPayouts: LIST,
  getLoanProducts: PUBLIC,
  getLoanStatistics: TOTALS,
  getLoans: LIST,
  getExchangeRates: PUBLIC,
  getProjects: PUBLIC,
  getFlashExchanges: LIST,
  getSubscriptions: LIST,
  quoteFlashExchange: {
    session_expired: LIST.session_expired,
    // Both currencies are the same.
    parameter_wrong: { fields: { l_currency_id: USDT_ID, r_currency_id: USDT_ID } },
    currency_absent: { fields: { l_currency_id: USDT_ID, r_currency_id: EUR } },
    wallet_not_found: { fields: { l_currency_id: 999 } },
  },
  openDeposit: {
    ...ofCommand('openDeposit', deposits, 'amount'),
    parameters_missing: { fields: { config_id: 1 } },
    project_not_found: { fields: { ...deposits, config_id: 99 } },
    project_ended: { fields: { ...deposits, config_id: 901 } },
    project_state_wrong: { fields: { ...deposits, config_id: 902 } },
    project_full: { fields: { config_id: 5, amount: '1000' } },
    amount_wrong: { fields: { ...deposits, amount: '500.001' } },
    quantity_below_minimum: { fields: { ...deposits, amount: '99.99' } },
    order_above_maximum: { fields: { ...deposits, amount: '50000.01' } },
    wallet_insufficient: { fields: { ...deposits, amount: '10000.01' } },
    real_name_required: { as: 'unverified' },
  },
  redeemDeposit: {
    ...ofCommand('redeemDeposit', REQUESTS.redeemDeposit, 'id'),
    request_illegal: {
      first: async (bench) => {
        await deposit(bench);
        await done(bench, 'redeemDeposit', { id: 71 }, CLIENT_ID);
      },
      fields: { id: 72 },
      headers: CLIENT_ID,
    },
    deposit_not_found: { fields: { id: 999 } },
    deposit_status_abnormal: {
      first: async (bench) => {
        await deposit(bench);
        await done(bench, 'redeemDeposit', { id: 71 });
      },
    },
  },
  applyForLoan: {
    ...ofCommand('applyForLoan', loans, 'amount'),
    product_not_found: { fields: { ...loans, config_id: 99 } },
    amount_wrong: { fields: { ...loans, amount: '500.001' } },
    order_below_minimum: { fields: { ...loans, amount: '99.99' } },
    order_above_maximum: { fields: { ...loans, amount: '5000.01' } },
    already_applied: { first: (bench) => done(bench, 'applyForLoan', loans) },
    real_name_required: { as: 'unverified' },
  },
  repayLoan: {
    ...ofCommand('repayLoan', REQUESTS.repayLoan, 'amount'),
    request_illegal: {
      first: async (bench) => {
        await borrow(bench);
        await done(bench, 'repayLoan', REQUESTS.repayLoan, CLIENT_ID);
      },
      fields: { id: 81, amount: '101' },
      headers: CLIENT_ID,
    },
    data_not_found: { fields: { id: 999, amount: '1' } },
    status_abnormal: { first: (bench) => done(bench, 'applyForLoan', loans) },
    amount_wrong: { first: borrow, fields: { id: 81, amount: '0' } },
    // 500.00 and 1 % of it
    order_above_maximum: { first: borrow, fields: { id: 81, amount: '505.01' } },
    wallet_insufficient: {
      first: async (bench) => {
        await borrow(bench);
        await spend('10450')(bench);
      },
    },
  },
  submitFlashExchange: {
    ...ofCommand('submitFlashExchange', flash, 'num'),
    amount_wrong: { fields: { ...flash, num: '100.001' } },
    quantity_below_minimum: { fields: { ...flash, num: '9.99' } },
    order_above_maximum: { fields: { ...flash, num: '50000.01' } },
    currency_absent: { fields: { ...flash, r_currency_id: EUR } },
    wallet_not_found: { fields: { ...flash, r_currency_id: 999 } },
    wallet_insufficient: { fields: { ...flash, num: '10000.01' } },
    quote_expired: { fields: { ...flash, price: '1.01' } },
    trade_record_not_found: { fields: { ...flash, quote_id: 'q-1772442000-3-1-none' } },
  },
  subscribeToProject: {
    ...ofCommand('subscribeToProject', project, 'amount'),
    pid_empty: { fields: { amount: '100' } },
    parameters_missing: { fields: { project_id: PROJECT.open } },
    project_not_found: { fields: { ...project, project_id: 99 } },
    project_ended: { fields: { ...project, project_id: PROJECT.ended } },
    project_state_wrong: { fields: { ...project, project_id: PROJECT.notYet } },
    project_full: { fields: { ...project, project_id: PROJECT.full } },
    amount_wrong: { fields: { ...project, amount: '100.5' } },
    quantity_below_minimum: { fields: { ...project, amount: '99' } },
    // 500 are left.
    order_above_maximum: { fields: { project_id: PROJECT.nearlySold, amount: '501' } },
    // 8,000 x 1.333 = 10,664
    wallet_insufficient: { fields: { ...project, amount: '8000' } },
    wallet_not_found: { fields: { ...project, pay_currency: 999 } },
    quote_expired: { fields: { ...project, price: '133' } },
    real_name_required: { as: 'unverified' },
  },
} as const satisfies Partial<Record<OperationId, Cases>>;
