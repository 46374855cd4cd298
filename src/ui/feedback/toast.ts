/** Kind of a toast: determines its icon, duration and announcement. */
export type ToastTone = 'error' | 'success' | 'info';

/** A short message; repeating the same text refreshes the visible one. */
export interface ToastMessage {
  readonly text: string;
  readonly tone?: ToastTone | undefined;
  /** Milliseconds. */
  readonly duration?: number | undefined;
  /** What a tap does, besides dismissing it. */
  readonly action?: ToastAction | undefined;
}

/** The word for what a tap on a toast does. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** A visible message. */
export interface ShownToast {
  readonly id: string;
  readonly text: string;
  readonly tone: ToastTone;
  readonly duration: number;
  readonly action: ToastAction | undefined;
}

/** Duration of a toast in milliseconds (specification, section 9: 3 s for errors, else 2 s). */
const DURATION = { error: 3000, success: 2000, info: 2000 } as const satisfies Record<
  ToastTone,
  number
>;
const MOST_IN_SIGHT = 2;

/*
 * A small implementation of our own: messages must work when the network does not, so they cannot wait for a chunk, and
 * the kit's library would double the first route.
 */
let shown: readonly ShownToast[] = [];
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

const show = (next: readonly ShownToast[]): void => {
  shown = next;
  for (const listener of listeners) listener();
};

/** Removes a message. */
export const dismissToast = (id: string): void => {
  clearTimeout(timers.get(id));
  timers.delete(id);
  show(shown.filter((toast) => toast.id !== id));
};

const startTimer = ({ id, duration }: ShownToast): void => {
  clearTimeout(timers.get(id));
  timers.set(
    id,
    setTimeout(() => dismissToast(id), duration),
  );
};

/** Shows a message, from a component or any other code. */
export const showToast = ({
  text,
  tone = 'info',
  duration = DURATION[tone],
  action,
}: ToastMessage): void => {
  const toast = { id: `${tone}:${text}`, text, tone, duration, action };
  const others = shown.filter(({ id }) => id !== toast.id);
  for (const { id } of others.slice(0, Math.max(0, others.length + 1 - MOST_IN_SIGHT))) {
    clearTimeout(timers.get(id));
    timers.delete(id);
  }
  show([...others, toast].slice(-MOST_IN_SIGHT));
  startTimer(toast);
};

/** Pauses the timers while a finger or a pointer rests on a message. */
export const pauseToasts = (): void => {
  for (const timer of timers.values()) clearTimeout(timer);
};

/** Restarts the timers. */
export const resumeToasts = (): void => shown.forEach(startTimer);

/** The visible messages, oldest first. */
export const shownToasts = (): readonly ShownToast[] => shown;

/** Calls back when the visible messages change. Returns the unsubscribe function. */
export const onToastsChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
