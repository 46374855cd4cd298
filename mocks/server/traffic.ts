import type { Exchange } from './http';

type Named = readonly { readonly name: string; readonly value: string }[];

/** A call and its reply in HAR 1.2 format. */
export interface HarEntry {
  readonly startedDateTime: string;
  readonly time: number;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly httpVersion: string;
    readonly headers: Named;
    readonly queryString: Named;
    readonly cookies: Named;
    readonly headersSize: number;
    readonly bodySize: number;
    readonly postData?: { readonly mimeType: string; readonly text: string };
  };
  readonly response: {
    readonly status: number;
    readonly statusText: string;
    readonly httpVersion: string;
    readonly headers: Named;
    readonly cookies: Named;
    readonly content: { readonly size: number; readonly mimeType: string; readonly text: string };
    readonly redirectURL: string;
    readonly headersSize: number;
    readonly bodySize: number;
  };
  readonly cache: object;
  readonly timings: { readonly send: number; readonly wait: number; readonly receive: number };
}

const HTTP = 'HTTP/1.1';
/** HAR's value for an unknown size. */
const UNKNOWN = -1;

const named = (pairs: Iterable<readonly [string, string]>): Named =>
  [...pairs].map(([name, value]) => ({ name, value }));

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** Converts a call to a HAR entry, for tools that compare traffic with a contract. */
export const toHarEntry = ({ startedAt, request, body, response, reply }: Exchange): HarEntry => ({
  startedDateTime: new Date(startedAt).toISOString(),
  time: 0,
  request: {
    method: request.method,
    url: request.url,
    httpVersion: HTTP,
    headers: named(request.headers),
    queryString: named(new URL(request.url).searchParams),
    cookies: [],
    headersSize: UNKNOWN,
    bodySize: body.length,
    ...(body.length === 0
      ? {}
      : {
          postData: {
            mimeType: request.headers.get('content-type') ?? '',
            text: textOf(body),
          },
        }),
  },
  response: {
    status: response.status,
    statusText: response.statusText,
    httpVersion: HTTP,
    headers: named(response.headers),
    cookies: [],
    content: {
      size: reply.length,
      mimeType: response.headers.get('content-type') ?? '',
      text: textOf(reply),
    },
    redirectURL: '',
    headersSize: UNKNOWN,
    bodySize: reply.length,
  },
  cache: {},
  timings: { send: 0, wait: 0, receive: 0 },
});
