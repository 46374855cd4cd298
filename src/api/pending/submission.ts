import type { ApiFailure } from '../errors';
import { toBody, type Body } from './operation';

/** Where something that is confirmed in a sheet stands. `T` is what the server answers. */
export type Submission<T> =
  /** Shown to be confirmed; nothing is sent. */
  | { readonly state: 'staged' }
  | { readonly state: 'submitting' }
  /** No reply came: its outcome is being looked up. */
  | { readonly state: 'checking' }
  /** Not done, and nothing of it can arrive any more. */
  | { readonly state: 'failed'; readonly failure: ApiFailure }
  /** Neither the call nor the look-up told. `isOverdue` once it can no longer arrive: the records do not show it. */
  | { readonly state: 'unknown'; readonly failure: ApiFailure; readonly isOverdue: boolean }
  | { readonly state: 'confirmed'; readonly result: T };

/** The submission of something that was sent. */
export type Sent<T> = Exclude<Submission<T>, { readonly state: 'staged' }>;

export const isBusy = ({ state }: Sent<unknown>): boolean =>
  state === 'submitting' || state === 'checking';

export const isUnresolved = (submission: Sent<unknown>): boolean =>
  isBusy(submission) || submission.state === 'unknown';

/** The header of a call that happens at most once. */
export interface KeyHeader {
  readonly 'Idempotency-Key': string;
}

/** Sends a body once. Rejects with `ApiError`. */
type Send<B, T> = (body: B, headers: KeyHeader) => Promise<T>;

/** A body and the way to send it: what is kept is what is sent. */
export interface Call<T> {
  readonly operationId: string;
  readonly body: Body;
  readonly send: (headers: KeyHeader) => Promise<T>;
}

export const callOf = <B extends object, T>(
  operationId: string,
  body: B,
  send: Send<B, T>,
): Call<T> => ({ operationId, body: toBody(body), send: (headers) => send(body, headers) });
