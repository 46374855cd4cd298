import type { ApiFailure } from '../errors';
import { toBody, type CallBody } from './operation';

/** The state of an operation in its sheet. `T` is the server's result. */
export type Submission<T> =
  /** Waits for confirmation; nothing is sent. */
  | { readonly state: 'staged' }
  | { readonly state: 'submitting' }
  /** No reply arrived; its outcome is being looked up. */
  | { readonly state: 'checking' }
  /** Not done, and it can no longer arrive. */
  | { readonly state: 'failed'; readonly failure: ApiFailure }
  /** Neither call nor look-up settled it. `isOverdue` once it can no longer arrive and the records do not show it or cannot be read. */
  | { readonly state: 'unknown'; readonly failure: ApiFailure; readonly isOverdue: boolean }
  | { readonly state: 'confirmed'; readonly result: T };

/** The submission of an operation that was sent. */
export type Sent<T> = Exclude<Submission<T>, { readonly state: 'staged' }>;

/** True while a call for it is in progress. */
export const isBusy = ({ state }: Sent<unknown>): boolean =>
  state === 'submitting' || state === 'checking';

/** True until its outcome is known. */
export const isUnresolved = (submission: Sent<unknown>): boolean =>
  isBusy(submission) || submission.state === 'unknown';

/** True once no reply arrived: its outcome is being looked up, or is still unknown. */
export const isWithoutReply = ({ state }: Submission<unknown>): boolean =>
  state === 'checking' || state === 'unknown';

/** The header of a call that must take effect at most once. */
export interface KeyHeader {
  readonly 'Idempotency-Key': string;
}

/** Sends a body once. Rejects with `ApiError`. */
type Send<B, T> = (body: B, headers: KeyHeader) => Promise<T>;

/** A call ready to send. Keeps the body that `send` sends, for storage and comparison. */
export interface PreparedCall<T> {
  readonly operationId: string;
  readonly body: CallBody;
  readonly send: (headers: KeyHeader) => Promise<T>;
}

/** Combines a body with the function that sends it. */
export const prepareCall = <B extends object, T>(
  operationId: string,
  body: B,
  send: Send<B, T>,
): PreparedCall<T> => ({ operationId, body: toBody(body), send: (headers) => send(body, headers) });
