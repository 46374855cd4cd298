import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import type { Bench } from '@mocks/testing/gated-backend';

const ROOT = 'http://mock.invalid/api';

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** Sends a raw body. Without `type`, its content type follows from the body. */
export const sendBody = async (
  { backend, caller }: Bench,
  id: OperationId,
  type: string | undefined,
  body: BodyInit,
  extra: Readonly<Record<string, string>> = {},
): Promise<unknown> => {
  const token = caller.token();
  const headers = {
    ...(type === undefined ? {} : { 'content-type': type }),
    ...(token === undefined ? {} : { authorization: token }),
    ...extra,
  };
  const { method, path } = OPERATIONS[id];
  const response = await backend.handle(new Request(`${ROOT}${path}`, { method, headers, body }));
  return response.json();
};

const formOf = (fields: Readonly<Record<string, unknown>>): FormData => {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields))
    form.set(key, value instanceof Blob ? value : asText(value));
  return form;
};

/** Sends the fields of a call in the encoding of its method; the reply is validated. */
export const sendFields = async (
  bench: Bench,
  id: OperationId,
  fields: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> => {
  const { method, path, multipart } = OPERATIONS[id];
  if (multipart) return sendBody(bench, id, undefined, formOf(fields), headers);
  if (method !== 'GET')
    return sendBody(bench, id, 'application/json', JSON.stringify(fields), headers);
  const query = new URLSearchParams(
    Object.entries(fields).map(([key, value]): [string, string] => [key, asText(value)]),
  );
  return bench.caller.get(`${path.slice(1)}?${query.toString()}`);
};
