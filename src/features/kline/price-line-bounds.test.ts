import { expect, it } from 'vitest';
import { priceLineBounds } from './price-line-layout';

const POINTS = [{ price: '10' }, { price: '20' }, { price: '15' }];

it('leaves out a line that is farther from the points than twice their height', () => {
  // From 10 to 20; -10 is as far below as a line may be. Height 30 of -10 to 20, margin 2.4.
  const near = priceLineBounds(POINTS, [{ price: '-10' }, { price: '41' }]);
  expect(near.min).toBeCloseTo(-12.4);
  expect(near.max).toBeCloseTo(22.4);
  // Both are too far. Height 10, margin 0.8.
  const far = priceLineBounds(POINTS, [{ price: '-11' }, { price: '41' }]);
  expect(far.min).toBeCloseTo(9.2);
  expect(far.max).toBeCloseTo(20.8);
});

it('keeps a line within 0.25 % of a flat price, and every price that the user moves', () => {
  const flat = [{ price: '1000' }, { price: '1000' }];
  // 1000 + 2.5; margin 0.2.
  const near = priceLineBounds(flat, [{ price: '1002.5' }, { price: '1002.6' }]);
  expect(near.max).toBeCloseTo(1002.7);
  // 500 to 1000, margin 40.
  expect(priceLineBounds(flat, [], [{ price: '500' }]).min).toBeCloseTo(460);
  // Without points, the lines alone: 400 to 500, margin 8.
  expect(priceLineBounds([], [{ price: '400' }], [{ price: '500' }]).max).toBeCloseTo(508);
});
