import type { Submission } from './submission';
import type { PendingView } from './use-pending';

interface Sheet<I, T> {
  readonly view: PendingView<I, T>;
  readonly confirm: () => void;
  readonly checkAgain: () => void;
  readonly setAside: () => void;
  readonly dismiss: () => void;
}

/** Refusals that the same order would only meet again. */
const LASTING_REFUSALS: readonly string[] = ['limit_reached', 'trading_closing'];

const isRefusedForGood = (submission: Submission<unknown>): boolean =>
  submission.state === 'failed' &&
  submission.failure.kind === 'business' &&
  LASTING_REFUSALS.includes(submission.failure.key);

/** The props that every sheet of a pending operation shares. */
export const toSheetProps = <I, T>({ view, ...ways }: Sheet<I, T>) => {
  const { intent, summary, submission } = view;
  const isOverdue = submission.state === 'unknown' && submission.isOverdue;
  return {
    open: intent !== undefined || summary !== undefined,
    state: submission.state,
    /** False if its figures are not on screen, as after a reload, or if it would be refused again. */
    canSend: intent !== undefined && !isRefusedForGood(submission),
    onConfirm: ways.confirm,
    onCheckAgain: ways.checkAgain,
    onSetAside: isOverdue ? ways.setAside : undefined,
    onClose: ways.dismiss,
  };
};

/** The view and commands of a pending operation, for its sheet. */
export type PendingSheet<I, T> = Sheet<I, T>;
