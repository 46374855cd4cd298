import { expect, it } from 'vitest';
import { REFUSED_COUNTRIES } from '@/domain/eligibility/countries';
import { regionNames } from '@/lib/region-names';
import texts from '@locales/en/app.json';

it('the countries that are not served are those of the welcome notice', () => {
  expect(texts.welcome.countries.split(', ').toSorted()).toEqual(
    regionNames(REFUSED_COUNTRIES, 'en'),
  );
});
