import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountProblem } from './amount-rules';
import { decimal, fromTicks } from './decimal';

const d = decimal;
const inHundredths = (units: number) => d(fromTicks(units, 2));

describe('an amount', () => {
  const rules = { minimum: d('10'), maximum: d('100'), scale: 2, step: d('2.5') };

  it.each([
    ['0', 'not_an_amount'],
    ['-10', 'not_an_amount'],
    ['10.001', 'not_an_amount'],
    ['9.99', 'below_minimum'],
    ['10', undefined],
    // 4.6 steps of 2.50
    ['11.50', 'not_a_multiple'],
    ['12.5', undefined],
    ['100', undefined],
    ['100.01', 'above_maximum'],
  ])('of %s: %s', (amount, problem) => {
    expect(amountProblem(d(amount), rules)).toBe(problem);
  });

  it('has no upper limit if the maximum is 0 or absent', () => {
    expect(amountProblem(d('999999999'), { minimum: d('1'), scale: 0 })).toBeUndefined();
    expect(
      amountProblem(d('999999999'), { minimum: d('1'), maximum: d('0'), scale: 0 }),
    ).toBeUndefined();
  });

  it('is accepted exactly if it is within the bounds and a whole number of steps', () => {
    const units = fc.integer({ min: 1, max: 500 });
    fc.assert(
      fc.property(units, units, units, fc.integer({ min: 1, max: 20 }), (amount, a, b, step) => {
        const [minimum, maximum] = [Math.min(a, b), Math.max(a, b)];
        const taken = amount >= minimum && amount <= maximum && amount % step === 0;
        const problem = amountProblem(inHundredths(amount), {
          minimum: inHundredths(minimum),
          maximum: inHundredths(maximum),
          scale: 2,
          step: inHundredths(step),
        });
        expect(problem === undefined).toBe(taken);
      }),
    );
  });
});
