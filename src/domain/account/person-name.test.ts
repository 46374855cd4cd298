import { expect, it } from 'vitest';
import {
  isDocumentNumber,
  isPersonName,
  normalisePersonName,
  upperCaseNumber,
} from './person-name';

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
  'A/L Subramaniam',
  'Siti D/O Rahman',
  'Tan Ah Kow @ Tan Kow',
])('%s is a name', (name) => {
  expect(isPersonName(normalisePersonName(name))).toBe(true);
});

it.each(['', '12345', 'Ada1', '<b>', '-Ada', '/', '@', '/L', '@Ada'])('%j is no name', (name) => {
  expect(isPersonName(name)).toBe(false);
});

it('a name is sent in one form', () => {
  expect(normalisePersonName('  Nguye\u0302\u0303n   Van ')).toBe('Nguyễn Van');
});

it('a document number has 4 to 32 Latin letters, digits and hyphens', () => {
  expect(['L01X00T47', '12-34', 'ABCD'].every(isDocumentNumber)).toBe(true);
  expect(['ABC', 'A'.repeat(33), '12 34', '№1234', ''].some(isDocumentNumber)).toBe(false);
});

it('a document number is compared in capital letters; other letters do not become Latin ones', () => {
  expect(upperCaseNumber('xy-12345-z')).toBe('XY-12345-Z');
  expect(upperCaseNumber('12ß34ı')).toBe('12ß34ı');
});
