import { describe, expect, it } from 'vitest';
import { decimal } from '@/domain/money/decimal';
import { isChangeMade, isWithinBreak, parseLimit, type DailyLimit, type Limits } from './model';

const NOW = 1_772_442_000;
const HOUR = 3600;
const NO_LIMIT: DailyLimit = { limit: undefined, used: decimal('0'), pending: undefined };
const NO_LIMITS: Limits = {
  currency: 'USDT',
  stake: NO_LIMIT,
  loss: NO_LIMIT,
  breakUntil: undefined,
  dayEndsAt: NOW + HOUR,
};
const AT_150: DailyLimit = { ...NO_LIMIT, limit: decimal('150.00') };
const waiting = (limit: DailyLimit['limit']): DailyLimit => ({
  ...AT_150,
  pending: { limit, at: NOW + 24 * HOUR },
});

const isStakeMade = (wish: string, stake: DailyLimit): boolean =>
  isChangeMade({ stake: decimal(wish) }, NOW, { ...NO_LIMITS, stake });
const isLossRemoved = (loss: DailyLimit): boolean =>
  isChangeMade({ loss: 'none' }, NOW, { ...NO_LIMITS, loss });

describe('whether limits read after a change show it', () => {
  it('a break does that ends as late as asked, by clocks that differ a little', () => {
    const isMade = (breakUntil: number | undefined): boolean =>
      isChangeMade({ breakHours: 6 }, NOW, { ...NO_LIMITS, breakUntil });
    expect(isMade(undefined)).toBe(false);
    expect(isMade(NOW + 5 * HOUR)).toBe(false);
    expect(isMade(NOW + 6 * HOUR - 5)).toBe(true);
    expect(isMade(NOW + 24 * HOUR)).toBe(true);
  });

  it('a limit does once it is in force or waits, and none else', () => {
    expect(isStakeMade('150', NO_LIMIT)).toBe(false);
    expect(isStakeMade('150', AT_150)).toBe(true);
    expect(isStakeMade('400', AT_150)).toBe(false);
    expect(isStakeMade('400', waiting(decimal('400.00')))).toBe(true);
    // The limit in force takes the change back that waits.
    expect(isStakeMade('150', waiting(decimal('400.00')))).toBe(false);
  });

  it('a removed limit does once none is in force or waits', () => {
    expect(isLossRemoved(AT_150)).toBe(false);
    expect(isLossRemoved(waiting(undefined))).toBe(true);
    expect(isLossRemoved(NO_LIMIT)).toBe(true);
  });
});

describe('a typed limit', () => {
  it.each(['0', '-1', '1.001', 'x', ''])('of %j is no amount for one', (text) => {
    expect(parseLimit(text)).toEqual({ issue: 'wrong' });
  });

  it('has at most 18 digits before the point, as the contract says', () => {
    const largest = '999999999999999999.99';
    expect(parseLimit(largest)).toEqual({ amount: largest });
    expect(parseLimit('1000000000000000000')).toEqual({ issue: 'tooLarge' });
    expect(parseLimit('99999999999999999999')).toEqual({ issue: 'tooLarge' });
  });
});

it('a break within the running one changes nothing; a longer one, or the first, does', () => {
  const onBreak = { ...NO_LIMITS, breakUntil: NOW + 24 * HOUR };
  expect(isWithinBreak(onBreak, 6, NOW)).toBe(true);
  expect(isWithinBreak(onBreak, 24, NOW)).toBe(true);
  expect(isWithinBreak(onBreak, 24, NOW + 1)).toBe(false);
  expect(isWithinBreak(onBreak, 72, NOW)).toBe(false);
  expect(isWithinBreak(onBreak, 6, NOW + 24 * HOUR)).toBe(false);
  expect(isWithinBreak(NO_LIMITS, 6, NOW)).toBe(false);
});
