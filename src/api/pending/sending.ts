import { failureOf, isOutcomeUnknown, type ApiFailure } from '../errors';
import type { Environment } from './environment';
import type { HeldOperation } from './held-operation';
import type { Kind, Request, Strategy } from './kind';
import { ARRIVAL_LIMIT_MS } from './limits';
import type { PendingOperation } from './operation';
import { NOT_DONE, type Outcome } from './outcome';
import type { KeyHeader, Sent } from './submission';

const NO_REPLY: ApiFailure = { kind: 'network', reason: 'failed' };

const headersOf = (operation: PendingOperation): KeyHeader => ({
  'Idempotency-Key': operation.idempotencyKey,
});

/** Asks once for the outcome. A repeat that is refused was not done by then. Rejects with `ApiError`. */
const findOutcome = async <T>(
  strategy: Strategy<T>,
  operation: PendingOperation,
): Promise<Outcome<T>> => {
  switch (strategy.by) {
    case 'list':
      return strategy.find(operation);
    case 'status':
      return strategy.ask(operation);
    case 'repeat':
      try {
        return { state: 'done', result: await strategy.send(operation, headersOf(operation)) };
      } catch (error) {
        if (failureOf(error)?.kind === 'business') return NOT_DONE;
        throw error;
      }
  }
};

/** Where it stands by what the records say. "Not done" counts once nothing of it can arrive any more. */
const judge = <T>(
  outcome: Outcome<T>,
  failure: ApiFailure,
  { isFinal, isOverdue }: { readonly isFinal: boolean; readonly isOverdue: boolean },
): Sent<T> => {
  if (outcome.state === 'done') return { state: 'confirmed', result: outcome.result };
  return outcome.state === 'not-done' && (isOverdue || isFinal)
    ? { state: 'failed', failure }
    : { state: 'unknown', failure, isOverdue };
};

/** Sends operations and looks for their outcome. Each answer is `undefined` if the operation is nobody's any more. */
export const createSending = <T>(kind: Kind<T>, env: Environment, held: HeldOperation<T>) => {
  const { strategy } = kind;
  const canArrive = ({ sentAt }: PendingOperation): boolean =>
    env.now() - sentAt < ARRIVAL_LIMIT_MS;

  const settle = (operation: PendingOperation, submission: Sent<T>): Sent<T> | undefined =>
    held.update(operation, submission) ? submission : undefined;

  /** The client has ended the session by now. */
  const endIfSessionLost = (
    operation: PendingOperation,
    failure: ApiFailure,
    isStray: boolean,
  ): boolean => {
    if (failure.kind !== 'session-expired') return false;
    held.drop(operation, isStray);
    return true;
  };

  const lookUp = async (
    operation: PendingOperation,
    failure: ApiFailure,
  ): Promise<Sent<T> | undefined> => {
    if (!held.update(operation, { state: 'checking' })) return undefined;
    const before = held.latest(operation);
    // The clock is read twice: before the first reply of a visit it is the device's own.
    const couldArrive = canArrive(before);
    if (strategy.by === 'repeat') held.noteSend(before);
    const { sends } = held.latest(operation);
    try {
      const outcome = await findOutcome(strategy, operation);
      const isSentMeanwhile = held.latest(operation).sends > sends;
      const isOverdue = !couldArrive && !canArrive(before) && !isSentMeanwhile;
      const isFinal = strategy.by === 'status';
      return settle(operation, judge(outcome, failure, { isFinal, isOverdue }));
    } catch (error) {
      if (endIfSessionLost(operation, failureOf(error) ?? NO_REPLY, true)) return undefined;
      return settle(operation, { state: 'unknown', failure, isOverdue: false });
    }
  };

  const submit = async (
    operation: PendingOperation,
    send: Request<T>['send'],
  ): Promise<Sent<T> | undefined> => {
    try {
      return settle(operation, { state: 'confirmed', result: await send(headersOf(operation)) });
    } catch (error) {
      const failure = failureOf(error) ?? NO_REPLY;
      if (endIfSessionLost(operation, failure, false)) return undefined;
      const isRepeated = strategy.by === 'repeat' && !held.isSentOnce(operation);
      // Refused, and sent only once: nothing of it is on its way.
      if (!isOutcomeUnknown(error) && !isRepeated)
        return settle(operation, { state: 'failed', failure });
      // A repeat is sent on a tap alone.
      return strategy.by === 'repeat'
        ? settle(operation, { state: 'unknown', failure, isOverdue: false })
        : lookUp(operation, failure);
    }
  };

  return { lookUp, submit };
};
