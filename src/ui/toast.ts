import { Toast } from '@base-ui/react/toast';

/** What a toast reports: chooses its icon, how long it stays and how urgently it is read out. */
export type ToastTone = 'error' | 'success' | 'info';

/** How long a toast stays, in milliseconds (specification: 3 s for errors, else 2 s). */
const DURATION = { error: 3000, success: 2000, info: 2000 } as const satisfies Record<
  ToastTone,
  number
>;

/** A short message; the same text again refreshes the one in sight. */
export interface ToastMessage {
  readonly text: string;
  readonly tone?: ToastTone | undefined;
  readonly duration?: number | undefined;
}

/** The store that `ToastRegion` shows. It lives outside React, so that any code can speak. */
export const toastStore = Toast.createToastManager();

/** Shows a message, from a component or from anywhere else. */
export const showToast = ({ text, tone = 'info', duration }: ToastMessage): void => {
  toastStore.add({
    id: `${tone}:${text}`,
    title: text,
    type: tone,
    timeout: duration ?? DURATION[tone],
    priority: tone === 'error' ? 'high' : 'low',
  });
};
