import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import { readFields } from '../http/decode';
import { fieldPlace, requestPlace } from './contract-walk';
import type { Fields } from './fields';
import type { Manner } from './manner';
import { languageOf } from './requests';
import { isUnknownField } from './write-reply';

/** The fields that a server reads: no addition of ours, nothing that its tables take away. */
const readBy = (id: OperationId, fields: Fields, manner: Manner): Fields => {
  const place = requestPlace(id);
  const known = Object.fromEntries(
    Object.entries(fields).filter(([key]) => !isUnknownField(fieldPlace(place, key), 'additions')),
  );
  return manner.requests
    .filter(({ calls }) => calls.includes(id))
    .reduce<Fields>((before, { read }) => read(before), {
      ...known,
      lang: languageOf(fields, manner),
    });
};

/** The fields of a form with a file, of which only the language is read here; none of one that is broken. */
const filesFieldsOf = async (request: Request): Promise<Fields> => {
  try {
    return await readFields(request.clone(), true);
  } catch {
    return {};
  }
};

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** A request as a server of this manner reads it, and its fields as they were sent. */
export const readRequest = async (
  id: OperationId,
  request: Request,
  manner: Manner,
): Promise<{ readonly request: Request; readonly fields: Fields }> => {
  const headers = new Headers(request.headers);
  // 18, additions: no server of the family knows the key of a repeated command.
  headers.delete('idempotency-key');
  headers.delete('content-length');
  if (OPERATIONS[id].multipart) {
    const fields = await filesFieldsOf(request);
    return { request: new Request(request, { headers }), fields };
  }
  const fields = await readFields(request, false);
  const read = readBy(id, fields, manner);
  const { method, signal } = request;
  const url = new URL(request.url);
  url.search = '';
  if (method === 'GET') {
    for (const [key, value] of Object.entries(read)) url.searchParams.set(key, textOf(value));
    return { request: new Request(url, { method, headers, signal }), fields };
  }
  headers.set('content-type', 'application/json');
  const body = JSON.stringify(read);
  return { request: new Request(url, { method, headers, body, signal }), fields };
};
