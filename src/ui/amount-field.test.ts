import { describe, expect, it } from 'vitest';
import { decimal } from '@/domain/money/decimal';
import { steppedAmount } from './amount-field';

const steps = {
  step: decimal('0.1'),
  min: decimal('1'),
  max: decimal('2'),
  decreaseLabel: '',
  increaseLabel: '',
};

describe('steppedAmount', () => {
  it('adds exactly', () => {
    expect(steppedAmount('1.2', steps, 1)).toBe('1.3');
  });

  it('keeps to the limits, also from outside them', () => {
    expect(steppedAmount('1.95', steps, 1)).toBe('2');
    expect(steppedAmount('1.05', steps, -1)).toBe('1');
    expect(steppedAmount('900', steps, -1)).toBe('2');
  });

  it('starts an empty field at the minimum', () => {
    expect(steppedAmount('', steps, 1)).toBe('1');
  });

  it('never goes below zero without a minimum', () => {
    expect(steppedAmount('0', { ...steps, min: undefined }, -1)).toBe('0');
  });
});
