/** What a toast reports: chooses its icon, how long it stays and how urgently it is read out. */
export type ToastTone = 'error' | 'success' | 'info';

/** A short message; the same text again refreshes the one in sight. */
export interface ToastMessage {
  readonly text: string;
  readonly tone?: ToastTone | undefined;
  /** Milliseconds in sight. */
  readonly duration?: number | undefined;
}

/** A message in sight. */
export interface ShownToast {
  readonly id: string;
  readonly text: string;
  readonly tone: ToastTone;
  readonly duration: number;
}

/** How long a toast stays, in milliseconds (specification, section 9: 3 s for errors, else 2 s). */
const DURATION = { error: 3000, success: 2000, info: 2000 } as const satisfies Record<
  ToastTone,
  number
>;
const MOST_IN_SIGHT = 2;

/*
 * Our own and small: messages must be there when the network is not, so they cannot wait for a chunk, and the kit's
 * library would double the first route for them.
 */
let shown: readonly ShownToast[] = [];
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

const show = (next: readonly ShownToast[]): void => {
  shown = next;
  for (const listener of listeners) listener();
};

/** Takes a message from sight. */
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

/** Shows a message, from a component or from anywhere else. */
export const showToast = ({
  text,
  tone = 'info',
  duration = DURATION[tone],
}: ToastMessage): void => {
  const toast = { id: `${tone}:${text}`, text, tone, duration };
  const others = shown.filter(({ id }) => id !== toast.id);
  for (const { id } of others.slice(0, Math.max(0, others.length + 1 - MOST_IN_SIGHT))) {
    clearTimeout(timers.get(id));
    timers.delete(id);
  }
  show([...others, toast].slice(-MOST_IN_SIGHT));
  startTimer(toast);
};

/** Stops the clocks while a finger or a pointer rests on a message. */
export const pauseToasts = (): void => {
  for (const timer of timers.values()) clearTimeout(timer);
};

/** Starts the clocks anew. */
export const resumeToasts = (): void => shown.forEach(startTimer);

/** The messages in sight, oldest first. */
export const shownToasts = (): readonly ShownToast[] => shown;

/** Calls back when the messages in sight change. Returns the way to stop. */
export const onToastsChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
