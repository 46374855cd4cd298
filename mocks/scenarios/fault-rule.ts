import type { ErrorKey } from '@/api/generated/model';
import type { EventName } from '@/api/generated/events';
import type { OperationId } from '@/api/generated/operations';

/** What goes wrong with a call. Times in milliseconds. */
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
  /** The answer of the world as it was before its newest change; what changes something is answered as it is. */
  | { readonly kind: 'stale-read' }
  /** The command arrives twice; the reply to the first is heard. */
  | { readonly kind: 'duplicate-delivery' }
  /** The body goes up at this rate. */
  | { readonly kind: 'slow-upload'; readonly bytesPerSecond: number }
  /** The line breaks when this share of the body has gone up, 0 to 100, at this rate or at once. */
  | {
      readonly kind: 'upload-cut';
      readonly percent: number;
      readonly bytesPerSecond?: number | undefined;
    };

/** What goes wrong with an event on its way to one socket. Times in milliseconds of real time. */
export type SocketEffect =
  | { readonly kind: 'drop' }
  | { readonly kind: 'delay'; readonly ms: number }
  /** Comes after the next one. */
  | { readonly kind: 'reorder' }
  | { readonly kind: 'duplicate' }
  /** From this one on the socket says nothing: it stays open, with its heartbeat, until the rule is taken away. */
  | { readonly kind: 'silent' }
  /** The connection is closed in its place: with `times` above 1 a storm of reconnections. */
  | { readonly kind: 'disconnect' };

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

/** Which of the calls or events that match a rule strikes. */
export interface Rhythm {
  /** How many it strikes. */
  readonly times: number;
  /** Only from the nth match on, 1 the first. */
  readonly nth?: number | undefined;
  /** Share of the matches that it strikes, drawn by `seed` and the number of the match. */
  readonly probability?: number | undefined;
  readonly seed?: number | undefined;
}

/** A fault of calls. `beforeCommit` nothing has happened yet; `afterCommit` it has, and only the reply is lost or altered. */
export interface CallRule extends Rhythm {
  readonly operation: OperationId | '*';
  readonly path?: string | undefined;
  readonly tag?: string | undefined;
  readonly method?: string | undefined;
  /** Only calls that need a session, or that need none. */
  readonly auth?: string | undefined;
  readonly stage: 'beforeCommit' | 'afterCommit';
  readonly effect: FaultEffect;
  readonly when?: Condition | undefined;
}

/** A fault of events; each delivery to a socket counts. */
export interface SocketRule extends Rhythm {
  readonly stage: 'socket';
  readonly event: EventName | '*';
  readonly effect: SocketEffect;
}

/** What goes wrong, with what, and how often. */
export type FaultRule = CallRule | SocketRule;
