import { isDeepStrictEqual } from 'node:util';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import { ErrorReply } from '@/api/generated/zod/schemas';
import contract from '../../api-spec/bundled.json';
import type { Backend } from '../handle';
import { OPERATION_IDS } from '../http/operations';
import { isFields, placeOf } from './contract';

const JSON_TYPE = 'application/json';

const ajv = new Ajv2020({
  strict: true,
  strictTypes: false,
  // The whole contract is one document, so ajv passes through its own keywords on the way to a schema.
  keywords: [...Object.keys(contract), 'x-evidence', 'x-groups'],
  formats: { email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/u },
});
ajv.addSchema(contract, 'contract', false, false);

const compiled = new Map<string, ValidateFunction>();

/** A validator for the schema at a JSON pointer of the contract: a second check, independent of the generated code. */
export const validatorAt = (pointer: string): ValidateFunction => {
  const known = compiled.get(pointer);
  if (known !== undefined) return known;
  const validate = ajv.compile({ $ref: `contract${pointer}` });
  compiled.set(pointer, validate);
  return validate;
};

/** JSON pointer of a call's reply schema. */
export const replyPointer = (id: OperationId): string => {
  const { path, method } = OPERATIONS[id];
  const keys = ['paths', path, method.toLowerCase(), 'responses', '200', 'content', JSON_TYPE];
  const { pointer } = placeOf(...keys);
  return `${pointer}/schema`;
};

const NOT_FOUND = { reply: ErrorReply, pointer: '#/components/schemas/ErrorReply' };

const operationOf = ({ method, url }: Request): OperationId | undefined => {
  const path = new URL(url).pathname.replace('/api', '');
  return OPERATION_IDS.find(
    (id) => OPERATIONS[id].path === path && OPERATIONS[id].method === method,
  );
};

const refusalKey = (body: unknown): unknown => {
  if (!isFields(body) || body['type'] === 'ok' || body['code'] === 1) return undefined;
  return body['code'] === undefined ? body['message'] : body['msg'];
};

const refusalProblems = (id: OperationId, body: unknown): readonly string[] => {
  const key = refusalKey(body);
  // Servers of the family send an empty list as the message of an empty result.
  if (key === undefined || isDeepStrictEqual(key, [])) return [];
  const announced: readonly unknown[] = OPERATIONS[id].errors;
  return announced.includes(key)
    ? []
    : [`refuses with ${JSON.stringify(key)}, which it does not announce`];
};

const shapeProblems = (
  {
    reply,
    pointer,
  }: { reply: (typeof OPERATIONS)[OperationId]['reply'] | typeof ErrorReply; pointer: string },
  body: unknown,
): readonly string[] => {
  const read = reply.safeParse(body);
  const validate = validatorAt(pointer);
  const valid = validate(body);
  return [
    ...(read.success
      ? []
      : read.error.issues.map((issue) => `zod: ${issue.path.join('.')} ${issue.message}`)),
    // zod strips fields that the contract does not name.
    ...(read.success && !isDeepStrictEqual(read.data, body)
      ? ['has a field that the contract does not name']
      : []),
    ...(valid
      ? []
      : (validate.errors ?? []).map(
          ({ instancePath, message }) => `ajv: ${instancePath} ${message}`,
        )),
  ];
};

/** Problems of a body as a reply of a call; empty if it is valid. */
export const bodyProblems = (id: OperationId, body: unknown): readonly string[] => [
  ...shapeProblems({ reply: OPERATIONS[id].reply, pointer: replyPointer(id) }, body),
  ...refusalProblems(id, body),
];

const bodyOf = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
};

/** Problems of a reply; empty for a valid reply and for a requested fault. */
const replyProblems = async (request: Request, response: Response): Promise<readonly string[]> => {
  if (response.type === 'error' || response.headers.has('x-mock-fault')) return [];
  const id = operationOf(request);
  const expected = id === undefined ? [404, 405] : [200];
  if (!expected.includes(response.status)) return [`answers with HTTP ${response.status}`];
  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith(JSON_TYPE)) return [`answers with ${type}`];
  const body = await bodyOf(response.clone());
  return id === undefined ? shapeProblems(NOT_FOUND, body) : bodyProblems(id, body);
};

/** Wraps a backend so that every reply is validated by the generated schema and by the contract itself. */
export const withContractGate = (backend: Backend): Backend => ({
  ...backend,
  handle: async (request) => {
    const response = await backend.handle(request.clone());
    const problems = await replyProblems(request, response);
    if (problems.length > 0)
      throw new Error(`${request.method} ${request.url} ${problems.join('; ')}`);
    return response;
  },
});
