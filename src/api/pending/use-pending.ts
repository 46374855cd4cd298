import { useState } from 'react';
import { useStore } from 'zustand';
import type { Held } from './held-operation';
import type { Request } from './kind';
import type { PendingOperation, Summary } from './operation';
import type { Pending } from './pending';
import type { ShownIn } from './session-watch';
import { isBusy, isUnresolved, type Sent, type Submission } from './submission';

/** How a screen confirms its intents. `I` is what it shows in the sheet. */
export interface PendingOptions<I, T> {
  readonly toRequest: (intent: I) => Omit<Request<T>, 'shownIn' | 'isWithinGuard'>;
  /** False once the price has moved away from the price of the intent. */
  readonly isWithinGuard: (intent: I) => boolean;
  /** Called with where an attempt led. */
  readonly onAnswer: (answer: Sent<T>, about: Attempt<I>) => void;
}

interface Attempt<I> {
  readonly operation: PendingOperation;
  /** Missing if it was confirmed before a reload, or on another visit of the screen. */
  readonly intent: I | undefined;
  readonly isAtOneTap: boolean;
}

interface Staged<I> {
  readonly intent: I;
  readonly shownIn: ShownIn;
  /** The key of the operation that it was confirmed as. */
  readonly key: string | undefined;
  readonly isAtOneTap: boolean;
}

/** What the sheet of a pending operation shows. */
export interface PendingView<I, T> {
  /** In full; missing for what was confirmed before a reload or on another visit of the screen. */
  readonly intent: I | undefined;
  /** In short, once it is confirmed. */
  readonly summary: Summary | undefined;
  readonly submission: Submission<T>;
  /** True while a newer one is refused because of it. */
  readonly isRefusing: boolean;
}

const NOTHING = {
  intent: undefined,
  summary: undefined,
  submission: { state: 'staged' },
  isRefusing: false,
} as const;

/** States in which what was confirmed at one tap needs nothing from the user. */
const isQuiet = (submission: Sent<unknown>): boolean =>
  isBusy(submission) || submission.state === 'confirmed';

/** What is held goes first; then what is staged and not confirmed yet. */
const viewOf = <I, T>(
  held: Held<T> | undefined,
  staged: Staged<I> | undefined,
): PendingView<I, T> => {
  if (held?.isShown === true) {
    const { operation, submission, isRefusing } = held;
    const intent = staged?.key === operation.idempotencyKey ? staged.intent : undefined;
    return { intent, summary: operation.summary, submission, isRefusing };
  }
  return staged !== undefined && staged.key === undefined
    ? { ...NOTHING, intent: staged.intent }
    : NOTHING;
};

/** What is staged on a screen, in the session in which it was. */
const useStaged = <I, T>(pending: Pending<T>) => {
  const [staged, setStaged] = useState<Staged<I>>();
  const isStill = staged !== undefined && pending.session.isStill(staged.shownIn);
  const stage = (intent: I, isAtOneTap: boolean): Staged<I> | undefined => {
    const shownIn = pending.session.read();
    if (shownIn === undefined || !pending.stage()) return undefined;
    const next = { intent, shownIn, isAtOneTap, key: undefined };
    setStaged(next);
    return next;
  };
  return { staged: isStill ? staged : undefined, setStaged, stage };
};

/** Stages, confirms and follows operations of one kind on a screen. */
export const usePending = <I, T>(pending: Pending<T>, options: PendingOptions<I, T>) => {
  const held = pending.own(useStore(pending.store).held);
  const { staged, setStaged, stage } = useStaged<I, T>(pending);
  const mine = staged?.key === held?.operation.idempotencyKey ? staged : undefined;
  const isSending = held !== undefined && mine?.isAtOneTap === true && isQuiet(held.submission);

  const answer = async (what: Promise<Sent<T> | undefined>, about: Attempt<I>): Promise<void> => {
    const submission = await what;
    if (submission !== undefined) options.onAnswer(submission, about);
  };
  const send = (what: Staged<I> | undefined): void => {
    if (what === undefined) return;
    const { intent, shownIn, isAtOneTap } = what;
    const isWithinGuard = (): boolean => options.isWithinGuard(intent);
    const started = pending.confirm({ ...options.toRequest(intent), shownIn, isWithinGuard });
    if (started === undefined) return;
    const { operation } = started;
    setStaged({ ...what, key: operation.idempotencyKey });
    void answer(started.answer, { operation, intent, isAtOneTap });
  };

  return {
    view: isSending ? NOTHING : viewOf(held, staged),
    /** True while something confirmed at one tap is under way. */
    isSending,
    /** Shows an intent for confirmation. */
    stage: (intent: I): void => void stage(intent, false),
    /** Sends what is shown. */
    confirm: (): void => send(staged),
    /** Sends an intent that was confirmed where it was made. */
    confirmNow: (intent: I): void => send(stage(intent, false)),
    /** Sends an intent without a sheet, as long as nothing goes wrong. */
    confirmAtOneTap: (intent: I): void => send(stage(intent, true)),
    checkAgain: (): void => {
      if (held === undefined) return;
      const about = mine ?? { intent: undefined, isAtOneTap: false };
      void answer(pending.checkAgain(), { ...about, operation: held.operation });
    },
    setAside: pending.setAside,
    dismiss: (): void => {
      if (held === undefined || !isUnresolved(held.submission)) setStaged(undefined);
      pending.dismiss();
    },
  };
};
