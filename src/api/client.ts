import { withTimeLimit } from '@/lib/with-time-limit';
import { checkReply } from './check-reply';
import { readEnvelope, type DataOf } from './envelope';
import { takeEarlyReply } from './early-replies';
import { ApiError, failureOf } from './errors';
import { wireLanguage } from './dialects/languages';
import { isPaused, noteStatus } from './missing-call-pause';
import { observeKeys } from './honoured-keys';
import { observeServerTime } from './server-clock';
import type { RequestConfig } from './request-config';
import { clientSettings } from './settings';

/** Time-out of requests, uploads and downloads, in milliseconds (specification, section 9). */
export const TIMEOUT_MS = 60_000;
const API_ROOT = '/api';
/** How long a refusal waits for its texts. Without them a general text is shown. */
const TEXTS_TIMEOUT_MS = 5000;

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

const toPairs = (payload: object): [string, string][] =>
  Object.entries(payload).flatMap(([key, value]): [string, string][] =>
    value === undefined ? [] : [[key, toText(value)]],
  );

/** A copy of the form with the language as a field. The browser sets its content type, which contains the boundary. */
const withLanguage = (form: FormData, lang: string): FormData => {
  const all = new FormData();
  for (const [name, value] of form) all.append(name, value);
  all.set('lang', lang);
  return all;
};

/** Builds the URL and options of a call, for `fetch` or `XMLHttpRequest`. */
export const encodeRequest = (
  config: RequestConfig,
  token: string | undefined,
): { url: string; init: RequestInit } => {
  const { language, dialect } = clientSettings();
  const lang = wireLanguage(language(), dialect);
  const headers = new Headers();
  for (const [name, value] of Object.entries(config.headers ?? {})) {
    if (value !== undefined && name.toLowerCase() !== 'content-type') headers.set(name, value);
  }
  if (token !== undefined) headers.set('Authorization', token);
  const url = `${API_ROOT}${config.url}`;
  if (config.method === 'GET') {
    const query = new URLSearchParams(toPairs({ ...config.params, lang }));
    return { url: `${url}?${query.toString()}`, init: { method: 'GET', headers } };
  }
  if (config.data instanceof FormData) {
    const body = withLanguage(config.data, lang);
    return { url, init: { method: config.method, headers, body } };
  }
  const payload = { ...(typeof config.data === 'object' ? config.data : {}), lang };
  // Without a token the content type is form-encoded (specification, section 7).
  if (token === undefined) {
    return {
      url,
      init: { method: config.method, headers, body: new URLSearchParams(toPairs(payload)) },
    };
  }
  headers.set('Content-Type', 'application/json');
  return { url, init: { method: config.method, headers, body: JSON.stringify(payload) } };
};

/** True if the device is offline. Check before a call: one that fails later may still have reached the server. */
export const isOffline = (): boolean =>
  typeof navigator === 'object' && 'onLine' in navigator && !navigator.onLine;

/** A reply before it is parsed. `text` is empty if `ok` is false. */
export interface RawReply {
  readonly status: number;
  readonly ok: boolean;
  readonly text: string;
}

/** The one read that says which account is in use. */
const USER_CALL = `${API_ROOT}/user/info`;

/**
 * True for a reply about the other account, live or demo, which another tab has switched to: nobody may see it. Servers
 * without the header (an addition) say nothing.
 */
const isOfOtherAccount = (url: string, headers: Headers): boolean => {
  const mode = headers.get('x-account-mode');
  const { owner, onOtherAccount } = clientSettings();
  const current = owner()?.mode;
  if (!mode || !current || mode === current || url.startsWith(USER_CALL)) return false;
  onOtherAccount();
  return true;
};

/** Fetches a reply, or takes over that of the same read that was made before the app had loaded. */
const fetchOrTake = async (
  url: string,
  init: RequestInit,
  signal: AbortSignal | undefined,
  limit: AbortSignal,
): Promise<Response> => {
  const early = signal && (await takeEarlyReply(url));
  const response =
    early?.reply ??
    // credentials: verification codes live in the server's cookie session (backend-facts.md, section 13).
    (await fetch(url, {
      ...init,
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    }));
  observeServerTime(response.headers, early?.at);
  observeKeys(response.headers);
  return response;
};

/** Fetches a reply. Rejects with `ApiError` if none arrives in full, or with the caller's `AbortError`. */
const fetchReply = async (
  url: string,
  init: RequestInit,
  signal: AbortSignal | undefined,
): Promise<RawReply> => {
  // A command that was not sent was certainly not carried out. Reads are tried: some browsers are wrong about it.
  const offline = isOffline();
  if (offline && signal === undefined) throw new ApiError({ kind: 'network', reason: 'offline' });
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetchOrTake(url, init, signal, limit);
    // The reply to a command is not lost. A read fails, and is tried again.
    if (signal && isOfOtherAccount(url, response.headers)) throw new Error('other account');
    const { status, ok } = response;
    return { status, ok, text: ok ? await response.text() : '' };
  } catch (error) {
    if (signal?.aborted === true) throw error;
    if (limit.aborted) throw new ApiError({ kind: 'network', reason: 'timeout' }, { cause: error });
    const reason = offline ? 'offline' : 'failed';
    throw new ApiError({ kind: 'network', reason }, { cause: error });
  }
};

const parseJson = (reply: string): unknown => {
  try {
    return JSON.parse(reply);
  } catch (error) {
    const detail = reply.startsWith('<') ? 'HTML' : 'not JSON';
    throw new ApiError({ kind: 'invalid-response', detail }, { cause: error });
  }
};

/** Reports a lost session, whatever kind of call noticed it, and a refusal if it is that of a member's command. */
const reportRefusal = (error: unknown, isCommand: boolean): void => {
  const failure = failureOf(error);
  if (failure?.kind === 'session-expired') clientSettings().onSessionExpired(failure);
  else if (isCommand && failure !== undefined) clientSettings().onCommandRefused(failure);
};

/** The data in a body. A refusal rejects only after its texts are loaded, so that any screen can show them. */
const unwrap = async (
  body: unknown,
  token: string | undefined,
  { method, url, signal }: RequestConfig,
): Promise<unknown> => {
  try {
    return readEnvelope(body, token, `${method} ${url}`);
  } catch (error) {
    const texts = clientSettings().loadRefusalTexts();
    await withTimeLimit(texts, TEXTS_TIMEOUT_MS).catch(() => undefined);
    // Queries can be cancelled, commands cannot.
    reportRefusal(error, token !== undefined && signal === undefined);
    throw error;
  }
};

/** Parses and validates the reply to a call that was sent with `token`. Rejects with `ApiError`. */
export const readReply = async <T>(
  config: RequestConfig,
  { status, ok, text: reply }: RawReply,
  token: string | undefined,
): Promise<DataOf<T>> => {
  if (!ok) throw new ApiError({ kind: 'http', status });
  const body = await checkReply(config, parseJson(reply));
  // The generated type and the schema that validated the body come from the same contract.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (await unwrap(body, token, config)) as DataOf<T>;
};

/**
 * Calls the API; all calls but uploads go through here. Resolves with the reply's data, rejects with `ApiError`. Shows
 * nothing: `query-client.ts` decides what the user sees of an error.
 */
export const request = async <T>(config: RequestConfig): Promise<DataOf<T>> => {
  const token = clientSettings().token();
  const { url, init } = encodeRequest(config, token);
  const { signal } = config;
  if (signal && isPaused(config.url)) throw new ApiError({ kind: 'http', status: 404 });
  const reply = await fetchReply(url, init, signal);
  if (signal) noteStatus(config.url, reply.status);
  return readReply<T>(config, reply, token);
};
