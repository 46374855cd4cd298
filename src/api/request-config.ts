/** A call as the generated functions describe it; `url` is the path below /api. */
export interface RequestConfig {
  readonly url: string;
  readonly method: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly params?: object | undefined;
  readonly data?: unknown;
  /** Aborts the call. Queries pass one; commands and look-ups do not. */
  readonly signal?: AbortSignal;
}
