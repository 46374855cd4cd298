import type { ReactNode } from 'react';
import { Button } from '../action/button';
import { SendingNotice, type SendingNoticeProps } from '../feedback/sending-notice';
import { Sheet } from './sheet';
import type { SheetProps } from './sheet-props';

/** Props of a sheet that confirms an operation, which is executed at most once. */
export interface ConfirmSheetProps extends Pick<
  SheetProps,
  'open' | 'title' | 'description' | 'aside' | 'children'
> {
  readonly state: SendingNoticeProps['state'];
  readonly texts: Omit<SendingNoticeProps, 'state'> & {
    /** Button label to submit. */
    readonly confirm: string;
    /** Button label after a failure. */
    readonly again: string;
    /** Button label while the outcome is unknown. */
    readonly checkAgain: string;
    /** Explains that a newer operation was refused because this one is pending. */
    readonly refused?: string | undefined;
    /** Explains that the outcome cannot be found, with the label of the button that dismisses it. */
    readonly overdue: string;
    readonly setAside: string;
    readonly close: string;
    /** Explains that the price has moved, with the label of the button that re-quotes. */
    readonly moved: string;
    readonly takeNewPrice: string;
  };
  /** Set when the price has moved; re-quotes. */
  readonly onRefresh?: (() => void) | undefined;
  /** Set when an operation without an outcome can no longer arrive; dismisses it. */
  readonly onSetAside?: (() => void) | undefined;
  /** False if it cannot be submitted from this sheet: its figures were lost in a reload, or it would be refused again. */
  readonly canSend?: boolean;
  /** Translated reason why it cannot be submitted now; disables the button. */
  readonly blocked?: string | undefined;
  /** Translated warning about what is to be sent, above its button: it is never below the fold. */
  readonly warning?: string | undefined;
  /** Rendered instead of the button. */
  readonly instead?: ReactNode;
  readonly onConfirm: () => void;
  readonly onCheckAgain: () => void;
  readonly onClose: () => void;
}

/** Announced, because the button's action has changed. */
const PriceMoved = ({ texts, onRefresh }: Pick<ConfirmSheetProps, 'texts' | 'onRefresh'>) => (
  <>
    <p role="alert" className="mb-2 text-label text-warn">
      {texts.moved}
    </p>
    <Button block onClick={onRefresh}>
      {texts.takeNewPrice}
    </Button>
  </>
);

/** Shown if the outcome cannot be found: the user checks the records and dismisses it. */
const SetAside = ({ texts, onSetAside }: Pick<ConfirmSheetProps, 'texts' | 'onSetAside'>) => (
  <>
    <p className="mt-3 mb-2 text-label text-ink-2">{texts.overdue}</p>
    <Button block tone="secondary" onClick={onSetAside}>
      {texts.setAside}
    </Button>
  </>
);

const Action = ({ state, texts, onConfirm, onCheckAgain, ...props }: ConfirmSheetProps) => {
  const isUnknown = state === 'unknown';
  // The outcome can be looked up at any time.
  const blocked = isUnknown ? undefined : props.blocked;
  const again = state === 'failed' ? texts.again : texts.confirm;
  if (state === 'failed' && props.canSend === false)
    return (
      <Button block onClick={props.onClose}>
        {texts.close}
      </Button>
    );
  return (
    <>
      {blocked !== undefined && <p className="mb-2 text-label text-warn">{blocked}</p>}
      <Button
        block
        loading={state === 'submitting' || state === 'checking'}
        disabled={blocked !== undefined}
        onClick={isUnknown ? onCheckAgain : onConfirm}
      >
        {isUnknown ? texts.checkAgain : again}
      </Button>
      {isUnknown && props.onSetAside !== undefined && <SetAside {...props} texts={texts} />}
    </>
  );
};

/** An operation from its confirmation to its outcome. Only another confirmation submits it again. */
export const ConfirmSheet = (props: ConfirmSheetProps) => {
  const { open, title, description, aside, state, texts, warning, instead, onClose, children } =
    props;
  const isStillToSend = state === 'staged' || (state === 'failed' && props.canSend !== false);
  const hasMoved = isStillToSend && props.onRefresh !== undefined;
  return (
    <Sheet
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={title}
      description={description}
      aside={aside}
      closeLabel={texts.close}
      footer={
        <>
          {texts.refused !== undefined && (
            <p role="alert" className="mb-3 text-body text-warn">
              {texts.refused}
            </p>
          )}
          {isStillToSend && warning !== undefined && (
            <p className="mb-2 text-label text-warn">{warning}</p>
          )}
          <SendingNotice state={state} {...texts} />
          {instead ?? (hasMoved ? <PriceMoved {...props} /> : <Action {...props} />)}
        </>
      }
    >
      {children}
    </Sheet>
  );
};
