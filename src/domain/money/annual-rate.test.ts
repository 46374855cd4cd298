import { expect, it } from 'vitest';
import { decimal as d } from './decimal';
import { annualRate } from './annual-rate';

it('the rate of a year is the daily one times 365, without interest on interest', () => {
  expect(annualRate(d('0.02'))).toBe('7.3');
  expect(annualRate(d('0.045'))).toBe('16.425');
});
