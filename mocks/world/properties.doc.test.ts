import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const COUNT = 38;

const text = readFileSync(join(ROOT, 'mocks/PROPERTIES.md'), 'utf8');
const numbers = [...text.matchAll(/^(?<number>\d+)\. .+\n {3}- `/gmu)].map(({ groups }) =>
  Number(groups?.['number']),
);
const PROOFS = [...text.matchAll(/^ {3}- `(?<file>[^`]+)`: (?<title>.+)$/gmu)].map(
  ({ groups }) => ({ file: groups?.['file'] ?? '', title: groups?.['title'] ?? '' }),
);

it('PROPERTIES.md lists every property, each with a test', () => {
  expect(numbers).toEqual(Array.from({ length: COUNT }, (_, index) => index + 1));
});

it.each(PROOFS)('$title is a test of $file', ({ file, title }) => {
  expect(file).toMatch(/\.(?:test|spec)\.ts$/u);
  expect(readFileSync(join(ROOT, file), 'utf8')).toContain(`'${title}'`);
});
