import { expect, it } from 'vitest';
import { decimal } from './decimal';
import { returnPercentOf } from './return-percent';

it.each([
  // 2.44 / 134.25 = 1.8175 %
  ['2.44', '134.25', '1.81'],
  // -2.45 / 134.25 = -1.8249 %
  ['-2.45', '134.25', '-1.83'],
  // A small loss is one: -1.90 / 87,654.32 = -0.0021 %
  ['-1.90', '87654.32', '-0.01'],
  ['1', '0', '0'],
] as const)('%s of %s is %s percent', (profit, invested, percent) => {
  expect(returnPercentOf(decimal(profit), decimal(invested))).toBe(percent);
});
