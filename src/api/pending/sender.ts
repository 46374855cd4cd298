import { failureOf, isOutcomeUnknown, type ApiFailure } from '../errors';
import type { Environment } from './environment';
import type { HeldOperation } from './held-operation';
import type { OperationKind, OperationRequest, OutcomeStrategy } from './operation-kind';
import { ARRIVAL_LIMIT_MS, LATE_REPLY_MS } from './limits';
import type { PendingOperation } from './operation';
import { NOT_DONE, NOT_KNOWN, type OperationOutcome } from './outcome';
import type { KeyHeader, Sent } from './submission';

const NO_REPLY: ApiFailure = { kind: 'network', reason: 'failed' };

const headersOf = (operation: PendingOperation): KeyHeader => ({
  'Idempotency-Key': operation.idempotencyKey,
});

/** Looks up the outcome once. A refused repeat means not done. Rejects with `ApiError`. */
const findOutcome = async <T>(
  strategy: OutcomeStrategy<T>,
  operation: PendingOperation,
): Promise<OperationOutcome<T>> => {
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

/** The submission for an outcome. `not-done` counts as failed only once the call can no longer arrive. */
const toSubmission = <T>(
  outcome: OperationOutcome<T>,
  failure: ApiFailure,
  { isFinal, isOverdue }: { readonly isFinal: boolean; readonly isOverdue: boolean },
): Sent<T> => {
  if (outcome.state === 'done') return { state: 'confirmed', result: outcome.result };
  return outcome.state === 'not-done' && (isOverdue || isFinal)
    ? { state: 'failed', failure }
    : { state: 'unknown', failure, isOverdue };
};

/**
 * The reply or, while it is late, the record that shows that it is done; whichever comes first. A record that is not there proves
 * nothing yet. Asking for the status could make the server refuse the call, so only lists are read.
 */
const replyOrRecord = async <T>(
  strategy: OutcomeStrategy<T>,
  env: Environment,
  operation: PendingOperation,
  reply: Promise<T>,
): Promise<T> => {
  if (strategy.by !== 'list') return reply;
  const token = env.session()?.token;
  const answered = reply.then(
    () => 'answered' as const,
    () => 'answered' as const,
  );
  // The wait comes first, alone: once a reply is there, nothing more is asked.
  const late = env.after(LATE_REPLY_MS).then(() => 'late' as const);
  if ((await Promise.race([answered, late])) === 'answered') return reply;
  if (env.session()?.token !== token) return reply;
  const outcome = await Promise.race([answered, strategy.find(operation).catch(() => NOT_KNOWN)]);
  if (outcome === 'answered') return reply;
  return outcome.state === 'done' ? outcome.result : replyOrRecord(strategy, env, operation, reply);
};

/** The look-up of a kind that could only be repeated, at a server that may do it twice. */
const NO_WAY = { by: 'list', find: async () => NOT_KNOWN } as const;

/**
 * The ways of looking up an outcome. One by a list that the server turns out not to have becomes a repeat, on a tap. Nothing
 * is repeated unless the server is known to honour its key.
 */
const createWays = <T>(strategy: OutcomeStrategy<T>, { areKeysHonoured }: Environment) => {
  const otherwise = strategy.by === 'list' ? strategy.otherwise : undefined;
  let isListMissing = false;
  return {
    canRepeat: strategy.by === 'repeat' || otherwise !== undefined,
    choose: (isTap: boolean): OutcomeStrategy<T> => {
      if (!areKeysHonoured()) return strategy.by === 'repeat' ? NO_WAY : strategy;
      return isTap && isListMissing && otherwise !== undefined
        ? { by: 'repeat', send: otherwise.send }
        : strategy;
    },
    noteFailure: (error: unknown): void => {
      if (otherwise?.isMissing(error) === true) isListMissing = true;
    },
  };
};

/** Drops the operation after a lost session, which the client has already ended. */
const endIfSessionLost = <T>(
  held: HeldOperation<T>,
  operation: PendingOperation,
  failure: ApiFailure,
  isStray: boolean,
): boolean => {
  if (failure.kind !== 'session-expired') return false;
  held.drop(operation, isStray);
  return true;
};

/** Sends operations and looks up their outcomes. Resolves with `undefined` if the operation was discarded meanwhile. */
export const createSender = <T>(
  kind: OperationKind<T>,
  env: Environment,
  held: HeldOperation<T>,
) => {
  const { strategy } = kind;
  const ways = createWays(strategy, env);
  const canArrive = ({ sentAt }: PendingOperation) => env.now() - sentAt < ARRIVAL_LIMIT_MS;

  const settle = (operation: PendingOperation, submission: Sent<T>): Sent<T> | undefined =>
    held.update(operation, submission) ? submission : undefined;

  const lookUp = async (
    operation: PendingOperation,
    failure: ApiFailure,
    isTap: boolean,
  ): Promise<Sent<T> | undefined> => {
    const way = ways.choose(isTap);
    if (!held.update(operation, { state: 'checking' })) return undefined;
    const before = held.latest(operation);
    // Checked before and after the look-up: before the first reply, `now` is the device's clock.
    const couldArrive = canArrive(before);
    if (way.by === 'repeat') held.noteSend(before);
    const { sends } = held.latest(operation);
    const isPastArrival = (): boolean =>
      !couldArrive && !canArrive(before) && held.latest(operation).sends <= sends;
    try {
      const outcome = await findOutcome(way, operation);
      const finality = { isFinal: way.by === 'status', isOverdue: isPastArrival() };
      return settle(operation, toSubmission(outcome, failure, finality));
    } catch (error) {
      ways.noteFailure(error);
      const lookUpFailure = failureOf(error) ?? NO_REPLY;
      if (endIfSessionLost(held, operation, lookUpFailure, true)) return undefined;
      // Records that a server never shows must not hold up everything after; a lost connection comes back.
      const isOverdue = lookUpFailure.kind !== 'network' && isPastArrival();
      return settle(operation, { state: 'unknown', failure, isOverdue });
    }
  };

  const submit = async (
    operation: PendingOperation,
    send: OperationRequest<T>['send'],
  ): Promise<Sent<T> | undefined> => {
    try {
      const result = await replyOrRecord(strategy, env, operation, send(headersOf(operation)));
      return settle(operation, { state: 'confirmed', result });
    } catch (error) {
      const failure = failureOf(error) ?? NO_REPLY;
      // The reply that ends the session refuses the call; a repeat of it may have been done before.
      if (endIfSessionLost(held, operation, failure, ways.canRepeat)) return undefined;
      const isRepeated = ways.canRepeat && !held.isSentOnce(operation);
      // Refused and sent only once: no copy can still arrive.
      if (!isOutcomeUnknown(error) && !isRepeated)
        return settle(operation, { state: 'failed', failure });
      // Only a tap may resend it.
      return strategy.by === 'repeat'
        ? settle(operation, { state: 'unknown', failure, isOverdue: false })
        : lookUp(operation, failure, false);
    }
  };

  return { lookUp, submit };
};
