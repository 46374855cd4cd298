import { expect, it } from 'vitest';
import { parseChoice } from './chart-choice';

it('keeps the valid parts of a stored choice', () => {
  expect(parseChoice({ kind: 'line', overlays: ['boll', 'ema', 'x', 3], pane: 'rsi' })).toEqual({
    kind: 'line',
    overlays: ['ema', 'boll'],
    pane: 'rsi',
  });
  expect(parseChoice({ kind: 'pie', overlays: 'ma', pane: 'x' })).toEqual({
    kind: 'candles',
    overlays: ['ma'],
    pane: 'none',
  });
  expect(parseChoice(7)).toBeUndefined();
});
