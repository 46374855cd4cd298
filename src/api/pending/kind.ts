import type { PendingOperation, Summary } from './operation';
import type { Outcome } from './outcome';
import type { ShownIn } from './session-watch';
import type { Call, KeyHeader } from './submission';

/** How the outcome of a call without a reply is found. */
export type Strategy<T> =
  /** Looks in a list of records, which shows it once it has arrived. */
  | { readonly by: 'list'; readonly find: (operation: PendingOperation) => Promise<Outcome<T>> }
  /** Sends it again with the same key. Only for calls whose key the server is known to honour. */
  | {
      readonly by: 'repeat';
      readonly send: (operation: PendingOperation, headers: KeyHeader) => Promise<T>;
    }
  /** Asks a call that knows the key. Its "not done" is final: the server refuses the key from then on. */
  | { readonly by: 'status'; readonly ask: (operation: PendingOperation) => Promise<Outcome<T>> };

/** A kind of operation: one of each at a time. */
export interface Kind<T> {
  readonly name: string;
  readonly strategy: Strategy<T>;
  /** True if it may be done twice without harm, as cancelling: dismissing its sheet while its outcome is unknown forgets it. */
  readonly isHarmless?: (operation: PendingOperation) => boolean;
}

/** What the user confirms. */
export interface Request<T> extends Call<T> {
  readonly idsBefore: readonly number[];
  readonly summary: Summary;
  /** The session in which its figures were shown. */
  readonly shownIn: ShownIn;
  /** True if the price is still the one shown, or near enough. Asked right before sending. */
  readonly isWithinGuard: () => boolean;
}
