import { fromExponent, fromJsonNumber } from '@/domain/money/decimal';
import { parseInteger } from '@/domain/format/numbers';

/** What real servers put where the contract wants something else, and what it means there. */
export interface ValueFold {
  readonly name: string;
  /** The contract's form of `value`, `undefined` where this row does not apply. `null` in the result means: absent. */
  readonly fold: (
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

/** In this order; the first row that applies counts. Evidence: backend-facts.md, "How the contract uses the marks", sections 12 and 15. */
export const VALUE_FOLDS: readonly ValueFold[] = [
  {
    name: 'a decimal as a JSON number',
    fold: (value, expected) =>
      expected === 'string' && typeof value === 'number' && isFinite(value)
        ? { value: fromJsonNumber(value) }
        : undefined,
  },
  {
    name: 'a decimal with an exponent',
    fold: (value, expected) => {
      const plain =
        typeof value === 'string' && expected === undefined ? fromExponent(value) : undefined;
      return plain === undefined ? undefined : { value: plain };
    },
  },
  {
    name: 'an integer as text',
    fold: (value, expected) => {
      const integer =
        typeof value === 'string' && (isNumeric(expected) || expected === undefined)
          ? parseInteger(value)
          : undefined;
      return integer === undefined ? undefined : { value: integer };
    },
  },
  {
    name: 'a yes or no as a boolean',
    fold: (value, expected) =>
      typeof value === 'boolean' && (isNumeric(expected) || expected === undefined)
        ? { value: value ? 1 : 0 }
        : undefined,
  },
  {
    name: 'JSON as text',
    fold: (value, expected) => {
      if (typeof value !== 'string' || (expected !== 'array' && expected !== 'object'))
        return undefined;
      const parsed = parseJson(value);
      return typeof parsed === 'object' && parsed !== null ? { value: parsed } : undefined;
    },
  },
  {
    name: 'an empty list as nothing, null or an empty object',
    fold: (value, expected) => (expected === 'array' && isEmpty(value) ? { value: [] } : undefined),
  },
  {
    name: 'a list as an object: numbered keys, or one row alone',
    fold: (value, expected) => {
      if (expected !== 'array' || !isRecord(value)) return undefined;
      const isNumbered = Object.keys(value).every((key) => parseInteger(key) !== undefined);
      return { value: isNumbered ? Object.values(value) : [value] };
    },
  },
  {
    name: 'an object as a list of one, or as nothing',
    fold: (value, expected) => {
      if (expected !== 'object') return undefined;
      if (isEmpty(value)) return { value: {} };
      return Array.isArray(value) && value.length === 1 ? { value: value[0] } : undefined;
    },
  },
  {
    name: 'an absent field as null',
    fold: (value) => (value === null ? { value: null } : undefined),
  },
];
