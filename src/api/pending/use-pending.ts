import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Held } from './held-operation';
import type { OperationRequest } from './operation-kind';
import type { PendingOperation, Summary } from './operation';
import type { Pending } from './pending';
import type { SessionSnapshot } from './session-watch';
import { isBusy, isUnresolved, type Sent, type Submission } from './submission';

/** How a screen turns its intents into requests. `I` is the intent shown in the sheet. */
export interface PendingOptions<I, T> {
  readonly toRequest: (intent: I) => Omit<OperationRequest<T>, 'shownIn' | 'isWithinGuard'>;
  /** False once the price has moved too far from the price of the intent. */
  readonly isWithinGuard: (intent: I) => boolean;
  /** Called with the result of each call and look-up. */
  readonly onAnswer: (answer: Sent<T>, about: Attempt<I>) => void;
}

interface Attempt<I> {
  readonly operation: PendingOperation;
  /** `undefined` if it was confirmed before a reload or on an earlier visit to the screen. */
  readonly intent: I | undefined;
  readonly isAtOneTap: boolean;
}

interface Staged<I> {
  readonly intent: I;
  readonly shownIn: SessionSnapshot;
  /** The idempotency key of its operation, once confirmed. */
  readonly key: string | undefined;
  readonly isAtOneTap: boolean;
}

/** The content of a pending operation's sheet. */
export interface PendingView<I, T> {
  /** `undefined` if it was confirmed before a reload or on an earlier visit to the screen; `summary` remains. */
  readonly intent: I | undefined;
  /** Its texts, once it is confirmed. */
  readonly summary: Summary | undefined;
  readonly submission: Submission<T>;
  /** True while a newer operation is refused because of this one. */
  readonly isRefusing: boolean;
}

const EMPTY_VIEW = {
  intent: undefined,
  summary: undefined,
  submission: { state: 'staged' },
  isRefusing: false,
} as const;

/** True if an operation confirmed at one tap needs no attention of the user. */
const needsNoSheet = (submission: Sent<unknown>): boolean =>
  isBusy(submission) || submission.state === 'confirmed';

/** Shows the held operation first, then the staged intent that is not confirmed yet. */
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
    ? { ...EMPTY_VIEW, intent: staged.intent }
    : EMPTY_VIEW;
};

/** The staged intent of a screen; `undefined` once the session has changed. */
const useStaged = <I, T>(pending: Pending<T>) => {
  const [staged, setStaged] = useState<Staged<I>>();
  const isCurrent = staged !== undefined && pending.session.isCurrent(staged.shownIn);
  const stage = (intent: I, isAtOneTap: boolean): Staged<I> | undefined => {
    const shownIn = pending.session.read();
    if (shownIn === undefined || !pending.stage()) return undefined;
    const next = { intent, shownIn, isAtOneTap, key: undefined };
    setStaged(next);
    return next;
  };
  return { staged: isCurrent ? staged : undefined, setStaged, stage };
};

/** Looks up an operation from before a reload, or from an earlier visit to the screen, once and without a tap. */
const useLookUpOnReturn = <T>(
  { canLookUpUnasked }: Pending<T>,
  returned: Held<T> | undefined,
  lookUp: () => void,
): void => {
  const lookedUp = useRef<string>(undefined);
  const isUnknown = canLookUpUnasked && returned?.submission.state === 'unknown';
  const key = isUnknown ? returned.operation.idempotencyKey : undefined;
  const onReturn = useEffectEvent(lookUp);
  // Synchronises with the server's records.
  useEffect(() => {
    if (key === undefined || key === lookedUp.current) return;
    lookedUp.current = key;
    onReturn();
  }, [key]);
};

/** Forgets a failed operation with the screen that told of it: it had no effect. One that fails later is still told. */
const useLeave = <T>({ leave }: Pending<T>): void => {
  // Synchronises the held operation, which outlives the screen, with the screen's end.
  useEffect(() => leave, [leave]);
};

/** Stages, confirms and follows the operations of one kind on a screen. */
export const usePending = <I, T>(pending: Pending<T>, options: PendingOptions<I, T>) => {
  const held = pending.own(useStore(pending.store).held);
  const { staged, setStaged, stage } = useStaged<I, T>(pending);
  const mine = staged?.key === held?.operation.idempotencyKey ? staged : undefined;
  const needsSheet = mine?.isAtOneTap !== true;
  const isSending =
    held !== undefined &&
    (needsSheet ? !held.isShown && isBusy(held.submission) : needsNoSheet(held.submission));

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

  const lookUp = (isTap: boolean): void => {
    if (held === undefined) return;
    const about = mine ?? { intent: undefined, isAtOneTap: false };
    void answer(pending.checkAgain(isTap), { ...about, operation: held.operation });
  };
  useLeave(pending);
  useLookUpOnReturn(pending, mine === undefined ? held : undefined, () => lookUp(false));

  return {
    view: isSending ? EMPTY_VIEW : viewOf(held, staged),
    /** True while an operation is being sent and no sheet shows it: it was confirmed at one tap, or its sheet was closed. */
    isSending,
    /** Shows an intent for confirmation. */
    stage: (intent: I): void => void stage(intent, false),
    /** Sends the staged intent. */
    confirm: (): void => send(staged),
    /** Stages and sends an intent that the user already confirmed elsewhere. */
    confirmNow: (intent: I): void => send(stage(intent, false)),
    /** Sends an intent without a sheet; the sheet opens only if something goes wrong. */
    confirmAtOneTap: (intent: I): void => send(stage(intent, true)),
    checkAgain: (): void => lookUp(true),
    setAside: pending.setAside,
    dismiss: (): void => {
      if (held === undefined || !isUnresolved(held.submission)) setStaged(undefined);
      pending.dismiss();
    },
  };
};
