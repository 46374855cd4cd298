/** The characters around the digits of a number. */
export interface NumberMarks {
  readonly decimal: '.' | ',';
  readonly group: ',' | '.' | '\u202F';
}

/** How numbers are written. Digits are Latin and the minus is U+2212 in every style. */
export interface NumberStyle extends NumberMarks {
  /** Fewest whole digits that are grouped. */
  readonly groupsFrom: 4 | 5;
  /** Before the percent sign. */
  readonly percentGap: '' | '\u00A0' | '\u202F';
}

/** `1,234.56`, `1.234,56` and `1 234,56` with a narrow no-break space. */
export const NUMBER_MARKS = {
  point: { decimal: '.', group: ',' },
  comma: { decimal: ',', group: '.' },
  space: { decimal: ',', group: '\u202F' },
} as const satisfies Readonly<Record<string, NumberMarks>>;

const POINT: NumberStyle = { ...NUMBER_MARKS.point, groupsFrom: 4, percentGap: '' };
const COMMA: NumberStyle = { ...NUMBER_MARKS.comma, groupsFrom: 4, percentGap: '' };

/**
 * The style of each language, by its code, as in CLDR. Thai has digits of its own, which its markets do not use. The space
 * before the percent sign is that of the language's texts.
 */
export const LANGUAGE_NUMBERS = {
  en: POINT,
  zh: POINT,
  tw: POINT,
  jp: POINT,
  ko: POINT,
  th: POINT,
  vn: COMMA,
  pt: COMMA,
  it: { ...COMMA, groupsFrom: 5 },
  es: { ...COMMA, groupsFrom: 5, percentGap: '\u00A0' },
  de: { ...COMMA, percentGap: '\u00A0' },
  fr: { ...NUMBER_MARKS.space, groupsFrom: 4, percentGap: '\u202F' },
} as const satisfies Readonly<Record<string, NumberStyle>>;

/** What the user chose: the marks of the language, or these. */
export type NumberChoice = 'language' | keyof typeof NUMBER_MARKS;

/** The style of a choice. Chosen marks group from four digits on; the percent sign stays as the language has it. */
export const chosenStyle = (style: NumberStyle, choice: NumberChoice): NumberStyle =>
  choice === 'language' ? style : { ...style, ...NUMBER_MARKS[choice], groupsFrom: 4 };

/** Whole digits with group marks. */
export const groupDigits = (digits: string, { group, groupsFrom }: NumberStyle): string =>
  digits.length < groupsFrom ? digits : digits.replace(/\B(?=(?:\d{3})+(?!\d))/gu, group);
