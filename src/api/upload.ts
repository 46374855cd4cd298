import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import { encode, isOffline, readReply, TIMEOUT_MS, type Received } from './client';
import { ApiError } from './errors';
import type { UploadReply } from './generated/model';
import { observeServerTime } from './server-clock';
import { clientSettings } from './settings';

/** How the caller of an upload follows and ends it. */
export interface UploadOptions {
  /** Cancels: the upload rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** How much of the request has left, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** The header lines of an `XMLHttpRequest` as what `fetch` would have. */
export const parseHeaders = (lines: string): Headers => {
  const headers = new Headers();
  for (const line of lines.split(/[\r\n]+/u)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
};

/** `XMLHttpRequest`, because `fetch` does not tell what has been sent. Rejects as `receive` of the client does. */
const send = (
  url: string,
  { method, headers, body }: RequestInit,
  { signal, onProgress }: UploadOptions,
): Promise<Received> =>
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
    // A large picture on a slow line takes longer than the limit: only standing still is too long.
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

/** The file's name with the ending of what is sent: a picture that was made again may be of another type. */
const fileName = (name: string, type: string): string => {
  const extension = EXTENSIONS[type];
  return extension === undefined ? name : `${name.replace(/\.[^.]*$/u, '')}.${extension}`;
};

/**
 * Stores a picture; resolves with its path on the server, which other calls take. Envelope, errors, token and language
 * are those of every other call. Rejects with `ApiError`, or with the reason of `signal`.
 */
export const uploadPicture = async (
  file: Blob,
  name: string,
  options: UploadOptions = {},
): Promise<string> => {
  const data = new FormData();
  data.append('file', file, fileName(name, file.type));
  const config = { url: '/upload', method: 'POST', data };
  const token = clientSettings().token();
  const { url, init } = encode(config, token);
  return readReply<UploadReply>(config, await send(url, init, options), token);
};

/** A picture to store, and how its upload is followed. */
interface UploadVariables {
  readonly picture: Blob;
  /** The file's name. */
  readonly name: string;
  readonly options: UploadOptions;
}

/** An upload as a mutation: the policy of `createQueryClient` holds for it. Its place shows what went wrong. */
const UPLOAD_MUTATION = {
  mutationFn: ({ picture, name, options }) => uploadPicture(picture, name, options),
  meta: { feedback: 'inline' },
} as const satisfies MutationOptions<string, Error, UploadVariables>;

/** Sends pictures as `useUploads` wants it, each as a mutation of its own. Rejects as `uploadPicture` does. */
export const createPictureSender =
  (client: QueryClient) =>
  (picture: Blob, { name, ...options }: UploadOptions & { readonly name: string }) =>
    client.getMutationCache().build(client, UPLOAD_MUTATION).execute({ picture, name, options });
