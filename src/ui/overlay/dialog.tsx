import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '../action/button';

/** A modal question. */
export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly confirmLabel: ReactNode;
  readonly onConfirm: () => void;
  /** Without it there is only the confirm button: a message. */
  readonly cancelLabel?: ReactNode;
  readonly tone?: 'primary' | 'danger' | undefined;
  readonly loading?: boolean | undefined;
}

const LOOK =
  'm-auto max-h-[calc(100dvh-4rem)] w-[min(22rem,calc(100vw-2rem))] overflow-y-auto rounded-sheet bg-surface p-5 text-ink shadow-toast outline-none backdrop:bg-scrim';

const OpenDialog = (props: DialogProps) => {
  const ref = useRef<HTMLDialogElement>(null);
  const title = useId();
  const text = useId();
  // Opens the native modal dialog, which traps the focus and returns it on close.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const isByKeyboard = document.activeElement?.matches(':focus-visible') === true;
    dialog?.showModal();
    // A dialog that opens by itself, or by a finger, would show the ring of keyboards around its first button.
    if (!isByKeyboard) dialog?.focus();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      tabIndex={-1}
      aria-labelledby={title}
      aria-describedby={props.children === undefined ? undefined : text}
      // Escape closes the dialog alone, not the sheet that it may stand in.
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.stopPropagation();
      }}
      onCancel={(event) => {
        event.preventDefault();
        props.onOpenChange(false);
      }}
      className={LOOK}
    >
      <h2 id={title} className="text-title">
        {props.title}
      </h2>
      {props.children !== undefined && (
        <div id={text} className="mt-2 text-body text-ink-2">
          {props.children}
        </div>
      )}
      <div className="mt-5 flex flex-wrap-reverse gap-3">
        {props.cancelLabel !== undefined && (
          <span className="grid min-w-min flex-1">
            <Button
              block
              tone="secondary"
              disabled={props.loading}
              onClick={() => props.onOpenChange(false)}
            >
              {props.cancelLabel}
            </Button>
          </span>
        )}
        <span className="grid min-w-min flex-1">
          <Button block tone={props.tone} loading={props.loading} onClick={props.onConfirm}>
            {props.confirmLabel}
          </Button>
        </span>
      </div>
    </dialog>
  );
};

/**
 * An alert dialog: it closes by its buttons or Escape, not by a tap outside. Uses the native dialog, without a library.
 */
export const Dialog = (props: DialogProps) => (props.open ? <OpenDialog {...props} /> : null);
