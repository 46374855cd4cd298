import { describe, expect, it } from 'vitest';
import type { LeftToday } from '@/domain/limits/left-today';
import { decimal } from '@/domain/money/decimal';
import {
  endsInTime,
  repeatOrder,
  parseTicket,
  previewOf,
  problemOf,
  requote,
  maximumStake,
  stakeForPercent,
} from './ticket';

const d = decimal;
const expiry = { seconds: 30, payoutPercent: d('80'), minimum: d('10'), maximum: d('5000') };
const source = { currencyId: 3, currency: 'USDT', feePercent: d('0.2'), available: d('2480.55') };

describe('preview', () => {
  it('has the gain net of the fee, and the loss including it', () => {
    // fee 100 x 0.2 % = 0.20; 100 x 80 % - 0.20 = 79.80; 100 + 0.20 = 100.20
    expect(previewOf('100', expiry, source)).toEqual({
      stake: '100',
      fee: '0.2',
      gain: '79.8',
      loss: '-100.2',
    });
  });

  it('sends a whole stake without decimals: some servers take no others', () => {
    expect(previewOf('100.00', expiry, source)?.stake).toBe('100');
    expect(previewOf('100.50', expiry, source)?.stake).toBe('100.5');
  });

  it('is undefined until a stake is typed', () => {
    expect([previewOf('', expiry, source), previewOf('.', expiry, source)]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('a typed stake', () => {
  it.each([
    ['', undefined],
    ['.', 'amount_wrong'],
    ['12.', undefined],
    ['0', 'not_positive'],
    ['0.001', 'amount_wrong'],
    ['9.99', 'order_below_minimum'],
    ['5000.01', 'order_above_maximum'],
    // 2475.60 + 4.96 (4.9512 rounded up) = 2480.56, one cent above the balance
    ['2475.60', 'balance_insufficient'],
    // 2475.59 + 4.96 (4.95118 rounded up) = 2480.55
    ['2475.59', undefined],
  ])('of "%s": %s', (text, problem) => {
    expect(problemOf(text, expiry, source)).toBe(problem);
  });

  it('by percent of the balance is rounded down to cents, within what balance, fee and maximum allow', () => {
    // 2480.55 x 10 % = 248.055 -> 248.05
    expect(stakeForPercent('10', expiry, source)).toBe('248.05');
    expect(stakeForPercent('100', expiry, source)).toBe('2475.59');
    expect(maximumStake(expiry, source)).toBe('2475.59');
    expect(maximumStake({ ...expiry, maximum: d('500') }, source)).toBe('500');
  });
});

describe('an expiry before the market closes', () => {
  it.each([
    [59, true],
    // The last second must be one of trading, as at the server.
    [60, false],
    [180, false],
  ])('of %s s at 60 s before: %s', (seconds, isInTime) => {
    expect(endsInTime(seconds, 940, 1000)).toBe(isInTime);
  });

  it('is any if the market does not close, or the time of closing is an old one', () => {
    expect([endsInTime(180, 940, undefined), endsInTime(180, 1000, 1000)]).toEqual([true, true]);
  });
});

const limited = (left: LeftToday) => ({ ...source, left });

describe('a stake within the limits that the user has set', () => {
  it.each([
    ['50.50', { stake: d('50.5') }, undefined],
    ['50.51', { stake: d('50.5') }, 'stake_limit'],
    // Stake and fee may be lost: 49.70 + 0.10 (0.0994 rounded up) = 49.80, 49.71 + 0.10 = 49.81
    ['49.70', { loss: d('49.8') }, undefined],
    ['49.71', { loss: d('49.8') }, 'loss_limit'],
    // Beyond the balance too, but more money would not help.
    ['3000', { stake: d('50') }, 'stake_limit'],
    ['3000', { stake: d('4000') }, 'balance_insufficient'],
    ['9', { stake: d('5') }, 'order_below_minimum'],
    ['100', {}, undefined],
  ] as const)('%s of %j: %s', (stake, left, problem) => {
    expect(problemOf(stake, expiry, limited(left))).toBe(problem);
  });

  it('is the most that "Max" and percents fill in', () => {
    expect(maximumStake(expiry, limited({ stake: d('50.5') }))).toBe('50.5');
    expect(maximumStake(expiry, limited({ loss: d('49.8') }))).toBe('49.7');
    expect(stakeForPercent('10', expiry, limited({ stake: d('50.5') }))).toBe('50.5');
    expect(stakeForPercent('10', expiry, limited({ stake: d('300') }))).toBe('248.05');
  });
});

describe('a stored ticket', () => {
  it('is parsed, and anything else is rejected', () => {
    expect(parseTicket({ seconds: 60, stake: '12.5' })).toEqual({ seconds: 60, stake: '12.5' });
    expect(parseTicket({ stake: '' })).toEqual({ seconds: undefined, stake: '' });
    expect([
      parseTicket(undefined),
      parseTicket([]),
      parseTicket({ seconds: '60', stake: 1 }),
    ]).toEqual([undefined, undefined, undefined]);
  });
});

describe('a repeated order', () => {
  const pair = { id: 1, board: 'crypto', symbol: 'BTC/USDT' } as const;
  const past = {
    pairId: 1,
    direction: 'down',
    seconds: 30,
    stake: d('100'),
    currency: 'USDT',
  } as const;
  const again = (changes: Partial<typeof past> | Record<string, unknown> = {}, now = {}) =>
    repeatOrder({ ...past, ...changes }, pair, {
      expiries: [expiry],
      source: { ...source, ...now },
    });

  it('has the earlier terms at the current payout and fee', () => {
    // The fee is now 1 %: 100 x 80 % - 1 = 79, 100 + 1 = 101.
    expect(again({}, { feePercent: d('1') })).toMatchObject({
      direction: 'down',
      expiry: { seconds: 30 },
      preview: { stake: '100', fee: '1', gain: '79', loss: '-101' },
    });
  });

  it.each([
    ['another pair is shown', { pairId: 2 }],
    ['the expiry is no longer available', { seconds: 45 }],
    ['it was paid in another currency', { currency: 'BTC' }],
    ['the balance is too small', { stake: d('2475.60') }],
  ])('is not possible while %s', (_name, changes) => {
    expect(again(changes)).toBeUndefined();
  });
});

describe('an order in the confirm sheet', () => {
  const intent = {
    pair: { id: 1, board: 'crypto', symbol: 'BTC/USDT' },
    direction: 'up',
    expiry,
    source,
    preview: { stake: d('100'), fee: d('0.2'), gain: d('79.8'), loss: d('-100.2') },
  } as const;
  const now = (terms = {}, paid = {}) =>
    requote(intent, {
      expiries: [
        { ...expiry, seconds: 60 },
        { ...expiry, ...terms },
      ],
      source: { ...source, ...paid },
    });

  it('is re-quoted when the payout changes', () => {
    // 100 x 75 % - 0.20 = 74.80
    expect(now({ payoutPercent: d('75') })).toMatchObject({
      direction: 'up',
      expiry: { seconds: 30, payoutPercent: '75' },
      preview: { stake: '100', fee: '0.2', gain: '74.8', loss: '-100.2' },
    });
  });

  it('is re-quoted when the fee changes', () => {
    // 100 x 0.5 % = 0.50; 100 x 80 % - 0.50 = 79.50; 100 + 0.50 = 100.50
    expect(now({}, { feePercent: d('0.5') })?.preview).toEqual({
      stake: '100',
      fee: '0.5',
      gain: '79.5',
      loss: '-100.5',
    });
  });

  it('is not re-quoted while payout and fee are the same, or if its terms are no longer available', () => {
    expect([
      now({ payoutPercent: d('80.00') }),
      now({}, { available: d('1') }),
      now({ seconds: 45, payoutPercent: d('75') }),
      now({}, { currencyId: 1, feePercent: d('1') }),
    ]).toEqual([undefined, undefined, undefined, undefined]);
  });
});
