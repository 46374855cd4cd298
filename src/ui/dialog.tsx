import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from './button';

/** A question that must be answered before anything else. */
export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly confirmLabel: ReactNode;
  readonly onConfirm: () => void;
  /** Without, there is only the confirming button: a message. */
  readonly cancelLabel?: ReactNode;
  readonly tone?: 'primary' | 'danger' | undefined;
  readonly loading?: boolean | undefined;
}

const SCRIM =
  'fixed inset-0 min-h-dvh bg-scrim transition-opacity duration-150 data-starting-style:opacity-0 data-ending-style:opacity-0 supports-[-webkit-touch-callout:none]:absolute';

const POPUP =
  'fixed top-1/2 left-1/2 z-40 flex max-h-[calc(100dvh-4rem)] w-[min(22rem,calc(100vw-2rem))] -translate-1/2 flex-col overflow-y-auto rounded-sheet bg-surface p-5 text-ink shadow-toast outline-none transition-[opacity,scale] duration-150 data-starting-style:scale-96 data-starting-style:opacity-0 data-ending-style:opacity-0';

/** An alert dialog: it closes by its buttons or Escape, not by a touch beside it. */
export const Dialog = (props: DialogProps) => (
  <AlertDialog.Root open={props.open} onOpenChange={(next) => props.onOpenChange(next)}>
    <AlertDialog.Portal>
      <AlertDialog.Backdrop className={SCRIM} />
      <AlertDialog.Popup className={POPUP}>
        <AlertDialog.Title className="text-title">{props.title}</AlertDialog.Title>
        {props.children !== undefined && (
          <AlertDialog.Description render={<div />} className="mt-2 text-body text-ink-2">
            {props.children}
          </AlertDialog.Description>
        )}
        <div className="mt-5 flex flex-wrap-reverse gap-3">
          {props.cancelLabel !== undefined && (
            <span className="min-w-32 flex-1">
              <AlertDialog.Close
                render={<Button block tone="secondary" disabled={props.loading} />}
              >
                {props.cancelLabel}
              </AlertDialog.Close>
            </span>
          )}
          <span className="min-w-32 flex-1">
            <Button block tone={props.tone} loading={props.loading} onClick={props.onConfirm}>
              {props.confirmLabel}
            </Button>
          </span>
        </div>
      </AlertDialog.Popup>
    </AlertDialog.Portal>
  </AlertDialog.Root>
);
