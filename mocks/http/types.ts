import type { infer as Infer } from 'zod/mini';
import type { OPERATIONS, OperationId } from '@/api/generated/operations';
import type { Content } from '../catalogue/content';
import type { Context, Decision } from '../engine/context';
import type { User } from '../engine/state';
import type { RequestFacts } from './request-facts';

type Operation<Id extends OperationId> = (typeof OPERATIONS)[Id];

/** The validated request of a call: query or body. */
export type InputOf<Id extends OperationId> = Operation<Id>['input'] extends infer Schema extends {
  _zod: { output: unknown };
}
  ? Infer<Schema>
  : undefined;

/** The success envelope of a call. */
export type ReplyOf<Id extends OperationId> = Extract<
  Infer<Operation<Id>['reply']>,
  { type: 'ok' } | { code: 1 }
>;

/** The caller; may be absent for a public call. */
export type CallerOf<Id extends OperationId> = Operation<Id>['auth'] extends 'required'
  ? User
  : User | undefined;

/** Handles one call: decides the events and the reply. Throws `RefusedPicture`. */
export type Handler<Id extends OperationId> = (
  input: InputOf<Id>,
  call: {
    readonly context: Context;
    readonly content: Content;
    readonly facts: RequestFacts;
    readonly user: CallerOf<Id>;
  },
) => Decision<ReplyOf<Id>>;

/** A handler for each operation of a tag. A missing one does not compile. */
export type HandlersOf<Tag extends Operation<OperationId>['tag']> = {
  readonly [Id in OperationId as Operation<Id>['tag'] extends Tag ? Id : never]: Handler<Id>;
};
