import type { PendingOperation, Summary } from './operation';
import type { OperationOutcome } from './outcome';
import type { SessionSnapshot } from './session-watch';
import type { KeyHeader, PreparedCall } from './submission';

/** Sends a stored operation again, with the same key. Rejects with `ApiError`. */
type Resend<T> = (operation: PendingOperation, headers: KeyHeader) => Promise<T>;

/** How to find the outcome of a call without a reply. */
export type OutcomeStrategy<T> =
  /** Searches a list of records, which shows the operation once it has arrived. */
  | {
      readonly by: 'list';
      readonly find: (operation: PendingOperation) => Promise<OperationOutcome<T>>;
      /**
       * For a list that a server may not have: once it is known to be missing, a tap resends the call with the same key, if
       * the server is known to honour it. Otherwise the outcome stays unknown until it can be set aside.
       */
      readonly otherwise?: {
        readonly isMissing: (error: unknown) => boolean;
        readonly send: Resend<T>;
      };
    }
  /** Resends it with the same key. Unknown instead while the server is not known to honour keys. */
  | { readonly by: 'repeat'; readonly send: Resend<T> }
  /** Asks a status call by key. Its "not done" is final: the server refuses the key from then on. */
  | {
      readonly by: 'status';
      readonly ask: (operation: PendingOperation) => Promise<OperationOutcome<T>>;
    };

/** A kind of operation; only one of each kind is unresolved at a time. */
export interface OperationKind<T> {
  readonly name: string;
  readonly strategy: OutcomeStrategy<T>;
  /** True if doing it twice does no harm, as with a cancellation. Dismissing its sheet then discards it while unknown. */
  readonly isIdempotent?: (operation: PendingOperation) => boolean;
}

/** A call that the user confirmed, with what its checks and its sheet need. */
export interface OperationRequest<T> extends PreparedCall<T> {
  /** Repeats a request that the server refused, under its key, once what it asked for is done. Default: a new key. */
  readonly idempotencyKey?: string | undefined;
  /** Ids of the records that existed before, to tell the new record apart. */
  readonly idsBefore: readonly number[];
  readonly summary: Summary;
  /** The session that its figures were shown in. */
  readonly shownIn: SessionSnapshot;
  /** True if the price is still close enough to the one shown. Checked right before sending. */
  readonly isWithinGuard: () => boolean;
}
