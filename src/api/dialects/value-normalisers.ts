import { fromExponent, fromJsonNumber } from '@/domain/money/decimal';
import { parseInteger } from '@/domain/format/numbers';

/** A known way in which servers write a value differently from the contract. */
export interface ValueNormaliser {
  readonly name: string;
  /** The contract's form of `value`; `undefined` if this rule does not apply. A result of `null` removes the field. */
  readonly normalise: (
    value: unknown,
    expected: string | undefined,
  ) => { readonly value: unknown } | undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNumeric = (expected: string | undefined): boolean =>
  expected === 'number' || expected === 'int';

const isEmpty = (value: unknown): boolean =>
  value === '' ||
  value === null ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.keys(value).length === 0);

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The first rule that applies wins. Evidence: backend-facts.md, "How the contract uses the marks", sections 12 and 15. */
export const VALUE_NORMALISERS: readonly ValueNormaliser[] = [
  {
    name: 'a decimal as a JSON number',
    normalise: (value, expected) =>
      expected === 'string' && typeof value === 'number' && isFinite(value)
        ? { value: fromJsonNumber(value) }
        : undefined,
  },
  {
    name: 'a decimal with an exponent',
    normalise: (value, expected) => {
      const plain =
        typeof value === 'string' && expected === undefined ? fromExponent(value) : undefined;
      return plain === undefined ? undefined : { value: plain };
    },
  },
  {
    name: 'a decimal with more than 18 decimals',
    normalise: (value, expected) => {
      const [cut] =
        typeof value === 'string' && expected === undefined
          ? (/^-?\d+\.\d{18}(?=\d+$)/u.exec(value) ?? [])
          : [];
      return cut === undefined ? undefined : { value: cut };
    },
  },
  {
    name: 'an integer as text',
    normalise: (value, expected) => {
      const integer =
        typeof value === 'string' && (isNumeric(expected) || expected === undefined)
          ? parseInteger(value)
          : undefined;
      return integer === undefined ? undefined : { value: integer };
    },
  },
  {
    name: 'a yes or no as a boolean',
    normalise: (value, expected) =>
      typeof value === 'boolean' && (isNumeric(expected) || expected === undefined)
        ? { value: value ? 1 : 0 }
        : undefined,
  },
  {
    name: 'JSON as text',
    normalise: (value, expected) => {
      if (typeof value !== 'string' || (expected !== 'array' && expected !== 'object'))
        return undefined;
      const parsed = parseJson(value);
      return typeof parsed === 'object' && parsed !== null ? { value: parsed } : undefined;
    },
  },
  {
    name: 'an empty list as nothing, null or an empty object',
    normalise: (value, expected) =>
      expected === 'array' && isEmpty(value) ? { value: [] } : undefined,
  },
  {
    name: 'a list as an object: numbered keys, or one row alone',
    normalise: (value, expected) => {
      if (expected !== 'array' || !isRecord(value)) return undefined;
      const isNumbered = Object.keys(value).every((key) => parseInteger(key) !== undefined);
      return { value: isNumbered ? Object.values(value) : [value] };
    },
  },
  {
    name: 'an object as a list of one, or as nothing',
    normalise: (value, expected) => {
      if (expected !== 'object') return undefined;
      if (isEmpty(value)) return { value: {} };
      return Array.isArray(value) && value.length === 1 ? { value: value[0] } : undefined;
    },
  },
  {
    name: 'an absent field as null',
    normalise: (value) => (value === null ? { value: null } : undefined),
  },
];
