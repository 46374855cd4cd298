import type { ErrorKey } from '@/api/generated/model';
import type { OperationId } from '@/api/generated/operations';

/** What goes wrong. Times in milliseconds. */
export type FaultEffect =
  | { readonly kind: 'network-error' }
  /** The reply comes late: by `ms`, or by a time drawn around the median `ms` (log-normal, spread `sigma`). */
  | { readonly kind: 'latency'; readonly ms: number; readonly sigma?: number | undefined }
  /** No answer ever: the client's own time-out ends the call. */
  | { readonly kind: 'timeout' }
  | { readonly kind: 'http'; readonly status: number }
  | { readonly kind: 'html' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'broken-json' }
  /** The reply as text/plain. */
  | { readonly kind: 'wrong-content-type' }
  | { readonly kind: 'refusal'; readonly key: ErrorKey }
  /** A refusal with a key that no catalogue has. */
  | { readonly kind: 'unknown-refusal'; readonly key: string }
  | { readonly kind: 'session-lost' }
  /** The reply without this field, wherever it stands. */
  | { readonly kind: 'missing-field'; readonly field: string }
  /** The reply with fields that the contract does not name. */
  | { readonly kind: 'extra-field' }
  /** What the same caller heard to the same request before, if it was heard while this rule was on. */
  | { readonly kind: 'stale-read' }
  /** The command arrives twice; the reply to the first is heard. */
  | { readonly kind: 'duplicate-delivery' }
  /** The body goes up at this rate. */
  | { readonly kind: 'slow-upload'; readonly bytesPerSecond: number };

/** What a condition of a rule can look at: of the caller, or of the time that the rule has been on (world's clock). */
export interface CallFacts {
  readonly account: string | undefined;
  readonly openOrders: number;
  readonly openPositions: number;
  /** Epoch milliseconds of the world's clock. */
  readonly now: number;
}

/** A condition as data. `secondsOn` counts from the first call that the rule has looked at. */
export type Condition =
  | { readonly fact: 'openOrders' | 'openPositions' | 'secondsOn'; readonly atLeast: number }
  | { readonly fact: 'account'; readonly is: string };

/**
 * A fault for the next `times` calls that match. `beforeCommit` nothing has happened yet; `afterCommit` it has, and only the
 * reply is lost or altered.
 */
export interface FaultRule {
  readonly operation: OperationId | '*';
  readonly path?: string | undefined;
  readonly tag?: string | undefined;
  readonly method?: string | undefined;
  /** Only calls that need a session, or that need none. */
  readonly auth?: string | undefined;
  readonly stage: 'beforeCommit' | 'afterCommit';
  readonly effect: FaultEffect;
  readonly times: number;
  /** Only from the nth matching call on, 1 the first. */
  readonly nth?: number | undefined;
  /** Share of matching calls that it strikes, drawn by `seed` and the number of the call. */
  readonly probability?: number | undefined;
  readonly seed?: number | undefined;
  readonly when?: Condition | undefined;
}
