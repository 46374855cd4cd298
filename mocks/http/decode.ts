import type { ZodMiniType } from 'zod/mini';
import { Refusal } from '../engine/refusal';
import { bodyTexts } from './body-texts';

const MAX_BODY_CHARACTERS = 100_000;
const INTEGER = /^-?\d{1,16}$/u;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parseJson = (text: string): Fields => {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    if (isFields(value)) return value;
  } catch {
    // Falls through: broken JSON is a wrong parameter like any other.
  }
  throw new Refusal('parameter_wrong');
};

const parseMultipart = async (request: Request): Promise<Fields> => {
  try {
    return Object.fromEntries(await request.formData());
  } catch {
    // A body that is cut off, or whose type names no boundary.
    throw new Refusal('parameter_wrong');
  }
};

/**
 * The fields of a request: query of a GET; JSON or form body of the others, or the parts of a form with files where
 * `multipart` says that the call takes one. Throws `parameter_wrong` for a body of another kind.
 */
export const readFields = async (request: Request, multipart: boolean): Promise<Fields> => {
  if (request.method === 'GET') return Object.fromEntries(new URL(request.url).searchParams);
  const type = request.headers.get('content-type') ?? '';
  if (multipart) return parseMultipart(request);
  const text = await request.text();
  bodyTexts.set(request, text);
  if (text.length > MAX_BODY_CHARACTERS) throw new Refusal('parameter_wrong');
  if (type.startsWith('application/json')) return parseJson(text);
  if (type === '' || type.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  throw new Refusal('parameter_wrong');
};

/** Query and form carry text only: where the schema wants a number, integer text becomes one. */
const withNumbers = (
  fields: Fields,
  issues: readonly { readonly path: readonly PropertyKey[] }[],
): Fields => {
  const wanted = new Set(issues.map(({ path }) => path[0]));
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) =>
      wanted.has(key) && typeof value === 'string' && INTEGER.test(value)
        ? [key, Number(value)]
        : [key, value],
    ),
  );
};

/** The fields in the contract's shape. Throws `parameters_missing` if one is absent, `parameter_wrong` if one does not fit. */
export const checkFields = (schema: ZodMiniType | undefined, fields: Fields): unknown => {
  if (schema === undefined) return undefined;
  const first = schema.safeParse(fields);
  if (first.success) return first.data;
  const second = schema.safeParse(withNumbers(fields, first.error.issues));
  if (second.success) return second.data;
  const missing = second.error.issues.some(({ path }) => !Object.hasOwn(fields, String(path[0])));
  throw new Refusal(missing ? 'parameters_missing' : 'parameter_wrong');
};
