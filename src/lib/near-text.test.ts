import { expect, it } from 'vitest';
import { mistakesIn } from './near-text';

it.each([
  ['fee', 'fees', 0],
  ['withdrwa', 'withdrawal', 1],
  ['witdrawal', 'withdrawal', 1],
  ['wihdrwal', 'withdrawal', 2],
  ['leverqge', 'leverage', 1],
  ['leveerage', 'leverage', 1],
  ['crocodile', 'leverage', undefined],
])('%s is the start of %s with %s mistakes', (typed, text, mistakes) => {
  expect(mistakesIn(typed, text, 2, 'start')).toBe(mistakes);
});

it('in an unspaced script a word is found anywhere', () => {
  expect(mistakesIn('手序费', '提现的手续费是', 1, 'anywhere')).toBe(1);
  expect(mistakesIn('手序费', '提现的手续费是', 1, 'start')).toBeUndefined();
});
