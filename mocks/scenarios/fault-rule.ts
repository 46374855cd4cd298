import type { ErrorKey } from '@/api/generated/model';
import type { EventName } from '@/api/generated/events';
import type { OperationId } from '@/api/generated/operations';

/** Effect of a fault on a call. Times in milliseconds. */
export type FaultEffect =
  | { readonly kind: 'network-error' }
  /** Delays the reply by `ms`, or by a random time with median `ms` (log-normal, spread `sigma`). */
  | { readonly kind: 'latency'; readonly ms: number; readonly sigma?: number | undefined }
  /** Never answers: the client's own time-out ends the call. */
  | { readonly kind: 'timeout' }
  | { readonly kind: 'http'; readonly status: number }
  | { readonly kind: 'html' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'broken-json' }
  /** The reply as text/plain. */
  | { readonly kind: 'wrong-content-type' }
  | { readonly kind: 'refusal'; readonly key: ErrorKey }
  /** A refusal with a key outside the error catalogue. */
  | { readonly kind: 'unknown-refusal'; readonly key: string }
  | { readonly kind: 'session-lost' }
  /** Removes one field or several from the reply, at any depth. A call has one fault at a time, so several are one fault. */
  | { readonly kind: 'missing-field'; readonly field: string | readonly string[] }
  /** Adds fields that the contract does not name. */
  | { readonly kind: 'extra-field' }
  /** Answers reads from the world before its newest change; commands are answered normally. */
  | { readonly kind: 'stale-read' }
  /** Delivers the command twice and returns the first reply. */
  | { readonly kind: 'duplicate-delivery' }
  /** Limits the upload rate of the body. */
  | { readonly kind: 'slow-upload'; readonly bytesPerSecond: number }
  /** Cuts the connection after this percentage of the body, at this rate or at once. */
  | {
      readonly kind: 'upload-cut';
      readonly percent: number;
      readonly bytesPerSecond?: number | undefined;
    };

/** Effect of a fault on an event to one socket. Times in milliseconds of real time. */
export type SocketEffect =
  | { readonly kind: 'drop' }
  | { readonly kind: 'delay'; readonly ms: number }
  /** Delivers it after the next event. */
  | { readonly kind: 'reorder' }
  | { readonly kind: 'duplicate' }
  /** Sends no events from this one on. The socket stays open, with its heartbeat, until the rule is removed. */
  | { readonly kind: 'silent' }
  /** Closes the connection instead of delivering. `times` above 1 makes a storm of reconnections. */
  | { readonly kind: 'disconnect' };

/** Facts that a rule's condition can use: about the caller, and the time since the rule started (world's clock). */
export interface CallFacts {
  readonly account: string | undefined;
  readonly openOrders: number;
  readonly openPositions: number;
  /** Epoch milliseconds of the world's clock. */
  readonly now: number;
}

/** A condition as data. `secondsOn` counts from the first call that the rule examined. */
export type Condition =
  | { readonly fact: 'openOrders' | 'openPositions' | 'secondsOn'; readonly atLeast: number }
  | { readonly fact: 'account'; readonly is: string };

/** Selects which of the matching calls or events are affected. */
export interface FaultFrequency {
  /** Maximum number affected. */
  readonly times: number;
  /** Starts at the nth match, counted from 1. */
  readonly nth?: number | undefined;
  /** Fraction of matches affected, drawn from `seed` and the match number. */
  readonly probability?: number | undefined;
  readonly seed?: number | undefined;
}

/**
 * A fault of calls. `beforeCommit`: nothing has happened yet. `afterCommit`: the command was executed, and only the
 * reply is lost or altered.
 */
export interface CallRule extends FaultFrequency {
  readonly operation: OperationId | '*';
  readonly path?: string | undefined;
  readonly tag?: string | undefined;
  readonly method?: string | undefined;
  /** Only calls that require a session, or only public ones. */
  readonly auth?: string | undefined;
  readonly stage: 'beforeCommit' | 'afterCommit';
  readonly effect: FaultEffect;
  readonly when?: Condition | undefined;
}

/** A fault of events. Each delivery to a socket counts. */
export interface SocketRule extends FaultFrequency {
  readonly stage: 'socket';
  readonly event: EventName | '*';
  readonly effect: SocketEffect;
}

/** A fault: its effect, its target and its frequency. */
export type FaultRule = CallRule | SocketRule;
