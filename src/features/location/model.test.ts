import { expect, it } from 'vitest';
import { EMPTY_LOCATION, locationSchema, parseLocationDraft, toPlace } from './model';

const HERE = { latitude: '52.52001', longitude: '13.40495' };
const BERLIN = { country: 'Germany', town: ' Berlin ', street: '' };

const issuesOf = (hasPosition: boolean) =>
  locationSchema(hasPosition)
    .safeParse({ ...EMPTY_LOCATION, town: '  ' })
    .error?.issues.map(({ message }) => message);

it('an address needs a country and a town, unless the device says where it is', () => {
  expect(issuesOf(false)).toEqual(['countryRequired', 'townRequired']);
  expect(issuesOf(true)).toBeUndefined();
  expect(locationSchema(false).parse(BERLIN)).toEqual({ ...BERLIN, town: 'Berlin' });
});

it('a place is written in the language of its reader', () => {
  const values = { country: 'Germany', town: 'Berlin', street: 'Pier 3' };
  expect(toPlace(values, undefined, 'de').address).toBe('Pier 3, Berlin, Deutschland');
  expect(toPlace(values, undefined, 'zh-CN').address).toBe('德国 Berlin Pier 3');
  expect(toPlace(EMPTY_LOCATION, HERE, 'en')).toEqual({ name: '', address: '', position: HERE });
});

it('a draft of another form is none', () => {
  expect(parseLocationDraft({ ...BERLIN, more: 1 })).toEqual(BERLIN);
  expect(parseLocationDraft({ town: 'Berlin' })).toBeUndefined();
});
