/*
 * The pending operation: whatever moves money, or must happen at most once, from its confirmation to its outcome.
 *
 * - What is sent is the body that was confirmed, in the same turn of the event loop as the tap: nothing is awaited
 *   between the checks and the call. Each confirmation has an idempotency key of its own and is sent once.
 * - One operation of a kind at a time. While it is unresolved, a new one is refused, and the user gets the sheet of the
 *   unresolved one. Kinds do not wait for each other: an order whose outcome is unknown must not keep anybody from closing
 *   a position.
 * - Its outcome is `done`, `not-done` or `unknown`, by the id and status of its record. Without a reply, "not there" is
 *   `unknown` until the call can no longer arrive. Then the user may start again, or, where the records do not reach far
 *   enough to tell, put the operation aside after looking themselves.
 * - Bound to token, user and account mode. Any change of these discards it, also for the same user who signs in again: the
 *   order list shows what was done, and a new confirmation is needed for anything else. A reply that comes later, to the
 *   call or to a look-up, changes nothing and is shown to nobody.
 * - A reload keeps an unresolved operation, with its owner and mode: it comes back as `unknown` and can be looked up. It
 *   is never sent again from there, as the figures that were confirmed are gone.
 * - All tabs of a browser share it: while one tab has an unresolved operation, the others refuse a new one of its kind and
 *   can look it up as well. Two tabs that confirm in the same millisecond are not kept apart, nor are two devices: of two
 *   equal records made at the same time, the wire does not say which key made which.
 * - A lost session, in the call or in a look-up, is handled as everywhere else and discards the operation.
 */
import type { Environment } from './environment';
import { createHeldOperation, type HeldOperation } from './held-operation';
import type { Kind, Request } from './kind';
import type { PendingOperation } from './operation';
import { createSending } from './sending';
import { createSessionWatch } from './session-watch';
import { isBusy, isUnresolved, type Sent } from './submission';

/** True if nothing is unresolved. Otherwise shows what is, as the reason why a new one is refused. */
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

const dismiss = <T>({ isHarmless }: Kind<T>, held: HeldOperation<T>): void => {
  const current = held.get();
  if (current === undefined) return;
  const { operation, submission } = current;
  const mayBeLeft = submission.state === 'unknown' && isHarmless?.(operation) === true;
  if (isUnresolved(submission) && !mayBeLeft) held.show({ isShown: false, isRefusing: false });
  else discard(held);
};

/** One kind of pending operation. */
export const createPending = <T>(kind: Kind<T>, env: Environment) => {
  const session = createSessionWatch(env);
  const held = createHeldOperation<T>(`pending:${kind.name}`, env);
  const { submit, lookUp } = createSending(kind, env, held);

  /** The operation of a request that may be sent now. */
  const accept = (request: Request<T>): PendingOperation | undefined => {
    const now = held.get();
    if ((now !== undefined && isBusy(now.submission)) || !isFree(held)) return undefined;
    const current = session.read();
    if (current === undefined || !session.isStill(request.shownIn)) return undefined;
    if (!request.isWithinGuard()) return undefined;
    const { turn: _turn, ...binding } = current;
    const { operationId, body, idsBefore, summary } = request;
    const createdAt = env.now();
    const sent = { createdAt, sentAt: createdAt, sends: 1, idempotencyKey: env.createKey() };
    return { ...binding, operationId, body, ...sent, idsBefore, ...held.marks(), summary };
  };

  held.adopt();
  return {
    session,
    store: held.store,
    own: held.own,
    get: held.get,
    follow: held.follow,
    /** Follows a change of session: forgets what belongs to another one. */
    discardOthers: (): void => {
      session.read();
      held.discardOthers();
    },
    /** Makes room for a new one. False, with the sheet of the unresolved one, if there is one. */
    stage: (): boolean => {
      if (!isFree(held)) return false;
      discard(held);
      return true;
    },
    /**
     * Sends what was confirmed; `answer` is where it then stands, `undefined` if that is nobody's business any more.
     * `undefined` if it is refused: another one is unresolved, the session is another one, or the price has moved.
     */
    confirm: (request: Request<T>) => {
      const operation = accept(request);
      if (operation === undefined) return undefined;
      held.hold(operation);
      return { operation, answer: submit(operation, request.send) };
    },
    /** Asks once more for the outcome. */
    checkAgain: async (): Promise<Sent<T> | undefined> => {
      const current = held.get();
      return current?.submission.state === 'unknown'
        ? lookUp(current.operation, current.submission.failure)
        : undefined;
    },
    /** Puts aside an operation that cannot arrive any more and that the records do not show. */
    setAside: (): void => {
      const submission = held.get()?.submission;
      if (submission?.state === 'unknown' && submission.isOverdue) discard(held);
    },
    /** Hides the sheet. What is unresolved stays, and can be looked up at the next attempt. */
    dismiss: (): void => dismiss(kind, held),
  };
};

export type Pending<T> = ReturnType<typeof createPending<T>>;
