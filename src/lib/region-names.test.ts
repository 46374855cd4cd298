import { expect, it } from 'vitest';
import { regionNames } from './region-names';

it('names and sorts regions in the reader’s language', () => {
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
