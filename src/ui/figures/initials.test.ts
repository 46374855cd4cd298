import { expect, it } from 'vitest';
import { initialsOf } from './initials';

it.each([
  ['Ada Lovelace', 'AL'],
  ['ada byron king lovelace', 'AL'],
  ['ada', 'A'],
  ['m.keller@example.test', 'MT'],
  ['王小明', '王'],
  ['김 민준', '김'],
  ['Việt Ánh', 'VÁ'],
  ['מרים כהן', 'מכ'],
  ['ليلى حسن', 'لح'],
  ['🚀 Nova', 'N'],
  ['🚀', '?'],
  ['   ', '?'],
  ['', '?'],
  ['x'.repeat(10_000), 'X'],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
