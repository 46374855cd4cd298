import { useSyncExternalStore } from 'react';
import { CheckCircleIcon, InfoIcon, WarningCircleIcon } from './icons';
import {
  dismissToast,
  onToastsChange,
  pauseToasts,
  resumeToasts,
  shownToasts,
  type ShownToast,
} from './toast';

const ICON = {
  error: <WarningCircleIcon aria-hidden="true" weight="fill" size={20} />,
  success: <CheckCircleIcon aria-hidden="true" weight="fill" size={20} />,
  info: <InfoIcon aria-hidden="true" weight="fill" size={20} />,
} as const;

const Toast = ({ toast }: { readonly toast: ShownToast }) => (
  <button
    type="button"
    onClick={() => dismissToast(toast.id)}
    className="pointer-events-auto flex max-w-full animate-toast items-start gap-2.5 rounded-card bg-ink px-4 py-3 text-left text-body text-on-ink shadow-toast"
  >
    <span className="shrink-0">{ICON[toast.tone]}</span>
    <span>{toast.text}</span>
  </button>
);

/** Where toasts appear: once, near the root of the app. Errors are read out at once, others when the reader pauses. A tap takes one away. */
export const ToastRegion = ({ label }: { readonly label: string }) => {
  const toasts = useSyncExternalStore(onToastsChange, shownToasts);
  const ofTone = (isError: boolean) =>
    toasts
      .filter(({ tone }) => (tone === 'error') === isError)
      .map((toast) => <Toast key={toast.id} toast={toast} />);
  return (
    <section
      aria-label={label}
      onPointerEnter={pauseToasts}
      onPointerLeave={resumeToasts}
      className="safe-top pointer-events-none fixed inset-x-0 top-0 z-50 flex flex-col items-center gap-2 p-3"
    >
      <div role="alert" className="contents">
        {ofTone(true)}
      </div>
      <div role="status" className="contents">
        {ofTone(false)}
      </div>
    </section>
  );
};
