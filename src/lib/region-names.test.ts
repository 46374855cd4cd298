import { expect, it } from 'vitest';
import { regionNames } from './region-names';

it('regions are named and sorted in the language of the reader', () => {
  expect(regionNames(['KP', 'IL', 'CN', 'VU', 'CU'], 'en')).toEqual([
    'China',
    'Cuba',
    'Israel',
    'North Korea',
    'Vanuatu',
  ]);
  expect(regionNames(['CN', 'CU'], 'de')).toEqual(['China', 'Kuba']);
  expect(regionNames(['XQ'], 'en')).toEqual(['XQ']);
});
