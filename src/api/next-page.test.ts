import { expect, it } from 'vitest';
import { nextPage } from './next-page';

const numbered = (current_page: number, last_page: number) => ({ current_page, last_page });
const counted = (rows: number, count: number) => ({ list: Array.from({ length: rows }), count });

it.each([
  ['the second after the first of three', [numbered(1, 3)], 2],
  ['none after the last', [numbered(1, 2), numbered(2, 2)], undefined],
  ['none after the only page of an empty list', [numbered(1, 1)], undefined],
  ['none after a page past the end', [numbered(4, 3)], undefined],
  ['the second after the first of two positions pages', [{ order: numbered(1, 2) }], 2],
  ['the third while 25 rows are 20 so far', [counted(10, 25), counted(10, 25)], 3],
  ['none once all 25 are there', [counted(10, 25), counted(10, 25), counted(5, 25)], undefined],
  ['none after an empty page, whatever the count', [counted(10, 25), counted(0, 25)], undefined],
] as const)('is %s', (_name, pages, wanted) => {
  const last = pages.at(-1);
  if (last === undefined) throw new Error('no page');
  expect(nextPage(last, pages)).toBe(wanted);
});
