import { expect, it } from 'vitest';
import { priceAt, stepPrice } from './drag-price';

/** 1 pixel is 0.25: 100 pixels from 125 at the top down to 100. */
const BAND = { top: 10, height: 100 };
const BOUNDS = { min: 100, max: 125 };

it.each([
  [10, 2, '125.00'],
  [110, 2, '100.00'],
  // A quarter of the way down.
  [35, 2, '118.75'],
  // 118.75 to whole prices.
  [35, 0, '119'],
  // Beyond the edges the scale goes on: 20 pixels are 5.
  [-10, 2, '130.00'],
  [130, 2, '95.00'],
  // 600 pixels below the top the price would be negative.
  [610, 2, '0.01'],
  [610, 0, '1'],
])('at %i pixels, with %i decimals, the price is %s', (y, decimals, price) => {
  expect(priceAt(y, BOUNDS, BAND, decimals)).toBe(price);
});

it.each([
  ['118.75', 1, 2, '118.76'],
  ['118.75', -10, 2, '118.65'],
  ['118', 10, 2, '118.10'],
  ['0.00001234', 1, 8, '0.00001235'],
  ['0.05', -10, 2, '0.01'],
  ['7', -1, 0, '6'],
  // Between two ticks.
  ['1.005', 1, 2, '1.02'],
])('%s moved by %i ticks of %i decimals is %s', (price, ticks, decimals, moved) => {
  expect(stepPrice(price, ticks, decimals)).toBe(moved);
});
