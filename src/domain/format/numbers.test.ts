import { afterEach, describe, expect, it } from 'vitest';
import { LANGUAGE_TABLE } from '@locales/languages';
import { chosenStyle, LANGUAGE_NUMBERS, type NumberChoice } from './number-style';
import {
  formatAmount,
  formatCompact,
  formatPercent,
  formatPrice,
  formatRate,
  formatSignedRate,
  formatSignedAmount,
  formatterFor,
  numberStyle,
  setNumberStyle,
  trendOf,
} from './numbers';

describe('amounts', () => {
  it.each([
    ['1234.567', '1,234.56'],
    ['0.999', '0.99'],
    ['-0.009', '0.00'],
    ['-1234567.891', '\u22121,234,567.89'],
    ['99999999999999999999.999', '99,999,999,999,999,999,999.99'],
    ['5', '5.00'],
    ['', '--'],
    ['1e5', '--'],
  ])('truncates %s to %s', (value, shown) => {
    expect(formatAmount(value)).toBe(shown);
  });

  it('add the sign of a gain or loss, and none for zero', () => {
    expect(formatSignedAmount('85')).toBe('+85.00');
    expect(formatSignedAmount('-100')).toBe('\u2212100.00');
    expect(formatSignedAmount('0.001')).toBe('0.00');
    expect(formatSignedAmount(undefined)).toBe('--');
  });
});

describe('prices and percents', () => {
  it('keep the decimals of the pair', () => {
    expect(formatPrice('67123.40')).toBe('67,123.40');
    expect(formatPrice('0.00001118')).toBe('0.00001118');
    expect(formatPrice('67123.456', 1)).toBe('67,123.4');
  });

  it('add a sign to a change and none to a rate', () => {
    expect(formatPercent('+2.1456')).toBe('+2.14%');
    expect(formatPercent('-0.82')).toBe('\u22120.82%');
    expect(formatPercent('0')).toBe('0.00%');
    expect(formatRate('85.0000')).toBe('85%');
    expect(formatRate('0.2')).toBe('0.2%');
    expect(formatSignedRate('5')).toBe('+5%');
    expect(formatSignedRate('-5')).toBe('−5%');
  });

  it('truncates volumes when shortening, without rounding', () => {
    expect(formatCompact('1249999')).toBe('1.24M');
    expect(formatCompact('999.999')).toBe('999.99');
    expect(formatCompact('3100000000')).toBe('3.10B');
    expect(formatCompact('1000')).toBe('1.00K');
  });

  it('derives a trend from the sign', () => {
    expect([trendOf('+1.2'), trendOf('-0.1'), trendOf('0.00'), trendOf('x')]).toEqual([
      'up',
      'down',
      'flat',
      'flat',
    ]);
  });
});

type Shown = readonly [large: string, four: string, loss: string, change: string, rate: string];

/** A no-break space, and a narrow one. */
const [GAP, NARROW] = ['\u00A0', '\u202F'];

const POINT: Shown = ['53,267.29', '1,234.50', '−1,234,567.89', '+2.14%', '0.2%'];
const COMMA: Shown = ['53.267,29', '1.234,50', '−1.234.567,89', '+2,14%', '0,2%'];

const shownIn = (style: Parameters<typeof formatterFor>[0]): Shown => {
  const write = formatterFor(style);
  return [
    write.formatPrice('53267.29'),
    write.formatAmount('1234.5'),
    write.formatSignedAmount('-1234567.899'),
    write.formatPercent('2.149'),
    write.formatRate('0.20'),
  ];
};

describe('a language', () => {
  it.each<readonly [keyof typeof LANGUAGE_NUMBERS, Shown]>([
    ['en', POINT],
    ['zh', POINT],
    ['tw', POINT],
    ['jp', POINT],
    ['ko', POINT],
    ['th', POINT],
    ['vn', COMMA],
    ['pt', COMMA],
    // Four digits stay together.
    ['it', ['53.267,29', '1234,50', '−1.234.567,89', '+2,14%', '0,2%']],
    ['es', ['53.267,29', '1234,50', '−1.234.567,89', `+2,14${GAP}%`, `0,2${GAP}%`]],
    ['de', ['53.267,29', '1.234,50', '−1.234.567,89', `+2,14${GAP}%`, `0,2${GAP}%`]],
    [
      'fr',
      [
        `53${NARROW}267,29`,
        `1${NARROW}234,50`,
        `−1${NARROW}234${NARROW}567,89`,
        `+2,14${NARROW}%`,
        `0,2${NARROW}%`,
      ],
    ],
  ])('%s writes its numbers', (language, shown) => {
    expect(shownIn(LANGUAGE_NUMBERS[language])).toEqual(shown);
  });

  it.each<readonly [keyof typeof LANGUAGE_NUMBERS, NumberChoice, Shown]>([
    ['de', 'language', shownIn(LANGUAGE_NUMBERS.de)],
    ['de', 'point', ['53,267.29', '1,234.50', '−1,234,567.89', `+2.14${GAP}%`, `0.2${GAP}%`]],
    ['en', 'comma', COMMA],
    ['it', 'comma', COMMA],
    [
      'en',
      'space',
      [`53${NARROW}267,29`, `1${NARROW}234,50`, `−1${NARROW}234${NARROW}567,89`, '+2,14%', '0,2%'],
    ],
  ])('%s writes them with the marks chosen (%s)', (language, choice, shown) => {
    expect(shownIn(chosenStyle(LANGUAGE_NUMBERS[language], choice))).toEqual(shown);
  });

  // 1,249,999 and 3,100,000,000 in the units of the language: a German billion is a thousand times the English one.
  it.each<readonly [keyof typeof LANGUAGE_NUMBERS, string, string]>([
    ['en', '1.24M', '3.10B'],
    ['zh', '124.99万', '31.00亿'],
    ['tw', '124.99萬', '31.00億'],
    ['jp', '124.99万', '31.00億'],
    ['ko', '124.99만', '31.00억'],
    ['th', '1.24M', '3.10B'],
    ['vn', `1,24${GAP}Tr`, `3,10${GAP}T`],
    ['pt', `1,24${GAP}mi`, `3,10${GAP}bi`],
    ['es', `1,24${GAP}M`, `3100,00${GAP}M`],
    ['it', `1,24${GAP}Mln`, `3,10${GAP}Mld`],
    ['de', `1,24${GAP}Mio.`, `3,10${GAP}Mrd.`],
    ['fr', `1,24${GAP}M`, `3,10${GAP}Md`],
  ])('%s shortens volumes in its own units', (language, millions, billions) => {
    const { formatCompact: short } = formatterFor(
      LANGUAGE_NUMBERS[language],
      LANGUAGE_TABLE[language].tag,
    );
    expect([short('1249999'), short('3100000000')]).toEqual([millions, billions]);
  });

  it('groups the digits before a unit as in any number', () => {
    const { formatCompact: korean } = formatterFor(LANGUAGE_NUMBERS.ko, 'ko');
    const { formatCompact: spanish } = formatterFor(LANGUAGE_NUMBERS.es, 'es');
    expect([korean('74638412'), spanish('7463841200')]).toEqual(['7,463.84만', `7463,84${GAP}M`]);
  });

  it('keeps its units with the marks of another', () => {
    const { formatCompact: short } = formatterFor(chosenStyle(LANGUAGE_NUMBERS.de, 'point'), 'de');
    expect(short('1249999')).toBe(`1.24${GAP}Mio.`);
  });

  it('never rounds a long number', () => {
    expect(formatterFor(LANGUAGE_NUMBERS.fr).formatPrice('12345678901234567890.123456789')).toBe(
      `12${NARROW}345${NARROW}678${NARROW}901${NARROW}234${NARROW}567${NARROW}890,123456789`,
    );
  });
});

describe('the style of the page', () => {
  const before = numberStyle();
  afterEach(() => setNumberStyle(before));

  it('is English until it is set', () => {
    expect(formatAmount('1234.5')).toBe('1,234.50');
    setNumberStyle(LANGUAGE_NUMBERS.de);
    expect(formatAmount('1234.5')).toBe('1.234,50');
    expect(formatPercent('-0.5')).toBe(`−0,50${GAP}%`);
  });
});
