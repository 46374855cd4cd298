import { describe, expect, it } from 'vitest';
import { placeLines, spreadApart, type OrderLine } from './order-lines';

const line = (id: string, price: string): OrderLine => ({
  id,
  price,
  label: id,
  trend: 'up',
  look: 'solid',
});

/** One pixel per price: 300 at the top, 100 at the bottom. */
const BOUNDS = { min: 100, max: 300 };
const BAND = { top: 0, height: 200 };

describe('own lines', () => {
  it('lie at their price, from highest to lowest', () => {
    const placed = placeLines([line('low', '150'), line('high', '250')], BOUNDS, BAND);
    expect(placed.map(({ id, y, labelY, beyond }) => [id, y, labelY, beyond])).toEqual([
      ['high', 50, 50, undefined],
      ['low', 150, 150, undefined],
    ]);
  });

  it('outside the view lie at the nearest edge, with their labels inside', () => {
    const placed = placeLines([line('far', '999'), line('deep', '1')], BOUNDS, BAND);
    expect(placed.map(({ y, labelY, beyond }) => [y, labelY, beyond])).toEqual([
      [0, 10, 'above'],
      [200, 190, 'below'],
    ]);
  });

  it('keep their labels apart, and closer only if there is no room', () => {
    const close = placeLines([line('a', '201'), line('b', '200'), line('c', '199')], BOUNDS, BAND);
    expect(close.map(({ y }) => y)).toEqual([99, 100, 101]);
    expect(close.map(({ labelY }) => labelY)).toEqual([99, 119, 139]);
    const large = placeLines([line('a', '201'), line('b', '200')], BOUNDS, BAND, 34);
    expect(large.map(({ labelY }) => labelY)).toEqual([99, 133]);
    const many = Array.from({ length: 20 }, (_, index) => line(`${index}`, '200'));
    // Twenty labels in 200 pixels: 10 each.
    expect(placeLines(many, BOUNDS, BAND).map(({ labelY }) => labelY)).toEqual(
      Array.from({ length: 20 }, (_, index) => 5 + 10 * index),
    );
  });

  it('move upwards at the bottom', () => {
    expect(spreadApart([180, 185, 190], 20, [10, 190])).toEqual([150, 170, 190]);
    expect(spreadApart([], 20, [10, 190])).toEqual([]);
  });
});
