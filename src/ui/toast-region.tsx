import { Toast } from '@base-ui/react/toast';
import { clsx } from 'clsx';
import type { TouchEvent } from 'react';
import { CheckCircleIcon, InfoIcon, WarningCircleIcon } from './icons';
import { toastStore } from './toast';

const ICON = {
  error: <WarningCircleIcon weight="fill" size={20} />,
  success: <CheckCircleIcon weight="fill" size={20} />,
  info: <InfoIcon weight="fill" size={20} />,
} as const;

const iconOf = (type: string | undefined) =>
  type === 'error' || type === 'success' ? ICON[type] : ICON.info;

const CARD = clsx(
  'absolute top-0 left-1/2 w-max max-w-full -translate-x-1/2 rounded-card bg-ink text-on-ink shadow-toast select-none',
  'transition-[opacity,transform] duration-200 ease-sheet',
  'transform-[translateY(calc(var(--toast-swipe-movement-y)+var(--toast-index)*8px))_scale(calc(1-var(--toast-index)*0.06))]',
  'data-starting-style:transform-[translateY(-120%)] data-starting-style:opacity-0 data-ending-style:transform-[translateY(-120%)] data-ending-style:opacity-0',
  'z-[calc(10-var(--toast-index))] data-limited:opacity-0',
);

/** The clocks stop under a mouse; a finger that rests on a toast is told to them as one. */
const pauseOnTouch = (type: 'mouseover' | 'mouseout') => (event: TouchEvent) => {
  event.currentTarget.dispatchEvent(new MouseEvent(type, { bubbles: true }));
};

const ToastList = () => {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      // Nothing in a toast can be worked, and Base UI reads urgent ones out by a copy: no stop for the focus.
      tabIndex={-1}
      swipeDirection="up"
      className={CARD}
    >
      <Toast.Content className="flex items-start gap-2.5 px-4 py-3">
        <span aria-hidden="true" className="shrink-0">
          {iconOf(toast.type)}
        </span>
        <Toast.Title render={<p />} className="text-body" />
      </Toast.Content>
    </Toast.Root>
  ));
};

/** Where toasts appear: once, near the root of the app. `label` names the region to a screen reader. */
export const ToastRegion = ({ label }: { readonly label: string }) => (
  <Toast.Provider toastManager={toastStore} limit={2}>
    <Toast.Portal>
      <Toast.Viewport
        aria-label={label}
        onTouchStart={pauseOnTouch('mouseover')}
        onTouchEnd={pauseOnTouch('mouseout')}
        className="fixed inset-x-4 top-[calc(0.75rem+env(safe-area-inset-top))] z-50 mx-auto max-w-page outline-none"
      >
        <ToastList />
      </Toast.Viewport>
    </Toast.Portal>
  </Toast.Provider>
);
