import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import { createRandomId } from '@/lib/random-id';
import { encodeRequest, isOffline, readReply, TIMEOUT_MS, type RawReply } from './client';
import { ApiError } from './errors';
import type { UploadReply } from './generated/model';
import { observeServerTime } from './server-clock';
import { clientSettings } from './settings';

/** Cancellation and progress of an upload. */
export interface UploadOptions {
  /** Cancels: the upload rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Called with the share of the request that was sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** Converts the header lines of an `XMLHttpRequest` to `Headers`. */
export const parseHeaders = (lines: string): Headers => {
  const headers = new Headers();
  for (const line of lines.split(/[\r\n]+/u)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
};

/** Uses `XMLHttpRequest`, because `fetch` reports no upload progress. Rejects as `fetchReply` in client.ts does. */
const send = (
  url: string,
  { method, headers, body }: RequestInit,
  { signal, onProgress }: UploadOptions,
): Promise<RawReply> =>
  new Promise((resolve, reject) => {
    const offline = isOffline();
    const call = new XMLHttpRequest();
    let limit: ReturnType<typeof setTimeout> | undefined;
    const fail = (reason: 'offline' | 'timeout' | 'failed'): void =>
      reject(new ApiError({ kind: 'network', reason }));
    const giveUp = (): void => {
      fail('timeout');
      call.abort();
    };
    // The limit restarts with each progress event: a large picture on a slow connection may take longer in all.
    const moved = (): void => {
      clearTimeout(limit);
      limit = setTimeout(giveUp, TIMEOUT_MS);
    };
    const cancel = (): void => {
      reject(signal?.reason);
      call.abort();
    };
    call.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      moved();
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    });
    call.addEventListener('progress', moved);
    call.addEventListener('error', () => fail(offline ? 'offline' : 'failed'));
    call.addEventListener('load', () => {
      observeServerTime(parseHeaders(call.getAllResponseHeaders()));
      const { status, responseText } = call;
      const ok = status >= 200 && status < 300;
      resolve({ status, ok, text: ok ? responseText : '' });
    });
    call.addEventListener('loadend', () => {
      clearTimeout(limit);
      signal?.removeEventListener('abort', cancel);
    });
    if (signal?.aborted === true) return reject(signal.reason);
    signal?.addEventListener('abort', cancel);
    call.open(method ?? 'POST', url);
    new Headers(headers).forEach((value, name) => call.setRequestHeader(name, value));
    moved();
    call.send(body instanceof FormData ? body : null);
  });

const EXTENSIONS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png' };

/** The file's name with the extension of its type, which re-encoding can change. */
const fileName = (name: string, type: string): string => {
  const extension = EXTENSIONS[type];
  return extension === undefined ? name : `${name.replace(/\.[^.]*$/u, '')}.${extension}`;
};

/** Idempotency keys of pictures. Another try of a picture has the same key: after a lost reply it gets the same path. */
const idempotencyKeys = new WeakMap<Blob, string>();

const idempotencyKeyOf = (picture: Blob): string => {
  const key = idempotencyKeys.get(picture) ?? createRandomId();
  idempotencyKeys.set(picture, key);
  return key;
};

/**
 * Uploads a picture; resolves with its path on the server, which other calls take. Envelope, errors, token and language
 * are as in every other call. Rejects with `ApiError`, or with the reason of `signal`.
 */
export const uploadPicture = async (
  file: Blob,
  name: string,
  options: UploadOptions = {},
): Promise<string> => {
  const data = new FormData();
  data.append('file', file, fileName(name, file.type));
  const headers = { 'Idempotency-Key': idempotencyKeyOf(file) };
  const config = { url: '/upload', method: 'POST', data, headers };
  const token = clientSettings().token();
  const { url, init } = encodeRequest(config, token);
  return readReply<UploadReply>(config, await send(url, init, options), token);
};

/** The variables of the upload mutation. */
interface UploadVariables {
  readonly picture: Blob;
  /** The file's name. */
  readonly name: string;
  readonly options: UploadOptions;
}

/**
 * As a mutation, an upload follows the policy of `createQueryClient`. Its component shows failures itself. The picture is
 * not kept in the cache.
 */
const UPLOAD_MUTATION = {
  mutationFn: ({ picture, name, options }) => uploadPicture(picture, name, options),
  meta: { feedback: 'inline' },
  gcTime: 0,
} as const satisfies MutationOptions<string, Error, UploadVariables>;

/** The upload function for `useUploads`; each upload is a mutation. Rejects as `uploadPicture` does. */
export const createPictureUploader =
  (client: QueryClient) =>
  (picture: Blob, { name, ...options }: UploadOptions & { readonly name: string }) =>
    client.getMutationCache().build(client, UPLOAD_MUTATION).execute({ picture, name, options });
