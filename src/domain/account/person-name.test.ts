import { expect, it } from 'vitest';
import { isDocumentNumber, isPersonName, normalisePersonName } from './person-name';

it.each([
  'Ada',
  'Jean-Luc',
  "O'Neill",
  'O’Neill',
  'J. R.',
  'Smith, Jr.',
  'علی\u200Cرضا',
  'Nguyễn',
  '王小明',
  '买买提·艾力',
  'マイケル・ジョン',
  'عبد الرحمن',
  'ณัฐพล',
])('%s is a name', (name) => {
  expect(isPersonName(normalisePersonName(name))).toBe(true);
});

it.each(['', '12345', 'Ada1', '<b>', '-Ada'])('%j is no name', (name) => {
  expect(isPersonName(name)).toBe(false);
});

it('a name is sent in one form', () => {
  expect(normalisePersonName('  Nguye\u0302\u0303n   Van ')).toBe('Nguyễn Van');
});

it('a document number has 4 to 32 Latin letters, digits and hyphens', () => {
  expect(['L01X00T47', '12-34', 'ABCD'].every(isDocumentNumber)).toBe(true);
  expect(['ABC', 'A'.repeat(33), '12 34', '№1234', ''].some(isDocumentNumber)).toBe(false);
});
