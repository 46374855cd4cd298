import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { CheckCircleFillIcon, InfoFillIcon, WarningCircleFillIcon } from '../icons';
import {
  dismissToast,
  onToastsChange,
  pauseToasts,
  resumeToasts,
  shownToasts,
  type ShownToast,
} from './toast';

const ICON = {
  error: <WarningCircleFillIcon aria-hidden="true" size={20} />,
  success: <CheckCircleFillIcon aria-hidden="true" size={20} />,
  info: <InfoFillIcon aria-hidden="true" size={20} />,
} as const;

const Toast = ({ toast }: { readonly toast: ShownToast }) => (
  <button
    type="button"
    onClick={() => {
      dismissToast(toast.id);
      toast.action?.run();
    }}
    className="pointer-events-auto flex max-w-full animate-toast items-start gap-2.5 rounded-card bg-ink px-4 py-3 text-left text-body text-on-ink shadow-toast"
  >
    <span className="shrink-0">{ICON[toast.tone]}</span>
    <span>{toast.text}</span>
    {toast.action && <b className="underline">{toast.action.label}</b>}
  </button>
);

/**
 * The place where toasts appear, above everything; render it once, near the root of the app. Errors are announced
 * assertively, others politely. A tap dismisses one.
 */
export const ToastRegion = ({ label }: { readonly label: string }) => {
  const toasts = useSyncExternalStore(onToastsChange, shownToasts);
  const ofTone = (isError: boolean) =>
    toasts
      .filter(({ tone }) => (tone === 'error') === isError)
      .map((toast) => <Toast key={toast.id} toast={toast} />);
  // Beside the app, not in it: sheets lie beside it too, and above all that is in it.
  return createPortal(
    <section
      aria-label={label}
      // The roles inside speak. An open sheet hides the rest of the page from screen readers, except what has this attribute.
      aria-live="off"
      onPointerEnter={pauseToasts}
      onPointerLeave={resumeToasts}
      className="safe-top pointer-events-none fixed inset-x-0 top-(--strip-height,0px) z-50 flex flex-col items-center gap-2 p-3"
    >
      <div role="alert" className="contents">
        {ofTone(true)}
      </div>
      <div role="status" className="contents">
        {ofTone(false)}
      </div>
    </section>,
    document.body,
  );
};
