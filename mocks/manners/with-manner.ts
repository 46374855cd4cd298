import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import { Refusal } from '../engine/refusal';
import type { Backend } from '../handle';
import { OPERATION_IDS } from '../http/operations';
import { openCodeSessions, type CodeSessions } from './code-session';
import { isOwnCall } from './contract-walk';
import { isFields, type Fields } from './fields';
import type { Manner } from './manner';
import { readRequest } from './read-request';
import { languageOf } from './requests';
import { sentenceOf } from './sentences';
import { writeReply } from './write-reply';

const operationOf = ({ method, url }: Request): OperationId | undefined => {
  const path = new URL(url).pathname.replace(/^\/api/u, '');
  return OPERATION_IDS.find(
    (id) => OPERATIONS[id].method === method && OPERATIONS[id].path === path,
  );
};

/** What the framework answers where there is no route (backend-facts.md, section 12). */
const noRoute = (): Response =>
  new Response('<!DOCTYPE html><title>Not Found</title><h1>404</h1>', {
    status: 404,
    headers: { 'content-type': 'text/html; charset=UTF-8' },
  });

/** A call by which a server of the family asks for verification: 998 in place of an error with a key. */
const VERIFICATION = 'real_name_required';

/** A refusal as sentences in the language asked for. A key without a sentence is sent as it is. */
const writeRefusal = async (body: Fields, language: string): Promise<Fields> => {
  const { type, code, message, msg } = body;
  const key = code === undefined ? message : msg;
  if (typeof key !== 'string') return body;
  const text = await sentenceOf(key, language);
  if (code !== undefined) return { ...body, msg: text };
  return { type: key === VERIFICATION ? '998' : type, message: text };
};

const refuse = async (message: string, language: string): Promise<Response> =>
  Response.json(await writeRefusal({ type: 'error', message }, language));

const isSuccess = ({ type, code }: Fields): boolean => type === 'ok' || code === 1;

/** A body of the mock in a manner; texts by which a command says that it is done become sentences as well. */
const writeBody = async (
  id: OperationId,
  body: Fields,
  manner: Manner,
  language: string,
): Promise<Fields> => {
  if (!isSuccess(body)) return writeRefusal(body, language);
  const written = writeReply(id, body, manner);
  const { message } = written;
  return typeof message === 'string'
    ? { ...written, message: await sentenceOf(message, language) }
    : written;
};

/** Headers that servers of the family do not send. */
const OWN_HEADERS = ['x-server-time', 'x-idempotency', 'x-account-mode', 'x-mock'] as const;

const respond = (body: unknown, { status, headers }: Response, cookie?: string): Response => {
  const sent = new Headers(headers);
  for (const name of OWN_HEADERS) sent.delete(name);
  if (cookie !== undefined) sent.set('set-cookie', cookie);
  return new Response(JSON.stringify(body), { status, headers: sent });
};

const parsed = async (response: Response): Promise<unknown> => {
  try {
    return await response.clone().json();
  } catch {
    return undefined;
  }
};

/** The key of the refusal of a request that cannot be read. Rethrows any other error. */
const unreadable = (error: unknown): string => {
  if (error instanceof Refusal) return error.key;
  // Nested deeper than JSON can be written.
  if (error instanceof RangeError) return 'parameter_wrong';
  throw error;
};

const answer = async (
  backend: Backend,
  manner: Manner,
  sessions: CodeSessions,
  { id, asked, gone }: { id: OperationId; asked: Request; gone: AbortSignal },
): Promise<Response> => {
  const read = await readRequest(id, asked, manner).catch(unreadable);
  if (typeof read === 'string') return refuse(read, languageOf({}, manner));
  const { request, fields } = read;
  const language = languageOf(fields, manner);
  if (sessions.isForeign(id, fields, asked.headers))
    return refuse('verification_code_wrong', language);
  const response = await backend.handle(request, gone);
  const body = response.type === 'error' ? undefined : await parsed(response);
  // A fault that broke the reply stays as it is.
  if (!isFields(body)) return response;
  const written = await writeBody(id, body, manner, language);
  return respond(written, response, sessions.cookieAfter(id, asked.headers));
};

/** The backend behind the manners of a real server. Its world, its faults and its log are unchanged. */
export const withManner = (backend: Backend, manner: Manner): Backend => {
  const sessions = openCodeSessions();
  return {
    ...backend,
    handle: async (asked, gone = asked.signal) => {
      const id = operationOf(asked);
      const isKnown = id !== undefined && (!isOwnCall(id) || manner.hasCalls.includes(id));
      return isKnown ? answer(backend, manner, sessions, { id, asked, gone }) : noRoute();
    },
  };
};
