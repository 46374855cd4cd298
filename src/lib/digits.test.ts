import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenStyle, LANGUAGE_NUMBERS, type NumberChoice } from '@/domain/format/number-style';
import { formatterFor } from '@/domain/format/numbers';
import {
  groupThousands,
  parseTypedNumber,
  readingOf,
  parseFieldText,
  readTypedAmount,
  toAsciiDigits,
  ungroupTyped,
} from './digits';

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

describe('parseFieldText', () => {
  it('is the number of a field, and nothing for text that the field has kept as typed', () => {
    expect(parseFieldText('1234.50', 2)).toBe('1234.5');
    for (const kept of ['1234.567', 'x', '']) expect(parseFieldText(kept, 2)).toBeUndefined();
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
      ['1234567.5', '999', '1000.', '', '-5000', '1e3000', '1.2.3'].map((text) =>
        groupThousands(text),
      ),
    ).toEqual(['1,234,567.5', '999', '1,000.', '', '-5000', '1e3000', '1.2.3']);
  });
});

const { en, de, fr, es } = LANGUAGE_NUMBERS;

const LANGUAGES = ['en', 'zh', 'tw', 'jp', 'ko', 'th', 'vn', 'pt', 'it', 'es', 'de', 'fr'] as const;
const CHOICES: readonly NumberChoice[] = ['language', 'point', 'comma', 'space'];
const STYLES = LANGUAGES.flatMap((language) =>
  CHOICES.map((choice) => chosenStyle(LANGUAGE_NUMBERS[language], choice)),
);

describe('in a style', () => {
  it.each([
    // Both marks: the last is the decimal mark.
    ['1.234,56', '1234.56', '1234.56', '1234.56'],
    ['1,234.56', '1234.56', '1234.56', '1234.56'],
    ['1.234,567', '1234.567', '1234.567', '1234.567'],
    // A repeated mark groups.
    ['1.234.567', '1234567', '1234567', '1234567'],
    ['1,234,567', '1234567', '1234567', '1234567'],
    // One mark not before three digits: the decimal mark.
    ['1234,56', '1234.56', '1234.56', '1234.56'],
    ['1000.5', '1000.5', '1000.5', '1000.5'],
    ['1.5', '1.5', '1.5', '1.5'],
    ['1234,567', '1234.567', '1234.567', '1234.567'],
    ['0.125', '0.125', '0.125', '0.125'],
    // One mark before three digits: as the style groups.
    ['1,234', '1234', '1.234', '1.234'],
    ['1.234', '1.234', '1234', '1.234'],
    // Spaces group.
    ['1 234,5', '1234.5', '1234.5', '1234.5'],
    ['1\u202F234', '1234', '1234', '1234'],
  ])('%s is %s in English, %s in German, %s in French', (typed, ...read) => {
    expect([en, de, fr].map((style) => parseTypedNumber(typed, style))).toEqual(read);
  });

  it('a formatted number is parsed as itself', () => {
    const number = fc
      .tuple(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.stringMatching(/^\d{0,8}$/u))
      .map(([whole, fraction]) => (fraction === '' ? `${whole}` : `${whole}.${fraction}`));
    fc.assert(
      fc.property(number, fc.constantFrom(...STYLES), (plain, style) => {
        expect(parseTypedNumber(formatterFor(style).formatPrice(plain), style)).toBe(plain);
        expect(parseTypedNumber(groupThousands(plain, style), style)).toBe(plain);
        expect(ungroupTyped(groupThousands(plain, style), style)).toBe(
          plain.replace('.', style.decimal),
        );
      }),
    );
  });

  it('writes unfinished numbers, and no other text', () => {
    expect(
      ['1234567.5', '1000.', '1000', '12,3', ''].map((text) => groupThousands(text, de)),
    ).toEqual(['1.234.567,5', '1.000,', '1.000', '12,3', '']);
    expect(groupThousands('1000', es)).toBe('1000');
  });
});

describe('readingOf', () => {
  const reading = (typed: string, style: typeof en, decimals: number) =>
    readingOf(typed, readTypedAmount(typed, decimals, style), decimals, style);

  it.each([
    ['1000.5', de, 2, '1.000,50'],
    ['1,234.56', de, 2, '1.234,56'],
    ['1.234', de, 2, '1.234,00'],
    ['1.234', de, 8, '1.234,00'],
    ['0.5', de, 2, '0,50'],
    ['1,234', en, 2, '1,234.00'],
    ['12,5', en, 2, '12.50'],
    ['1.234', fr, 8, '1,234'],
    ['1000.5', fr, 2, '1\u202F000,50'],
    ['100 USDT', en, 2, '100.00'],
  ])('says of %s what it is', (typed, style, decimals, shown) => {
    expect(reading(typed, style, decimals)).toBe(shown);
  });

  it.each([
    ['1.000,50', de, 2],
    ['1000,5', de, 2],
    ['1000', de, 2],
    ['1.234.567', de, 2],
    ['1 000,50', fr, 2],
    ['1,234.5', en, 2],
    ['1,234', en, 0],
    ['12.', en, 2],
    ['fifty', en, 2],
    ['', en, 2],
  ])('has nothing to say of %s', (typed, style, decimals) => {
    expect(reading(typed, style, decimals)).toBeUndefined();
  });
});
