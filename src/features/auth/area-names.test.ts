import { expect, test } from 'vitest';
import { guessArea, nameAreas } from './area-names';

const AREAS = [
  { id: 1, name: 'Germany', code: '49' },
  { id: 2, name: 'United States', code: '1' },
  { id: 3, name: 'Atlantis', code: '999999' },
] as const;

test('countries have the name that they have in the language, unknown ones their own', () => {
  const names = nameAreas(AREAS, 'zh-CN').map(({ shownName }) => shownName);
  expect(names.toSorted()).toEqual(['Atlantis', '德国', '美国'].toSorted());
});

test('in English they keep the name that the server gave them, in order', () => {
  const names = nameAreas(AREAS, 'en').map(({ shownName }) => shownName);
  expect(names).toEqual(['Atlantis', 'Germany', 'United States']);
});

test("guesses the country from the browser's language, if that names one that is served", () => {
  expect(guessArea(AREAS, 'en-US')?.code).toBe('1');
  expect(guessArea(AREAS, 'de-DE')?.code).toBe('49');
  expect(guessArea(AREAS, 'de')).toBeUndefined();
  expect(guessArea(AREAS, 'fr-FR')).toBeUndefined();
});
