import { expect, test } from 'vitest';
import { guessCountry, nameCountries } from './country-names';

const COUNTRIES = [
  { id: 1, name: 'Germany' },
  { id: 2, name: 'United States' },
  { id: 3, name: 'Atlantis' },
] as const;

test('names countries in the language, and keeps unknown names', () => {
  const named = nameCountries(COUNTRIES, 'zh-CN');
  expect(named.map(({ shownName }) => shownName).toSorted()).toEqual(
    ['Atlantis', '德国', '美国'].toSorted(),
  );
  expect(named.find(({ shownName }) => shownName === '德国')?.code).toBe('DE');
  expect(named.find(({ shownName }) => shownName === 'Atlantis')?.code).toBeUndefined();
});

test("keeps the server's names and order in English", () => {
  const names = nameCountries(COUNTRIES, 'en').map(({ shownName }) => shownName);
  expect(names).toEqual(['Atlantis', 'Germany', 'United States']);
});

test('sorts by the rules of the language', () => {
  const names = nameCountries([{ name: 'Spain' }, { name: 'Germany' }, { name: 'Austria' }], 'es');
  expect(names.map(({ shownName }) => shownName)).toEqual(['Alemania', 'Austria', 'España']);
});

test("guesses the country from the browser's language, if that country is listed", () => {
  expect(guessCountry(COUNTRIES, 'en-US')?.id).toBe(2);
  expect(guessCountry(COUNTRIES, 'de-DE')?.id).toBe(1);
  expect(guessCountry(COUNTRIES, 'de')).toBeUndefined();
  expect(guessCountry(COUNTRIES, 'fr-FR')).toBeUndefined();
});
