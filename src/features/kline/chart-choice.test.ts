import { expect, it } from 'vitest';
import { parseChoice } from './chart-choice';

it('takes of a stored choice what makes sense', () => {
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
