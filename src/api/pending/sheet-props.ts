import type { PendingView } from './use-pending';

interface Sheet<I, T> {
  readonly view: PendingView<I, T>;
  readonly confirm: () => void;
  readonly checkAgain: () => void;
  readonly setAside: () => void;
  readonly dismiss: () => void;
}

/** What every sheet of a pending operation has in common: whether it is open, where it stands, and the ways on. */
export const sheetPropsOf = <I, T>({ view, ...ways }: Sheet<I, T>) => {
  const { intent, summary, submission } = view;
  const isOverdue = submission.state === 'unknown' && submission.isOverdue;
  return {
    open: intent !== undefined || summary !== undefined,
    state: submission.state,
    /** Without its figures on screen it is not sent. */
    canSend: intent !== undefined,
    onConfirm: ways.confirm,
    onCheckAgain: ways.checkAgain,
    onSetAside: isOverdue ? ways.setAside : undefined,
    onClose: ways.dismiss,
  };
};

export type PendingSheet<I, T> = Sheet<I, T>;
