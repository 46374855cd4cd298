import { describe, expect, it } from 'vitest';
import { isIban, normaliseIban } from './iban';

describe('an IBAN', () => {
  it.each([
    // Examples of the registry of ISO 13616.
    'DE89370400440532013000',
    'GB29NWBK60161331926819',
    'FR1420041010050500013M02606',
    'NO9386011117947',
    'MT84MALT011000012345MTLCAST001S',
  ])('with right check digits: %s', (iban) => {
    expect(isIban(iban)).toBe(true);
  });

  it('worked out by hand: NL 91 ABNA 0417164300', () => {
    // ABNA0417164300NL91 is 10 11 23 10 0417164300 23 21 91: 101123100417164300232191 = 97 × 1042506189867673198270 + 1.
    expect(isIban('NL91ABNA0417164300')).toBe(true);
    expect(isIban('NL92ABNA0417164300')).toBe(false);
  });

  it.each([
    // Two digits exchanged, one wrong, one lost, lower case, too short.
    'DE89370400440532013003',
    'DE98370400440532013000',
    'DE8937040044053201300',
    'de89370400440532013000',
    'DE89',
    '',
  ])('is wrong: %s', (iban) => {
    expect(isIban(iban)).toBe(false);
  });

  it('is typed in groups', () => {
    expect(normaliseIban(' de89 3704 0044 0532 0130 00 ')).toBe('DE89370400440532013000');
  });
});
