import { expect, it } from 'vitest';
import { REFUSED_COUNTRIES } from '@/domain/eligibility/countries';
import { regionNames } from '@/lib/region-names';
import texts from '@locales/en/app.json';
import { AREA_CODES } from '../../mocks/catalogue/area-codes';

it('the countries that are not served are those of the welcome notice', () => {
  expect(texts.welcome.countries.split(', ').toSorted()).toEqual(
    regionNames(REFUSED_COUNTRIES, 'en'),
  );
});

it('the demo offers none of them in the phone form', () => {
  const refused = regionNames(REFUSED_COUNTRIES, 'en');
  expect(AREA_CODES.filter(({ name }) => refused.includes(name))).toEqual([]);
});
