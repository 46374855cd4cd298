import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADDRESS_ATTACKS, MARKUP_ATTACKS } from '../../../tests/support/attacks';
import { addressLine, mapLink, mapPage, placeText, readPlace, toPosition } from './place';

const read = (fields: Readonly<Record<string, string>>) => readPlace(new URLSearchParams(fields));
const BERLIN = { latitude: '52.52', longitude: '13.405' };

describe('a place', () => {
  it('is read from a link, with coordinates as they are written', () => {
    expect(read({ name: ' Harbour ', address: 'Pier 3,\nBerlin', ...BERLIN })).toEqual({
      place: { name: 'Harbour', address: 'Pier 3, Berlin', position: BERLIN },
      isPositionWrong: false,
    });
  });

  it.each([
    ['90', '180'],
    ['-90', '-180'],
    ['0', '-0'],
    ['-33.8688197', '151.2092955'],
  ])('%s, %s is in the world', (latitude, longitude) => {
    expect(read({ latitude, longitude }).place?.position).toEqual({ latitude, longitude });
  });

  it.each([
    ['90.1', '0'],
    ['0', '180.00001'],
    ['1e1', '0'],
    ['0x1', '0'],
    ['52,52', '13'],
    ['NaN', 'Infinity'],
    ['52.52', ''],
    ['', '13.4'],
    ['+1', '1'],
    ['<b>1</b>', '1'],
  ])('%s, %s is not: the coordinates are left out', (latitude, longitude) => {
    expect(read({ name: 'Harbour', latitude, longitude })).toEqual({
      place: { name: 'Harbour', address: '', position: undefined },
      isPositionWrong: true,
    });
  });

  it('without any text or coordinates is none', () => {
    expect(read({})).toEqual({ place: undefined, isPositionWrong: false });
    expect(read({ name: '\u200B\u202E ', latitude: '91', longitude: '0' }).place).toBeUndefined();
  });

  it('of a stranger stays in its line: nothing invisible, no piled marks, no end of length', () => {
    const name = `a\u202Eb\u0000c ${'\u0301'.repeat(40)}`;
    expect(read({ name }).place?.name).toBe('abc \u0301\u0301\u0301');
    expect(read({ address: '𝒳'.repeat(500) }).place?.address).toBe(`${'𝒳'.repeat(240)}…`);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const shown = read({ name: text }).place?.name ?? '';
        expect(shown.length).toBeLessThanOrEqual(162);
        expect(shown).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
      }),
    );
  });

  it('survives the way from one screen to another', () => {
    const place = { name: 'A & B', address: 'x=1?y#z', position: BERLIN };
    expect(readPlace(new URLSearchParams(placeText(place))).place).toEqual(place);
  });
});

it.each([...MARKUP_ATTACKS, ...ADDRESS_ATTACKS])('no text changes where maps lead: %j', (text) => {
  const place = { name: text, address: text, position: undefined };
  const page = new URL(mapPage(place));
  expect([page.host, page.pathname]).toEqual(['www.openstreetmap.org', '/search']);
  for (const isApple of [true, false])
    expect(mapLink(place, isApple)).toMatch(/^(?:geo:0,0\?q=|maps:\/\/\?q=)[\w%.!~*'()-]*$/u);
});

it('maps open at the coordinates', () => {
  const place = { name: 'Harbour', address: '', position: BERLIN };
  expect(mapPage(place)).toBe(
    'https://www.openstreetmap.org/?mlat=52.52&mlon=13.405#map=16/52.52/13.405',
  );
  expect(mapLink(place, false)).toBe('geo:52.52,13.405?q=52.52,13.405');
  expect(mapLink(place, true)).toBe('maps://?q=Harbour&ll=52.52,13.405');
});

it('a device is placed to a metre', () => {
  expect(toPosition(52.520_008, 13.404_954_2)).toEqual({
    latitude: '52.52001',
    longitude: '13.40495',
  });
  expect(toPosition(Number.NaN, 0)).toBeUndefined();
});

it('an address is written in the order of the language', () => {
  const parts = ['Pier 3', 'Berlin', 'Germany'];
  expect(addressLine(parts, 'en')).toBe('Pier 3, Berlin, Germany');
  expect(addressLine(['', 'ベルリン', 'ドイツ'], 'ja')).toBe('ドイツ ベルリン');
});
