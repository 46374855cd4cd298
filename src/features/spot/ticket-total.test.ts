import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, decimal as d, fromTicks } from '@/domain/money/decimal';
import { hasPriceMoved } from '@/domain/orders/price-moved';
import {
  spotTicket as ticket,
  spotTotal as total,
  SPOT_BASIS as basis,
} from '../../../tests/support/spot-ticket';
import {
  previewOf,
  problemsOf,
  shownAmountOf,
  withAmount,
  afterOrder,
  withPercent,
  withUnit,
} from './ticket';

const amountAt = (limit: string) =>
  previewOf(total('100', { mode: 'limit', limit }), basis)?.amount;

it('pays for all of the money also after a move of the price that is not seen', () => {
  const money = fc.integer({ min: 10_000, max: 10_000_000 }).map((cents) => d(fromTicks(cents, 2)));
  const rise = fc.integer({ min: 0, max: 14_096 }).map((cents) => d(fromTicks(cents, 2)));
  fc.assert(
    fc.property(money, rise, fc.constantFrom('base', 'quote'), (quote, up, unit) => {
      const before = { ...basis, available: { ...basis.available, quote } };
      const all = withPercent(ticket({ unit, amount: '' }), before, '100');
      const ordered = previewOf(all, before);
      if (ordered === undefined) return;
      const after = { ...before, last: add(basis.last, up) };
      const price = add(after.last, basis.spread);
      fc.pre(!hasPriceMoved(ordered.price, price));
      expect(problemsOf({ ...all, amount: ordered.amount, amountIn: 'base' }, after)).toEqual([]);
    }),
  );
});

describe('a ticket in the quote currency', () => {
  it('buys what the total pays for at the ask, rounded down to the step', () => {
    // 100 / 67124.90 = 0.00148976; 0.0014 x 67124.90 = 93.97486; fee 0.2 % of 0.0014
    expect(previewOf(total('100'), basis)).toMatchObject({
      amount: '0.0014',
      total: '93.98',
      pays: '93.98',
      fee: '0.0000028',
      receives: '0.0013972',
    });
  });

  it('sells what brings the total at the bid before the fee, rounded down to the step', () => {
    // 0.0014 x 67121.90 = 93.97066; fee 0.18794
    expect(previewOf(total('100', { side: 'sell' }), basis)).toMatchObject({
      amount: '0.0014',
      total: '93.97',
      pays: '0.0014',
      fee: '0.19',
      receives: '93.78',
    });
  });

  it('follows a limit that changes after the total was typed', () => {
    // 100 / 60000 = 0.00166; 100 / 50000; above the ask at the ask
    expect(['60000', '50000', '90000', '0', ''].map(amountAt)).toEqual([
      '0.0016',
      '0.002',
      '0.0014',
      undefined,
      undefined,
    ]);
  });

  it('has no order at a price of zero', () => {
    const free = { ...basis, last: d('1.50') };
    expect(previewOf(total('100', { side: 'sell' }), free)).toBeUndefined();
    expect(shownAmountOf(total('100', { side: 'sell', unit: 'base' }), free)).toBe('');
    expect(shownAmountOf(ticket({ side: 'sell', unit: 'quote' }), free)).toBe('');
  });

  it.each([
    ['nothing', total('100'), undefined],
    ['zero', total('0'), 'not_positive'],
    ['text', total('many'), 'amount_wrong'],
    ['more decimals than the currency has', total('100.001'), 'amount_wrong'],
    // 0.0005 x 67124.90 = 33.56245
    ['the minimum: nothing', total('33.57'), undefined],
    ['less than the minimum', total('33.56'), 'order_below_minimum'],
    ['less than a step', total('6.71'), 'order_below_minimum'],
    // 0.1490 x 67124.90 = 10001.6101
    ['a total whose order fits: nothing', total('10001.61'), undefined],
    ['more than the balance', total('10001.62'), 'wallet_insufficient'],
    // 5.0001 x 67124.90 = 335631.21249
    ['the maximum, which is more than the balance', total('335631.21'), 'wallet_insufficient'],
    ['more than the maximum', total('335631.22'), 'order_above_maximum'],
    // 0.2501 x 67121.90 = 16787.18719
    ['all coins: nothing', total('16787.18', { side: 'sell' }), undefined],
    ['more than the coins', total('16787.19', { side: 'sell' }), 'wallet_insufficient'],
    ['no limit yet: nothing', total('1', { mode: 'limit' }), undefined],
  ] as const)('reports %s', (_name, typed, code) => {
    expect(problemsOf(typed, basis).map((problem) => problem.code)).toEqual(
      code === undefined ? [] : [code],
    );
  });

  it('converts the amount when the unit is switched, and switches back without loss', () => {
    const coins = withUnit(total('100'), 'base');
    expect(shownAmountOf(coins, basis)).toBe('0.0014');
    expect(previewOf(coins, basis)?.amount).toBe('0.0014');
    expect(shownAmountOf(withUnit(coins, 'quote'), basis)).toBe('100');
    // 0.0123 x 67124.90 = 825.63627, x 67121.90 = 825.59937
    expect(shownAmountOf(withUnit(ticket(), 'quote'), basis)).toBe('825.64');
    expect(shownAmountOf(withUnit(ticket({ side: 'sell' }), 'quote'), basis)).toBe('825.59');
    expect(shownAmountOf(withUnit(ticket({ amount: 'many' }), 'quote'), basis)).toBe('many');
    expect(shownAmountOf(withUnit(ticket({ amount: '' }), 'quote'), basis)).toBe('');
  });

  it('takes what is typed next in the unit shown', () => {
    expect(withAmount(withUnit(ticket(), 'quote'), '50')).toEqual(total('50'));
    expect(withAmount(withUnit(total('50'), 'base'), '0.1')).toEqual(ticket({ amount: '0.1' }));
  });

  it('takes a percent of the money as a total', () => {
    const quarter = withPercent(total(''), basis, '25');
    expect(quarter).toEqual(total('2500'));
    // 2500 / 67124.90 = 0.037244; 0.0372 x 67124.90 = 2497.04628
    expect(previewOf(quarter, basis)).toMatchObject({ amount: '0.0372', pays: '2497.05' });
    const cents = { ...basis, available: { ...basis.available, quote: d('33.333') } };
    expect(withPercent(total(''), cents, '75')).toEqual(total('24.99'));
    // 33.333 / 1.0021 = 33.2631
    expect(withPercent(total(''), cents, '100')).toEqual(total('33.26'));
  });

  it('takes at most the largest order', () => {
    const rich = { ...basis, available: { ...basis.available, quote: d('1000000') } };
    const most = withPercent(total(''), rich, '100');
    expect(most).toMatchObject({ amount: '5', amountIn: 'base' });
    expect(shownAmountOf(most, rich)).toBe('335624.5');
  });

  it('sells all coins, also after the price has fallen', () => {
    const all = withPercent(total('', { side: 'sell' }), basis, '100');
    // 0.25 x 67121.90 = 16780.475
    expect(shownAmountOf(all, basis)).toBe('16780.47');
    const fallen = { ...basis, last: d('60000') };
    expect(previewOf(all, fallen)?.amount).toBe('0.25');
    expect(problemsOf(all, fallen)).toEqual([]);
  });
});

it('loses the amount that was ordered, but not another typed meanwhile', () => {
  const ordered = total('100');
  expect(afterOrder(ordered, ordered)).toEqual(total(''));
  expect(afterOrder(total('101'), ordered)).toEqual(total('101'));
  expect(afterOrder(ticket({ amount: '100' }), ordered)).toEqual(ticket({ amount: '100' }));
});
