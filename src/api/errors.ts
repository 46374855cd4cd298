/** How a call can fail. Calls throw nothing else to the layers above `src/api`, except the abort of their caller. */
export type ApiFailure =
  /** The server no longer accepts the token. `token` is the one that was sent, so that it cannot end a newer session. */
  | {
      readonly kind: 'session-expired';
      readonly message: string;
      readonly token: string | undefined;
    }
  /** A refusal. `key` is a catalogue key or the server's own text; `data` is a message that is not text. */
  | { readonly kind: 'business'; readonly key: string; readonly data: unknown }
  | { readonly kind: 'http'; readonly status: number }
  /** No reply. After `timeout` or `failed` the server may have acted nevertheless. */
  | { readonly kind: 'network'; readonly reason: 'offline' | 'timeout' | 'failed' }
  /** A reply that is not JSON, has no envelope or does not match the contract. */
  | { readonly kind: 'invalid-response'; readonly detail: string };

/** The failure of a call whose session is lost. */
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

/** The failure in an error; `undefined` for any other kind of error. */
export const failureOf = (error: unknown): ApiFailure | undefined =>
  error instanceof ApiError ? error.failure : undefined;

/** The catalogue key of a refusal; `undefined` for every other failure. */
export const refusalKeyOf = (error: unknown): string | undefined => {
  const failure = failureOf(error);
  return failure?.kind === 'business' ? failure.key : undefined;
};

/** True if the server may have acted although the call failed. Look at the records instead of retrying. */
export const mayHaveActed = (failure: ApiFailure): boolean => {
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

/** The same for an error of any kind. */
export const isOutcomeUnknown = (error: unknown): boolean => {
  const failure = failureOf(error);
  return failure === undefined || mayHaveActed(failure);
};
