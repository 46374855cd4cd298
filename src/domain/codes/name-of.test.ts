import { expect, it } from 'vitest';
import { nameOf } from './name-of';
import { OUTCOME_CODES } from './seconds-order';

it('a code has the name that its table gives it', () => {
  expect(([1, 0, -1] as const).map((code) => nameOf(OUTCOME_CODES, code))).toEqual([
    'win',
    'draw',
    'lose',
  ]);
});

it('a code that its table does not have is an error', () => {
  const table: Readonly<Record<string, number>> = OUTCOME_CODES;
  expect(() => nameOf(table, 2)).toThrow(RangeError);
});
