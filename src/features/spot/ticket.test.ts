import { describe, expect, it } from 'vitest';
import { decimal as d } from '@/domain/money/decimal';
import {
  spotTicket as ticket,
  spotTotal as total,
  SPOT_BASIS as basis,
} from '../../../tests/support/spot-ticket';
import { limitStepOf, withMode } from './limit-field';
import { withPercent, parseTicket, previewOf, problemsOf, type Ticket } from './ticket';

describe('preview of a ticket', () => {
  it('of a market buy pays the ask, rounded up, and receives the amount less the fee', () => {
    // 0.0123 x 67124.90 = 825.63627, up to 825.64; fee 0.2 % of 0.0123 = 0.0000246
    expect(previewOf(ticket(), basis)).toEqual({
      amount: '0.0123',
      total: '825.64',
      requestedPrice: '67123.4',
      price: '67124.9',
      fillsImmediately: true,
      isFeeStated: true,
      pays: '825.64',
      fee: '0.0000246',
      receives: '0.0122754',
      // 10000 - 825.64, and 0.25 + 0.0122754
      paying: { before: '10000', after: '9174.36' },
      receiving: { before: '0.25', after: '0.2622754' },
    });
  });

  it('of a market sell receives the bid, rounded down, less the fee, rounded up', () => {
    // 0.0123 x 67121.90 = 825.59937, down to 825.59; fee 1.65118, up to 1.66; 825.59 - 1.66
    expect(previewOf(ticket({ side: 'sell' }), basis)).toMatchObject({
      price: '67121.9',
      total: '825.59',
      pays: '0.0123',
      fee: '1.66',
      receives: '823.93',
      paying: { before: '0.25', after: '0.2377' },
      receiving: { before: '10000', after: '10823.93' },
    });
  });

  it.each([
    // 0.01 x 60000 = 600; 0.01 x 67124.90 = 671.249
    ['of a buy below the ask stays open', 'buy', '60000', '60000', '600', false],
    ['of a buy a step below the ask stays open', 'buy', '67124.89', '67124.89', '671.25', false],
    ['of a buy at the ask fills at it', 'buy', '67124.90', '67124.9', '671.25', true],
    ['of a buy above the ask fills at the ask', 'buy', '70000', '67124.9', '671.25', true],
    ['of a sell above the bid stays open', 'sell', '67121.91', '67121.91', '0.01', false],
    ['of a sell at the bid fills at it', 'sell', '67121.90', '67121.9', '0.01', true],
  ] as const)('%s', (_name, side, limit, price, pays, fillsImmediately) => {
    const preview = previewOf(ticket({ mode: 'limit', amount: '0.01', side, limit }), basis);
    expect(preview).toMatchObject({ requestedPrice: d(limit), price, pays, fillsImmediately });
  });

  it('is undefined without a valid amount and price', () => {
    const unfinished: readonly Partial<Ticket>[] = [
      { amount: '' },
      { amount: '0' },
      { mode: 'limit' },
      { mode: 'limit', limit: '0' },
      { mode: 'limit', limit: '60000.001' },
    ];
    expect(unfinished.map((changes) => previewOf(ticket(changes), basis))).toEqual(
      unfinished.map(() => undefined),
    );
  });
});

const limited = (left: string) => ({ ...basis, leftToStake: d(left) });

describe('a purchase within the limit that the user has set', () => {
  it('may cost what is left, and no more; a sale is never limited', () => {
    // 0.0123 x 67124.90, up to 825.64
    expect(problemsOf(ticket(), limited('825.64'))).toEqual([]);
    const problem = [{ field: 'amount', code: 'stake_limit' }];
    expect(problemsOf(ticket(), limited('825.63'))).toEqual(problem);
    // More than the balance too, but more money would not help.
    expect(problemsOf(ticket({ amount: '1' }), limited('825.64'))).toEqual(problem);
    expect(problemsOf(ticket({ side: 'sell' }), limited('0'))).toEqual([]);
  });

  it('is the most that a percent fills in, less a small move of the market price', () => {
    // 1000 / 1.0021 = 997.90, which buys 0.01486 at 67124.90
    expect(withPercent(ticket(), limited('1000'), '100')).toMatchObject({ amount: '0.0148' });
    const limit = ticket({ mode: 'limit', limit: '50000' });
    expect(withPercent(limit, limited('1000'), '50')).toMatchObject({ amount: '0.02' });
    expect(withPercent(ticket({ side: 'sell' }), limited('0'), '100')).toMatchObject({
      amount: '0.25',
    });
  });
});

describe('problems of a ticket', () => {
  it.each([
    ['nothing, while nothing is typed', { amount: '' }, []],
    ['nothing', {}, []],
    ['text for an amount', { amount: 'many' }, [['amount', 'amount_wrong']]],
    ['less than the minimum', { amount: '0.0004' }, [['amount', 'order_below_minimum']]],
    ['more than the maximum', { amount: '5.0001' }, [['amount', 'order_above_maximum']]],
    ['an amount between the steps', { amount: '0.00055' }, [['amount', 'quantity_not_multiple']]],
    // 0.1489 x 67124.90 = 9994.90, 0.1490 x 67124.90 = 10001.61
    ['the whole balance: nothing', { amount: '0.1489' }, []],
    ['more than the balance', { amount: '0.1490' }, [['amount', 'wallet_insufficient']]],
    ['all coins: nothing', { side: 'sell', amount: '0.25' }, []],
    [
      'more coins than the balance',
      { side: 'sell', amount: '0.2501' },
      [['amount', 'wallet_insufficient']],
    ],
    ['a limit of 0', { mode: 'limit', limit: '0' }, [['limit', 'not_positive']]],
    ['a limit finer than a step', { mode: 'limit', limit: '1.001' }, [['limit', 'amount_wrong']]],
    [
      'a sell below the bid',
      { mode: 'limit', side: 'sell', limit: '67121.89' },
      [['limit', 'limit_sell_below_price']],
    ],
    ['a sell at the bid: nothing', { mode: 'limit', side: 'sell', limit: '67121.90' }, []],
    [
      'both, each at its own field',
      { mode: 'limit', limit: 'x', amount: 'y' },
      [
        ['limit', 'amount_wrong'],
        ['amount', 'amount_wrong'],
      ],
    ],
  ] as const)('%s', (_name, changes, expected) => {
    const found = problemsOf(ticket(changes), basis);
    expect(found.map(({ field, code }) => [field, code])).toEqual(expected);
  });
});

describe('a percent chip', () => {
  it.each([
    // 5000 / 67124.90 = 0.07448; all leaves 0.21 % for a move of the price: 9979.04 / 67124.90 = 0.14866
    [{}, '50', '0.0744'],
    [{}, '100', '0.1486'],
    [{ mode: 'limit', limit: '90000' }, '100', '0.1486'],
    // 10000 / 50000
    [{ mode: 'limit', limit: '50000' }, '100', '0.2'],
    // A quarter of 0.25
    [{ side: 'sell' }, '25', '0.0625'],
    // 0.1 % of 10000 buys 0.00014, less than the minimum
    [{}, '0.1', '0'],
    // Uses the market price while there is no limit: 10000 / 67124.90 = 0.14897
    [{ mode: 'limit' }, '100', '0.1489'],
  ] as const)('of %j at %s %%: %s', (changes, percent, amount) => {
    expect(withPercent(ticket(changes), basis, percent)).toMatchObject({
      amount,
      amountIn: 'base',
    });
  });
});

const stepAt = (last: string, decimals: number) =>
  limitStepOf({ ...basis, last: d(last), decimals });

it('steps a limit by the fifth significant digit of the price, and at least by the price step of the pair', () => {
  expect([
    stepAt('67123.4', 2),
    stepAt('3420.11', 2),
    stepAt('123456', 0),
    stepAt('0.08012', 5),
    stepAt('0.00002345', 8),
  ]).toEqual(['1', '0.1', '10', '0.0001', '0.0001']);
});

it('fills an empty limit with the current price', () => {
  expect(withMode(ticket(), 'limit', basis).limit).toBe('67123.4');
  expect(withMode(ticket({ limit: '60000' }), 'limit', basis).limit).toBe('60000');
  expect(withMode(ticket({ limit: '' }), 'market', basis).limit).toBe('');
});

it('parses a stored ticket and rejects anything else', () => {
  const kept = ticket({ mode: 'limit', limit: '1,5' });
  expect(parseTicket(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  expect(parseTicket(JSON.parse(JSON.stringify(total('100'))))).toEqual(total('100'));
  // Of an earlier version, which took only the base currency.
  const { unit: _unit, amountIn: _amountIn, ...earlier } = kept;
  expect(parseTicket(earlier)).toEqual(kept);
  expect([parseTicket(undefined), parseTicket({ ...kept, side: 'long' })]).toEqual([
    undefined,
    undefined,
  ]);
});
