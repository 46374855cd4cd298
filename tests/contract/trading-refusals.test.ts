import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '@/api/generated/operations';
import { closeLotsProblem } from '@/domain/leverage/order';
import { decimal } from '@/domain/money/decimal';
import type { LeverageTerms } from '@/features/leverage/terms';
import { problemsOf } from '@/features/leverage/ticket';
import { EMPTY_TICKET, type Ticket } from '@/features/leverage/ticket-draft';
import { problemOf } from '@/features/seconds-contract/ticket';
import errors from '@locales/en/errors.json';
import {
  TRADING_CALLS,
  fieldRefusals,
  sheetRefusals,
  refusalRowsOf,
} from '../support/trading-refusals';
import { USDT_ID } from '@mocks/catalogue/currencies';

const TEXTS: ReadonlyMap<string, string> = new Map(Object.entries(errors));

/** Stakes that are refused while typing. */
const STAKES = {
  amount_wrong: '10.001',
  order_below_minimum: '9.99',
  order_above_maximum: '5000.01',
  // 1000.00 and its fee of 0.2 %
  balance_insufficient: '1000',
} as const;

/** Tickets that are refused while filling in, with the field. */
const TICKETS = {
  quantity_not_multiple: ['lots', { lots: '15' }],
  order_below_minimum: ['lots', { lots: '0' }],
  order_above_maximum: ['lots', { lots: '510' }],
  account_insufficient: ['lots', { lots: '500' }],
  limit_sell_below_price: ['limit', { side: 'short', mode: 'limit', limit: '1' }],
  take_profit_wrong: ['takeProfit', { stops: { unit: 'price', takeProfit: '1', stopLoss: '' } }],
  stop_loss_wrong: ['stopLoss', { stops: { unit: 'price', takeProfit: '', stopLoss: '999999' } }],
} as const satisfies Record<string, readonly [string, Partial<Ticket>]>;

const d = decimal;
const terms: LeverageTerms = {
  position: {
    lotSize: d('0.01'),
    feePercent: d('0.05'),
    overnightPercent: d('0.02'),
    rate: d('1'),
    scale: 2,
  },
  lots: { minimum: 10, maximum: 500, step: 10 },
  canClosePart: true,
  leverages: [10],
  spread: d('1'),
  currency: 'USDT',
  stopOutPercent: d('30'),
  isLossCovered: false,
  unknown: [],
  night: undefined,
};
// Ten lots at 50001 need 500.01 of margin and 2.51 of fee; 500 lots exceed the balance.
const basis = {
  terms,
  account: { cash: d('1000'), held: d('0'), usedMargin: d('0'), floating: d('0') },
  positions: [],
  last: d('50000'),
  decimals: 2,
};

describe.each(TRADING_CALLS)('%s', (call) => {
  it.each(refusalRowsOf(call))('$key: its words say why, and what to do next', ({ key }) => {
    // Two sentences, or an instruction that names the reason.
    expect(TEXTS.get(key)).toMatch(/\. \S.*\.$|^Verify your identity/u);
  });
});

describe('the magic values that journeys type', () => {
  it.each(TRADING_CALLS)('cover every refusal of %s', (call) => {
    expect(refusalRowsOf(call).filter(({ value }) => value === undefined)).toEqual([]);
  });

  it('appear in the sheet once per key, and per call', () => {
    const heard = TRADING_CALLS.map((call) => sheetRefusals(call).map(({ key }) => key));
    expect(heard.filter((keys) => keys.length === 0)).toEqual([]);
    const said = TRADING_CALLS.flatMap((call) => refusalRowsOf(call)).filter(
      ({ target }) => target === 'form',
    );
    expect(new Set(heard.flat())).toEqual(new Set(said.map(({ key }) => key)));
  });

  it('cover all calls of trading', () => {
    const trading = Object.entries(OPERATIONS).filter(
      ([, { tag, method, errors: announced }]) =>
        ['seconds', 'leverage', 'spot'].includes(tag) &&
        method !== 'GET' &&
        announced.some((key) => key === 'account_frozen'),
    );
    expect(trading.map(([id]) => id).toSorted()).toEqual(TRADING_CALLS.toSorted());
  });
});

const fieldsOf = (call: 'submitOrder' | 'openPosition') =>
  Object.fromEntries(fieldRefusals(call).map(({ key, target }) => [key, target]));

describe('while it is typed', () => {
  it.each(Object.entries(STAKES))('a stake is refused with %s', (key, stake) => {
    const expiry = { seconds: 30, payoutPercent: d('80'), minimum: d('10'), maximum: d('5000') };
    const source = {
      currencyId: USDT_ID,
      currency: 'USDT',
      feePercent: d('0.2'),
      available: d('1000'),
    };
    expect(problemOf(stake, expiry, source)).toBe(key);
  });

  it.each(Object.entries(TICKETS))('a ticket is refused with %s', (code, [field, typed]) => {
    const ticket = { ...EMPTY_TICKET, lots: '10', hasStops: 'stops' in typed, ...typed };
    expect(problemsOf(ticket, basis)).toEqual([{ field, code }]);
  });

  it('lots to close are refused above the open lots, and off the step', () => {
    const rules = { minimum: 10, maximum: 500, step: 10 };
    expect(closeLotsProblem(50, 40, rules)).toBe('order_above_maximum');
    expect(closeLotsProblem(15, 40, rules)).toBe('quantity_not_multiple');
  });

  it('stands where a refusal of the server is shown', () => {
    const targets = Object.entries(TICKETS).map(([key, [field]]) => [key, field]);
    expect(fieldsOf('submitOrder')).toEqual(
      Object.fromEntries(Object.keys(STAKES).map((key) => [key, 'stake'])),
    );
    expect(fieldsOf('openPosition')).toEqual(Object.fromEntries(targets));
  });
});
