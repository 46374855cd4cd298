import type { EventName } from '@/api/generated/events';
import type { OperationId } from '@/api/generated/operations';
import type { Fields } from './fields';

/** Which marks of the contract a server knows nothing of. */
export type Unknown = 'additions' | 'additions and guesses';

/** Rewrites a field wherever it stands in the replies to some calls; `undefined` takes it away. */
export interface FieldRow {
  /** The fact of backend-facts.md. */
  readonly fact: string;
  /** All calls if absent. */
  readonly calls?: readonly OperationId[];
  readonly fields: readonly string[];
  readonly write: (value: unknown) => unknown;
}

/** Fields that the contract does not have, added to each object of a reply that has the field `beside`. */
export interface ExtraRow {
  /** The fact of backend-facts.md. */
  readonly fact: string;
  readonly calls: readonly OperationId[];
  readonly beside: string;
  /** `fields` is the object as the contract has it. */
  readonly add: (fields: Fields) => Fields;
}

/** Rewrites the whole message of a call. */
export interface MessageRow {
  readonly fact: string;
  readonly call: OperationId;
  readonly write: (message: unknown) => unknown;
}

/** Takes away or rewrites what a server does not read in a request. */
export interface RequestRow {
  readonly fact: string;
  readonly calls: readonly OperationId[];
  readonly read: (fields: Fields) => Fields;
}

/** Rewrites an event of the socket. */
export interface EventRow {
  readonly fact: string;
  readonly event: EventName;
  readonly write: (payload: Fields) => Fields;
}

/** How one kind of server of the family speaks. All of it is data. */
export interface Manner {
  readonly unknown: Unknown;
  /** Calls marked as ours that public servers have nevertheless. */
  readonly hasCalls: readonly OperationId[];
  /** The codes of languages that it knows: those of public servers alone, or also those of the specification. */
  readonly languages: 'public' | 'public and specified';
  /** Whole numbers as text, as from a database driver that types nothing. */
  readonly integersAsText: boolean;
  readonly fields: readonly FieldRow[];
  readonly extras: readonly ExtraRow[];
  readonly messages: readonly MessageRow[];
  readonly requests: readonly RequestRow[];
  /** Events that are sent; all others are not known. */
  readonly events: readonly EventName[];
  readonly eventRows: readonly EventRow[];
}
