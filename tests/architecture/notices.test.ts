import { expect, test } from 'vitest';
import { assetNotices, findNoticeProblems } from '../../scripts/notices.ts';

const HEAD = '# Licenses\n\nThe app bundles dependencies which contain the following licenses:\n';

test('accepts packages with an allowed licence and its text', () => {
  const text = `${HEAD}\n## react - 19.3.1 (MIT)\n\nCopyright\n\n## font (OFL-1.1)\n\nCopyright\n`;
  expect(findNoticeProblems(text)).toEqual([]);
});

test('names a licence that may not be shipped', () => {
  expect(findNoticeProblems(`${HEAD}\n## tool - 1.0.0 (GPL-3.0)\n\nCopyright\n`)).toEqual([
    'tool - 1.0.0 (GPL-3.0): this licence may not be shipped',
  ]);
});

test('names a package without its text', () => {
  expect(findNoticeProblems(`${HEAD}\n## tool - 1.0.0 (MIT)\n`)).toEqual([
    'tool - 1.0.0 (MIT): its notice is missing',
  ]);
});

test('an empty list is no proof', () => {
  expect(findNoticeProblems(HEAD)).toEqual(['the notices name no package']);
});

test('every set whose drawings ship is named, with its copyright', () => {
  const notices = assetNotices();
  expect(findNoticeProblems(`${HEAD}\n${notices}`)).toEqual([]);
  expect(notices).toMatch(
    /^## @iconify-json\/token-branded \(MIT\)\n\nCopyright \(c\) 2024 0xa3k5$/mu,
  );
  expect(notices).toMatch(
    /^## @iconify-json\/circle-flags \(MIT\)\n\nCopyright \(c\) 2021 HatScripts$/mu,
  );
});
