import { describe, expect, it } from 'vitest';
import { decimal } from '@/domain/money/decimal';
import { stepAmount } from './amount-field';

const steps = {
  step: decimal('0.1'),
  min: decimal('1'),
  max: decimal('2'),
  decreaseLabel: '',
  increaseLabel: '',
};

describe('stepAmount', () => {
  it('adds exactly', () => {
    expect(stepAmount('1.2', steps, 1)).toBe('1.3');
  });

  it('stays within the limits, also from outside them', () => {
    expect(stepAmount('1.95', steps, 1)).toBe('2');
    expect(stepAmount('1.05', steps, -1)).toBe('1');
    expect(stepAmount('900', steps, -1)).toBe('2');
  });

  it('starts an empty field at the minimum', () => {
    expect(stepAmount('', steps, 1)).toBe('1');
  });

  it('never goes below zero without a minimum', () => {
    expect(stepAmount('0', { ...steps, min: undefined }, -1)).toBe('0');
  });
});
