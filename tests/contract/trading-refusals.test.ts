import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '@/api/generated/operations';
import { closeLotsProblem } from '@/domain/leverage/order';
import { decimal } from '@/domain/money/decimal';
import type { Terms } from '@/features/leverage/terms';
import { EMPTY_TICKET, problemsOf, type Ticket } from '@/features/leverage/ticket';
import { problemOf } from '@/features/seconds-contract/ticket';
import errors from '@locales/en/errors.json';
import { CALLS, heardInSheet, PLACES, rowsOf } from '../support/trading-refusals';

/** A lost session is handled for the whole app. */
const EVERYWHERE = 'session_expired';
const TEXTS: ReadonlyMap<string, string> = new Map(Object.entries(errors));

/** Refusals that a stake is told of while it is typed. */
const STAKES = {
  amount_wrong: '10.001',
  order_below_minimum: '9.99',
  order_above_maximum: '5000.01',
  // 1000.00 and its fee of 0.2 %
  balance_insufficient: '1000',
} as const;

/** Refusals that a ticket is told of while it is filled in: at which field, by what. */
const TICKETS = {
  quantity_not_multiple: ['lots', { lots: '15' }],
  order_below_minimum: ['lots', { lots: '0' }],
  order_above_maximum: ['lots', { lots: '510' }],
  account_insufficient: ['lots', { lots: '500' }],
  limit_sell_below_price: ['limit', { side: 'short', mode: 'limit', limit: '1' }],
  take_profit_wrong: ['takeProfit', { stops: { unit: 'price', takeProfit: '1', stopLoss: '' } }],
  stop_loss_wrong: ['stopLoss', { stops: { unit: 'price', takeProfit: '', stopLoss: '0' } }],
} as const satisfies Record<string, readonly [string, Partial<Ticket>]>;

const fieldsOf = (places: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(places).filter(([, place]) => place !== 'sheet'));

const d = decimal;
const terms: Terms = {
  position: {
    lotSize: d('0.01'),
    feePercent: d('0.05'),
    overnightPercent: d('0.02'),
    rate: d('1'),
    scale: 2,
  },
  lots: { minimum: 10, maximum: 500, step: 10 },
  leverages: [10],
  spread: d('1'),
  currency: 'USDT',
  stopOutPercent: d('30'),
  night: undefined,
};
// Ten lots at 50001 are 500.01 of margin and 2.51 of fee; 500 of them are not to be had.
const basis = {
  terms,
  account: { cash: d('1000'), held: d('0'), usedMargin: d('0'), floating: d('0') },
  last: d('50000'),
  decimals: 2,
};

describe.each(Object.entries(PLACES))('%s', (operation, places) => {
  it('has a place for every refusal that is announced', () => {
    const [, announced] = Object.entries(OPERATIONS).find(([id]) => id === operation) ?? [];
    const keys = announced?.errors.filter((key) => key !== EVERYWHERE) ?? [];
    expect(Object.keys(places).toSorted()).toEqual(keys.toSorted());
  });

  it.each(Object.keys(places))('%s: its words say why, and what to do next', (key) => {
    // Two sentences, or an instruction that names the reason.
    expect(TEXTS.get(key)).toMatch(/\. \S.*\.$|^Verify your identity/u);
  });
});

describe('the values that journeys type', () => {
  it.each(CALLS)('are there for every refusal of %s', (call) => {
    expect(rowsOf(call).filter(({ value }) => value === undefined)).toEqual([]);
  });

  it('are heard in the sheet once for each key, and for each call', () => {
    const heard = CALLS.map((call) => heardInSheet(call).map(({ key }) => key));
    expect(heard.filter((keys) => keys.length === 0)).toEqual([]);
    const said = CALLS.flatMap((call) => rowsOf(call)).filter(({ place }) => place === 'sheet');
    expect(new Set(heard.flat())).toEqual(new Set(said.map(({ key }) => key)));
  });

  it('are there for all calls of trading', () => {
    const trading = Object.entries(OPERATIONS).filter(
      ([, { tag, method, errors: announced }]) =>
        ['seconds', 'leverage', 'spot'].includes(tag) &&
        method !== 'GET' &&
        announced.some((key) => key === 'account_frozen'),
    );
    expect(trading.map(([id]) => id).toSorted()).toEqual(CALLS.toSorted());
  });
});

describe('while it is typed', () => {
  it.each(Object.entries(STAKES))('a stake is told of %s', (key, stake) => {
    const expiry = { seconds: 30, payoutPercent: d('80'), minimum: d('10'), maximum: d('5000') };
    const source = { currencyId: 1, currency: 'USDT', feePercent: d('0.2'), available: d('1000') };
    expect(problemOf(stake, expiry, source)).toBe(key);
  });

  it.each(Object.entries(TICKETS))('a ticket is told of %s', (code, [field, typed]) => {
    const ticket = { ...EMPTY_TICKET, lots: '10', hasStops: 'stops' in typed, ...typed };
    expect(problemsOf(ticket, basis)).toEqual([{ field, code }]);
  });

  it('the lots to close are told of what is too many, and of what is no step', () => {
    const rules = { minimum: 10, maximum: 500, step: 10 };
    expect(closeLotsProblem(50, 40, rules)).toBe('order_above_maximum');
    expect(closeLotsProblem(15, 40, rules)).toBe('quantity_not_multiple');
  });

  it('stands where the tables say so', () => {
    const told = Object.entries(TICKETS).map(([key, [field]]) => [key, field]);
    expect(fieldsOf(PLACES.submitOrder)).toEqual(
      Object.fromEntries(Object.keys(STAKES).map((key) => [key, 'stake'])),
    );
    expect(fieldsOf(PLACES.openPosition)).toEqual(Object.fromEntries(told));
  });
});
