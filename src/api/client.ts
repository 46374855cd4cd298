import { withTimeLimit } from '@/lib/with-time-limit';
import { checkReply } from './check-reply';
import { readEnvelope, type DataOf } from './envelope';
import { ApiError, failureOf } from './errors';
import { wireLanguage } from './dialects/languages';
import { observeServerTime } from './server-clock';
import type { RequestConfig } from './request-config';
import { clientSettings } from './settings';

/** Request, upload and download time-outs in milliseconds (specification, section 9). */
export const TIMEOUT_MS = 60_000;
const API_ROOT = '/api';
/** How long a refusal waits for its words. Without them it is shown in general ones. */
const TEXTS_TIMEOUT_MS = 5000;

const text = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

const pairs = (payload: object): [string, string][] =>
  Object.entries(payload).flatMap(([key, value]): [string, string][] =>
    value === undefined ? [] : [[key, text(value)]],
  );

/** A form with files takes the language as one more field; its boundary, and so its content type, is the browser's. */
const withLanguage = (form: FormData, lang: string): FormData => {
  const all = new FormData();
  for (const [name, value] of form) all.append(name, value);
  all.set('lang', lang);
  return all;
};

/** What a call sends, on whatever carrier. */
export const encode = (
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
    const query = new URLSearchParams(pairs({ ...config.params, lang }));
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
      init: { method: config.method, headers, body: new URLSearchParams(pairs(payload)) },
    };
  }
  headers.set('Content-Type', 'application/json');
  return { url, init: { method: config.method, headers, body: JSON.stringify(payload) } };
};

/** True if the device knows that it has no connection. Asked before a call: what fails later may have left all the same. */
export const isOffline = (): boolean =>
  typeof navigator === 'object' && 'onLine' in navigator && !navigator.onLine;

/** A reply as a carrier hands it on. `text` is empty where `ok` is false. */
export interface Received {
  readonly status: number;
  readonly ok: boolean;
  readonly text: string;
}

/** The text of a reply. Rejects with what became of the call if none came, or only a part of it. */
const receive = async (
  url: string,
  init: RequestInit,
  signal: AbortSignal | undefined,
): Promise<Received> => {
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  const offline = isOffline();
  try {
    // credentials: verification codes live in the server's cookie session (backend-facts.md, section 13).
    const response = await fetch(url, {
      ...init,
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    observeServerTime(response.headers);
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
    throw new ApiError({ kind: 'invalid-response', detail: 'not JSON' }, { cause: error });
  }
};

/** Says to whoever ends it that the session is lost: for queries, commands, look-ups and uploads alike. */
const followSession = (error: unknown): void => {
  const failure = failureOf(error);
  if (failure?.kind === 'session-expired') clientSettings().onSessionExpired(failure);
};

/** The data in a body. A refusal rejects once its words are loaded, so that whatever screen catches it can show them. */
const unwrap = async (body: unknown, token: string | undefined, call: string): Promise<unknown> => {
  try {
    return readEnvelope(body, token, call);
  } catch (error) {
    const texts = clientSettings().loadRefusalTexts();
    await withTimeLimit(texts, TEXTS_TIMEOUT_MS).catch(() => undefined);
    followSession(error);
    throw error;
  }
};

/** The data of a reply to `config`, which was sent with `token`. Rejects with `ApiError`. */
export const readReply = async <T>(
  config: RequestConfig,
  { status, ok, text: reply }: Received,
  token: string | undefined,
): Promise<DataOf<T>> => {
  if (!ok) throw new ApiError({ kind: 'http', status });
  const body = await checkReply(config, parseJson(reply));
  // The generated type and the schema that has just been parsed come from the same contract.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (await unwrap(body, token, `${config.method} ${config.url}`)) as DataOf<T>;
};

/**
 * The one door to the network. Resolves with the reply's data; rejects with `ApiError`. Shows nothing, navigates
 * nowhere: the policy for errors is in `query-client.ts`.
 */
export const request = async <T>(config: RequestConfig): Promise<DataOf<T>> => {
  const token = clientSettings().token();
  const { url, init } = encode(config, token);
  return readReply<T>(config, await receive(url, init, config.signal), token);
};
