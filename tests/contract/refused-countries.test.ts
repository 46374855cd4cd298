import { expect, it } from 'vitest';
import { REFUSED_COUNTRIES } from '@/domain/eligibility/countries';
import { isRefusedCountryName, isRefusedDiallingCode } from '@/domain/eligibility/refused-areas';
import { regionNames } from '@/lib/region-names';
import texts from '@locales/en/app.json';
import { AREA_CODES } from '../../mocks/catalogue/area-codes';

it('the countries that are not served are those of the welcome notice', () => {
  expect(texts.welcome.countries.split(', ').toSorted()).toEqual(
    regionNames(REFUSED_COUNTRIES, 'en'),
  );
});

it('the demo lists all of them in the phone form, where the app can tell them by name and code', () => {
  const told = AREA_CODES.filter(({ name }) => isRefusedCountryName(name));
  expect(told.map(({ name }) => name).toSorted()).toEqual(regionNames(REFUSED_COUNTRIES, 'en'));
  expect(AREA_CODES.filter(({ area_code: code }) => isRefusedDiallingCode(code))).toEqual(told);
});
