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
    // Broken JSON falls through to `parameter_wrong`, like any other bad body.
  }
  throw new Refusal('parameter_wrong');
};

const parseMultipart = async (request: Request): Promise<Fields> => {
  try {
    return Object.fromEntries(await request.formData());
  } catch {
    // The body is cut off, or its content type names no boundary.
    throw new Refusal('parameter_wrong');
  }
};

const readBody = async (request: Request, multipart: boolean): Promise<Fields> => {
  const type = (request.headers.get('content-type') ?? '').toLowerCase();
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

/**
 * Reads the fields of a request: the query, and except of a GET those of a JSON or form body, or the parts of a form with
 * files if `multipart`. A field of the body wins. Throws `parameter_wrong` for any other body.
 */
export const readFields = async (request: Request, multipart: boolean): Promise<Fields> => {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return request.method === 'GET' ? query : { ...query, ...(await readBody(request, multipart)) };
};

/** Query and form values are text: converts integer text where the schema expects a number. */
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

/**
 * Parses the fields with the contract's schema. Throws `parameters_missing` if one is absent, `parameter_wrong` if one
 * is invalid.
 */
export const checkFields = (schema: ZodMiniType | undefined, fields: Fields): unknown => {
  if (schema === undefined) return undefined;
  const first = schema.safeParse(fields);
  if (first.success) return first.data;
  const second = schema.safeParse(withNumbers(fields, first.error.issues));
  if (second.success) return second.data;
  const missing = second.error.issues.some(({ path }) => !Object.hasOwn(fields, String(path[0])));
  throw new Refusal(missing ? 'parameters_missing' : 'parameter_wrong');
};
