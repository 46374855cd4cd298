/*
 * A pending operation moves money, or must happen at most once. This module follows it from confirmation to outcome.
 *
 * - The confirmed body is sent in the same turn of the event loop as the tap: nothing is awaited between the checks and
 *   the call. Each confirmation has its own idempotency key and is sent once.
 *   A request that was refused may be confirmed again under its key: a refusal has no effect.
 * - A server honours idempotency keys only if a reply of it has said so (`x-idempotency: honoured`, an addition). Until then,
 *   as with every public server, nothing is sent a second time: the outcome is looked for in the list, or it is unknown.
 * - Only one operation of a kind at a time. While it is unresolved, a new one is refused and the sheet of the unresolved
 *   one is shown. Kinds are independent: an order with an unknown outcome must not prevent closing a position.
 * - The outcome is `done`, `not-done` or `unknown`, by the id and status of its record. Without a reply, a missing record
 *   means `unknown` until the call can no longer arrive. Then the user can start again. If the records do not reach back
 *   far enough, or cannot be read, the user checks the order list and sets the operation aside.
 * - While a reply is late, the records are read every ten seconds, in the same session: one that shows it done settles it.
 * - It is bound to token, user and account mode. Any change of these discards it, even if the same user signs in again:
 *   the order list shows what was done, and anything else needs a new confirmation. A later reply, to the call or to a
 *   look-up, is ignored. The owner's next sign-in says so.
 * - One that failed had no effect. It is forgotten with the screen that says so; after one that fails later, the next visit says so.
 * - While its outcome is unknown, every screen says so and leads to it (open-operations.ts).
 * - An unresolved operation survives a reload, with its owner and mode: it is `unknown` and can be looked up. It is never
 *   resent from there, because the confirmed figures are gone. The screen looks it up once by itself, unless a look-up
 *   means to send it again.
 * - All tabs of a browser share it: while one tab has an unresolved operation, the others refuse a new one of its kind,
 *   and can look it up as well. Two tabs that confirm in the same millisecond, or two devices, are not distinguished: the
 *   API does not say which key created which of two identical records.
 * - A lost session, in the call or in a look-up, is handled as for every call, and discards the operation.
 */
import type { Environment } from './environment';
import { createHeldOperation, type HeldOperation } from './held-operation';
import type { OperationKind, OperationRequest } from './operation-kind';
import type { PendingOperation } from './operation';
import { createSender } from './sender';
import { createSessionWatch } from './session-watch';
import { isBusy, isUnresolved, type Sent } from './submission';

/** True if no operation is unresolved. Otherwise shows the unresolved one as the reason for the refusal. */
const isFree = <T>(held: HeldOperation<T>): boolean => {
  held.discardOthers();
  held.adopt();
  const current = held.get();
  if (current === undefined || !isUnresolved(current.submission)) return true;
  held.show({ isShown: true, isRefusing: true });
  return false;
};

const discard = <T>(held: HeldOperation<T>): void => {
  const current = held.get();
  if (current !== undefined) held.drop(current.operation, isUnresolved(current.submission));
};

const dismiss = <T>({ isIdempotent }: OperationKind<T>, held: HeldOperation<T>): void => {
  const current = held.get();
  if (current === undefined) return;
  const { operation, submission } = current;
  const mayBeLeft = submission.state === 'unknown' && isIdempotent?.(operation) === true;
  if (isUnresolved(submission) && !mayBeLeft) held.show({ isShown: false, isRefusing: false });
  else discard(held);
};

/** Creates the state and commands of one kind of pending operation. */
export const createPending = <T>(kind: OperationKind<T>, env: Environment) => {
  const session = createSessionWatch(env);
  const held = createHeldOperation<T>(kind.name, env);
  const { submit, lookUp } = createSender(kind, env, held);

  /** The operation for a request; `undefined` if it must not be sent now. */
  const accept = (request: OperationRequest<T>): PendingOperation | undefined => {
    const now = held.get();
    if ((now !== undefined && isBusy(now.submission)) || !isFree(held)) return undefined;
    const current = session.read();
    if (current === undefined || !session.isCurrent(request.shownIn)) return undefined;
    if (!request.isWithinGuard()) return undefined;
    const { turn: _turn, ...binding } = current;
    const { operationId, body, idsBefore, summary } = request;
    const createdAt = env.now();
    const idempotencyKey = request.idempotencyKey ?? env.createKey();
    const sent = { createdAt, sentAt: createdAt, sends: 1, idempotencyKey };
    return { ...binding, operationId, body, ...sent, idsBefore, ...held.recordCriteria(), summary };
  };

  held.adopt();
  return {
    session,
    /** True if a look-up sends nothing again, so that it needs no tap. */
    canLookUpUnasked: kind.strategy.by !== 'repeat',
    store: held.store,
    own: held.own,
    get: held.get,
    follow: held.follow,
    /** Discards the operation of another session. Call it when the session changes. */
    discardOthers: (): void => {
      session.read();
      held.discardOthers();
    },
    /** Opens the sheet of the unresolved operation again, if there is one. */
    showAgain: (): void => {
      if (held.get() !== undefined) held.show({ isShown: true, isRefusing: false });
    },
    /** Prepares for a new operation. Returns false, and shows the unresolved operation, if there is one. */
    stage: (): boolean => {
      if (!isFree(held)) return false;
      discard(held);
      return true;
    },
    /**
     * Sends a confirmed request. `answer` resolves with its submission; with `undefined` if the operation was discarded
     * meanwhile. Returns `undefined` if refused: another operation is unresolved, or session or price have changed.
     */
    confirm: (request: OperationRequest<T>) => {
      const operation = accept(request);
      if (operation === undefined) return undefined;
      held.hold(operation);
      return { operation, answer: submit(operation, request.send) };
    },
    /** Looks up the outcome again. `isTap` is false if nobody asked for it: nothing is resent then. */
    checkAgain: async (isTap = true): Promise<Sent<T> | undefined> => {
      const current = held.get();
      return current?.submission.state === 'unknown'
        ? lookUp(current.operation, current.submission.failure, isTap)
        : undefined;
    },
    /** Discards an operation that can no longer arrive and that the records do not show. */
    setAside: (): void => {
      const submission = held.get()?.submission;
      if (submission?.state === 'unknown' && submission.isOverdue) discard(held);
    },
    /** Hides the sheet. An unresolved operation stays, and can be looked up at the next attempt. */
    dismiss: (): void => dismiss(kind, held),
    /** Forgets an operation that failed, once the user leaves the screen that says so. Any other stays. */
    leave: (): void => {
      if (held.get()?.submission.state === 'failed') discard(held);
    },
  };
};

/** One kind of pending operation: its state and commands. */
export type Pending<T> = ReturnType<typeof createPending<T>>;
