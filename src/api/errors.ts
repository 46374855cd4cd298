/** Everything that can go wrong with a call, as data. Above `src/api` nothing else is thrown by one. */
export type ApiFailure =
  /** The server no longer knows the token. `token` is the one that was sent: a newer sign-in is not to be cleared by it. */
  | {
      readonly kind: 'session-expired';
      readonly message: string;
      readonly token: string | undefined;
    }
  /** A refusal. `key` is the catalogue key or the server's own words; `data` is what came with it, if it was not text. */
  | { readonly kind: 'business'; readonly key: string; readonly data: unknown }
  | { readonly kind: 'http'; readonly status: number }
  /** No reply. After `timeout` or `failed` the server may have acted all the same. */
  | { readonly kind: 'network'; readonly reason: 'offline' | 'timeout' | 'failed' }
  /** A reply that is no JSON, no envelope, or not of the contract's shape. */
  | { readonly kind: 'invalid-response'; readonly detail: string };

/** The session that a call was made with is over. */
export type SessionExpired = Extract<ApiFailure, { readonly kind: 'session-expired' }>;

/** The error that a call rejects with. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure, options?: ErrorOptions) {
    super(describe(failure), options);
    this.failure = failure;
  }
}

const describe = (failure: ApiFailure): string => {
  switch (failure.kind) {
    case 'session-expired':
      return failure.message;
    case 'business':
      return failure.key;
    case 'http':
      return `HTTP ${failure.status}`;
    case 'network':
      return `network: ${failure.reason}`;
    case 'invalid-response':
      return `invalid response: ${failure.detail}`;
  }
};

/** The failure behind an unknown error; `undefined` if it is none of ours. */
export const failureOf = (error: unknown): ApiFailure | undefined =>
  error instanceof ApiError ? error.failure : undefined;

/** The catalogue key of a refusal, `undefined` for every other failure. */
export const refusalOf = (error: unknown): string | undefined => {
  const failure = failureOf(error);
  return failure?.kind === 'business' ? failure.key : undefined;
};

/** True if the call may have been carried out although no reply came: the order list decides, not a second try. */
export const isOutcomeUnknown = (error: unknown): boolean => {
  const failure = failureOf(error);
  if (failure === undefined) return true;
  switch (failure.kind) {
    case 'network':
      return failure.reason !== 'offline';
    case 'http':
      return failure.status >= 500;
    case 'invalid-response':
      return true;
    case 'business':
    case 'session-expired':
      return false;
  }
};
