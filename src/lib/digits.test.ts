import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupThousands, parseTypedNumber, readTypedAmount, toAsciiDigits } from './digits';

/** The digits of a text, in order. */
const digits = (text: string): string => text.replace(/\D/gu, '');

describe('toAsciiDigits', () => {
  it('converts full-width and Thai digits and marks to ASCII, one for one', () => {
    expect(toAsciiDigits('１２３．４５')).toBe('123.45');
    expect(toAsciiDigits('๑๒，๓')).toBe('12,3');
  });
});

describe('parseTypedNumber', () => {
  it.each([
    ['100', '100'],
    ['1,5', '1.5'],
    ['0,125', '0.125'],
    ['1.234,5', '1234.5'],
    ['1,234.5', '1234.5'],
    ['1,234', '1234'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['1 234,50', '1234.50'],
    ['１２３．４', '123.4'],
    ['.5', '0.5'],
  ])('parses %s as %s', (typed, plain) => {
    expect(parseTypedNumber(typed)).toBe(plain);
  });

  it.each([
    ['50 USDT', '50'],
    ['USDT 1,250.75', '1250.75'],
    ['$100', '100'],
    ['US$ 1,000', '1000'],
    ['€1.234,50', '1234.50'],
    ['100元', '100'],
    ['250 円', '250'],
    ['12,5 EUR', '12.5'],
  ])('strips the currency of %s', (typed, plain) => {
    expect(parseTypedNumber(typed)).toBe(plain);
  });

  it('ignores direction marks and non-breaking spaces', () => {
    expect(parseTypedNumber('\u200F100\u200E')).toBe('100');
    expect(parseTypedNumber('\u202B1\u00A0234,5\u202C')).toBe('1234.5');
  });

  it.each([
    '',
    'abc',
    '.',
    ',',
    '-3',
    '-50',
    '\u221250',
    '(50)',
    '1e3',
    '1e5',
    '0x10',
    '3k',
    '3万',
  ])('refuses "%s"', (typed) => {
    expect(parseTypedNumber(typed)).toBeUndefined();
  });

  it.each([
    '1,2,3',
    '1.2.3',
    '1,23.4',
    '1 2',
    '1,234,5',
    '1/2',
    '50%',
    '100-200',
    '5 mio',
    '10 20 USDT',
  ])('refuses "%s"', (typed) => {
    expect(parseTypedNumber(typed)).toBeUndefined();
  });
});

describe('an infinite number', () => {
  it('is invalid, and is left unchanged', () => {
    const longest = `1${'0'.repeat(63)}`;
    expect(parseTypedNumber(longest)).toBe(longest);
    expect(parseTypedNumber(`${longest}0`)).toBeUndefined();
    expect(readTypedAmount(`${longest}0`, 2)).toBe(`${longest}0`);
    expect(groupThousands(`${longest}0`)).toBe(`${longest}0`);
  });
});

describe('readTypedAmount', () => {
  it('returns plain decimal text for an amount', () => {
    expect(readTypedAmount(' 1,234.50 USDT', 2)).toBe('1234.50');
    expect(readTypedAmount('12,', 2)).toBe('12.');
  });

  it.each(['-50', '1e3', 'fifty', '12.345', '1.234'])('returns the typed text for %s', (typed) => {
    expect(readTypedAmount(typed, 2)).toBe(typed);
  });

  it('never changes the typed digits', () => {
    const text = fc.stringMatching(/^[\d.,\-+e $元]{0,12}$/u);
    fc.assert(
      fc.property(text, (typed) => {
        const read = readTypedAmount(typed, 2);
        expect([digits(typed), `0${digits(typed)}`]).toContain(digits(read));
      }),
    );
  });
});

describe('groupThousands', () => {
  it('groups numbers, and leaves other text unchanged', () => {
    expect(
      ['1234567.5', '999', '1000.', '', '-5000', '1e3000', '1.2.3'].map(groupThousands),
    ).toEqual(['1,234,567.5', '999', '1,000.', '', '-5000', '1e3000', '1.2.3']);
  });
});
