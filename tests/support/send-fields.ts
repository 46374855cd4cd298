import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import type { Bench } from '@mocks/testing/gated-backend';

const ROOT = 'http://mock.invalid/api';

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** Sends the fields of a call as its method wants them; the reply goes through the gate. */
export const sendFields = (
  { caller }: Bench,
  id: OperationId,
  fields: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> => {
  const { method, path } = OPERATIONS[id];
  if (method === 'POST') return caller.post(path.slice(1), fields);
  const query = new URLSearchParams(
    Object.entries(fields).map(([key, value]): [string, string] => [key, asText(value)]),
  );
  return caller.get(`${path.slice(1)}?${query.toString()}`);
};

/** Sends a body as it stands. */
export const sendBody = async (
  { backend, caller }: Bench,
  id: OperationId,
  type: string,
  body: BodyInit,
): Promise<unknown> => {
  const token = caller.token();
  const headers = {
    'content-type': type,
    ...(token === undefined ? {} : { authorization: token }),
  };
  const response = await backend.handle(
    new Request(`${ROOT}${OPERATIONS[id].path}`, { method: 'POST', headers, body }),
  );
  return response.json();
};
