import { ApiError } from './errors';

/**
 * The data of a reply: `message` of a success, `data` of a chart reply. Both message and `url` for a reply that has a
 * `url` beside its message (the page of a payment; backend-facts.md, section 12).
 */
export type DataOf<T> = T extends { type: 'ok'; message: infer M }
  ? 'url' extends keyof T
    ? { readonly message: M; readonly url: string | undefined }
    : M
  : T extends { code: 1; data: infer D }
    ? D
    : never;

const SESSION_LOST = '999';
/** Sent by real servers if real-name verification is missing (backend-facts.md, section 12). */
const REAL_NAME_REQUIRED = '998';

/** Calls whose success can have a `url` beside its message. */
export const CALLS_WITH_LINK: ReadonlySet<string> = new Set(['POST /wallet/charge_req']);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * True for a lost session. Any call can return it, whatever its contract says, so it never counts as a mismatch.
 */
export const isSessionLost = (body: unknown): boolean =>
  isRecord(body) && body['type'] === SESSION_LOST;

/** True for the envelope of a refusal, whatever its message. */
export const isRefusal = (body: unknown): boolean =>
  isRecord(body) && typeof body['type'] === 'string' && body['type'] !== 'ok';

/** The error for a refusal. A message that is not text is kept as its data. */
const refusal = (message: unknown): ApiError =>
  new ApiError({
    kind: 'business',
    key: typeof message === 'string' && message !== '' ? message : 'request_failed',
    data: typeof message === 'string' ? undefined : message,
  });

/** The data of a success: see `DataOf`. */
const dataOf = (call: string, { message, url }: Readonly<Record<string, unknown>>): unknown =>
  CALLS_WITH_LINK.has(call)
    ? { message, url: typeof url === 'string' && url !== '' ? url : undefined }
    : message;

/**
 * The data in a reply's body; `call` is its method and path. Throws `ApiError`: `session-expired` for a lost session,
 * `business` for a refusal, `invalid-response` without an envelope (specification, section 7, "Answer handling").
 */
export const readEnvelope = (body: unknown, token: string | undefined, call: string): unknown => {
  if (!isRecord(body)) throw new ApiError({ kind: 'invalid-response', detail: 'no envelope' });
  const { type, code, message } = body;
  if (type === 'ok') return dataOf(call, body);
  if (code === 1) return body['data'];
  if (type === SESSION_LOST) {
    const text = typeof message === 'string' && message !== '' ? message : 'session_expired';
    throw new ApiError({ kind: 'session-expired', message: text, token });
  }
  if (type === REAL_NAME_REQUIRED) throw refusal('real_name_required');
  if (type === undefined && code === undefined) {
    throw new ApiError({ kind: 'invalid-response', detail: 'no envelope' });
  }
  throw refusal(message ?? body['msg']);
};
