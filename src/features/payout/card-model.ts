import * as zod from 'zod/mini';
import { normalisePersonName, PERSON_NAME_LENGTH } from '@/domain/account/person-name';
import { normaliseIban } from '@/domain/account/iban';
import { toAsciiDigits } from '@/lib/digits';

/** Longest texts, in characters (api-spec/paths/payout.yaml), with room for spaces that are removed. */
export const CARD_LENGTHS = {
  holder: PERSON_NAME_LENGTH,
  bank: 100,
  number: 60,
  branch: 100,
  place: 200,
  swift: 30,
  iban: 50,
} as const;

const NUMBER = /^[0-9A-Za-z-]{4,40}$/u;
const SWIFT = /^[0-9A-Z-]{3,20}$/u;
const IBAN = /^[0-9A-Z]{15,34}$/u;

/** Validation errors of the form of a card. */
export type CardIssue =
  | 'holderRequired'
  | 'bankRequired'
  | 'numberRequired'
  | 'numberInvalid'
  | 'swiftInvalid'
  | 'ibanInvalid';

const issue = (code: CardIssue) => ({ error: code });

const withoutSpaces = (typed: string): string =>
  toAsciiDigits(typed.normalize('NFKC')).replace(/\s/gu, '');

const trimmed = zod.string().check(zod.overwrite((typed) => typed.trim()));

const isEmptyOr = (form: RegExp) => (text: string) => text === '' || form.test(text);

/** Validates the form. Wrong check digits of an IBAN are warned about, not refused. */
export const cardSchema = zod.object({
  holder: zod
    .string()
    .check(zod.overwrite(normalisePersonName), zod.minLength(1, issue('holderRequired'))),
  bank: zod.string().check(
    zod.overwrite((typed) => typed.trim()),
    zod.minLength(1, issue('bankRequired')),
  ),
  number: zod
    .string()
    .check(
      zod.overwrite(withoutSpaces),
      zod.minLength(1, issue('numberRequired')),
      zod.regex(NUMBER, issue('numberInvalid')),
    ),
  branch: trimmed,
  place: trimmed,
  swift: zod.string().check(
    zod.overwrite((typed) => withoutSpaces(typed).toUpperCase()),
    zod.refine(isEmptyOr(SWIFT), issue('swiftInvalid')),
  ),
  iban: zod.string().check(
    zod.overwrite((typed) => normaliseIban(withoutSpaces(typed))),
    zod.refine(isEmptyOr(IBAN), issue('ibanInvalid')),
  ),
});

/** Values of the form. */
export type CardValues = zod.infer<typeof cardSchema>;

/** The empty form; `holder` is the verified name. */
export const emptyCard = (holder: string): CardValues => ({
  holder,
  bank: '',
  number: '',
  branch: '',
  place: '',
  swift: '',
  iban: '',
});
