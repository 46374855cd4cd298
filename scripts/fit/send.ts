import { setTimeout } from 'node:timers/promises';
import { encodeRequest } from '@/api/client';
import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import type { Fields } from '@mocks/manners/fields';
import { explain, type Failure } from './explain';

/**
 * What came back: a body of JSON, or why there is none, with what to do next. `isSilent`: no reply at all came, or one that
 * says to go away.
 */
export type Answer =
  | { readonly kind: 'json'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'missing'; readonly why: string }
  | {
      readonly kind: 'failed';
      readonly why: string;
      readonly next?: string;
      readonly isSilent?: boolean;
      readonly isBusy?: boolean;
      readonly elsewhere?: string;
    };

/** How long a reply may take, and how long to wait when told to come back later, in milliseconds; how large it may be, in bytes. */
export interface Limits {
  readonly timeMs: number;
  readonly waitMs: number;
  readonly bytes: number;
}

/** A connection to the server. Cookies stay in memory and go to this origin alone. */
export interface Connection {
  readonly origin: string;
  readonly limits: Limits;
  readonly cookies: Map<string, string>;
  readonly headers: Set<string>;
}

const MOST_REDIRECTS = 3;
/** Statuses of a call that the server does not have (405: the path with another method). */
const MISSING: readonly number[] = [404, 405];
const TOO_MANY = 429;

const keepCookies = ({ cookies }: Connection, response: Response): void => {
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    if (at > 0) cookies.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim());
  }
};

/** The body as text; `undefined` if it is larger than the limit. Nothing beyond the limit is read. */
const readText = async (response: Response, bytes: number): Promise<string | undefined> => {
  if (response.body === null) return '';
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body) {
    size += part.byteLength;
    if (size > bytes) return undefined;
    parts.push(part);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
};

const failed = (why: string): Answer => ({ kind: 'failed', why });
const silent = (failure: Failure): Answer => ({ kind: 'failed', ...failure, isSilent: true });

/** Why a reply with JSON behind other text cannot be read. */
export const TEXT_BEFORE_JSON = 'text before the JSON, such as a notice of PHP';

/** How many brackets in a text are tried as the start of JSON. */
const MOST_STARTS = 20;
/** How messages of PHP begin, which may be in HTML; the page of a host begins otherwise. */
const PHP_MESSAGE = /^<(?:br|b|font|pre)\b/iu;

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** True if a text ends with JSON that is a list or an object. */
const endsWithJson = (text: string): boolean => {
  let starts = 0;
  for (const { index } of text.matchAll(/[[{]/gu)) {
    if (isJson(text.slice(index))) return true;
    starts += 1;
    if (starts === MOST_STARTS) break;
  }
  return false;
};

/** Why a text that is not JSON is no reply. */
const notJson = (status: number, text: string): Answer => {
  if (endsWithJson(text)) return failed(TEXT_BEFORE_JSON);
  if (PHP_MESSAGE.test(text)) return failed('not JSON: a message in HTML, as of PHP');
  if (text.startsWith('<'))
    return status === 200 ? { kind: 'missing', why: 'a page of HTML' } : failed(`status ${status}`);
  return failed(text === '' ? 'an empty body' : 'not JSON');
};

const parse = (status: number, text: string): Answer => {
  try {
    const body: unknown = JSON.parse(text);
    return { kind: 'json', status, body };
  } catch {
    return notJson(status, text.trimStart());
  }
};

/** Where a redirect leads: the next address, or why it is not followed. */
const nextOf = (
  { origin }: Connection,
  response: Response,
  at: { readonly url: URL; readonly method: string | undefined; readonly redirects: number },
): URL | Answer => {
  const { url, method, redirects } = at;
  const target = response.headers.get('location');
  if (target === null || !URL.canParse(target, url)) return failed('a redirect to nowhere');
  const next = new URL(target, url);
  if (next.origin !== origin)
    return {
      kind: 'failed',
      why: `a redirect to ${next.origin}, not followed`,
      elsewhere: next.origin,
    };
  if (method !== 'GET') return failed('a redirect of a POST, not followed');
  return redirects >= MOST_REDIRECTS ? failed('too many redirects') : next;
};

/** What a status says without its body; `undefined` if the body counts. */
const byStatus = ({ status }: Response): Answer | undefined => {
  if (MISSING.includes(status)) return { kind: 'missing', why: `status ${status}` };
  return status === TOO_MANY
    ? { kind: 'failed', why: 'status 429, too many requests', isSilent: true, isBusy: true }
    : undefined;
};

/** One request, with its redirects. A redirect is followed by a GET on the same origin alone. */
const exchange = async (
  connection: Connection,
  url: URL,
  init: RequestInit,
  redirects = 0,
): Promise<Answer> => {
  const { cookies, limits } = connection;
  const headers = new Headers(init.headers);
  if (cookies.size > 0)
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
  const response = await fetch(url, { ...init, headers, redirect: 'manual' });
  keepCookies(connection, response);
  for (const name of response.headers.keys()) connection.headers.add(name);
  if (response.status >= 300 && response.status < 400) {
    await response.body?.cancel();
    const next = nextOf(connection, response, { url, method: init.method, redirects });
    return next instanceof URL ? exchange(connection, next, init, redirects + 1) : next;
  }
  const said = byStatus(response);
  if (said !== undefined) {
    await response.body?.cancel();
    return said;
  }
  const text = await readText(response, limits.bytes);
  if (text === undefined) return failed(`more than ${limits.bytes} bytes`);
  return response.ok ? parse(response.status, text) : failed(`status ${response.status}`);
};

const sendOnce = async (
  connection: Connection,
  id: OperationId,
  fields: Fields,
  token?: string,
): Promise<Answer> => {
  const { method, path } = OPERATIONS[id];
  const config =
    method === 'GET' ? { url: path, method, params: fields } : { url: path, method, data: fields };
  const signal = AbortSignal.timeout(connection.limits.timeMs);
  try {
    const { url, init } = encodeRequest(config, token);
    return await exchange(connection, new URL(url, connection.origin), { ...init, signal });
  } catch (error) {
    if (signal.aborted) return silent({ why: `no reply in ${connection.limits.timeMs / 1000} s` });
    return silent(explain(error));
  }
};

/**
 * Sends a call as the app does (`encodeRequest`). Never throws: whatever the server does is an answer. A server that has too
 * many requests (429) is asked once more, later.
 */
export const send = async (
  connection: Connection,
  id: OperationId,
  fields: Fields,
  token?: string,
): Promise<Answer> => {
  const answer = await sendOnce(connection, id, fields, token);
  if (answer.kind !== 'failed' || answer.isBusy !== true) return answer;
  await setTimeout(connection.limits.waitMs);
  return sendOnce(connection, id, fields, token);
};
