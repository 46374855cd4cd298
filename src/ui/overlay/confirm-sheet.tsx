import type { ReactNode } from 'react';
import { Button } from '../action/button';
import { SendingNotice, type SendingNoticeProps } from '../feedback/sending-notice';
import { Sheet, type SheetProps } from './sheet';

/** Something that is confirmed in a sheet and must happen at most once. */
export interface ConfirmSheetProps extends Pick<
  SheetProps,
  'open' | 'title' | 'description' | 'aside' | 'children'
> {
  readonly state: SendingNoticeProps['state'];
  readonly texts: Omit<SendingNoticeProps, 'state'> & {
    /** What the button does. */
    readonly confirm: string;
    /** What it does where nothing was done. */
    readonly again: string;
    /** What it does while the outcome is not known. */
    readonly checkAgain: string;
    /** That a newer one was not sent because of this one. */
    readonly refused?: string | undefined;
    /** That the outcome cannot be found, and the button that puts it aside. */
    readonly overdue: string;
    readonly setAside: string;
    readonly close: string;
    /** That the price is not the one shown any more, and the button that shows the new one. */
    readonly moved: string;
    readonly takeNewPrice: string;
  };
  /** Shows it at the current price. Set when the price has moved. */
  readonly onRefresh?: (() => void) | undefined;
  /** Puts aside what cannot be found. Set when it can no longer arrive. */
  readonly onSetAside?: (() => void) | undefined;
  /** False where it cannot be sent from this sheet: its figures are not there any more. */
  readonly canSend?: boolean;
  /** Why it cannot be sent now, in words; the button is off while it stands. */
  readonly blocked?: string | undefined;
  /** In place of the button. */
  readonly instead?: ReactNode;
  readonly onConfirm: () => void;
  readonly onCheckAgain: () => void;
  readonly onClose: () => void;
}

/** Read out, because the button means another thing now. */
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

/** It cannot be found: who has looked for themselves goes on without it. */
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
  // Looking the outcome up is possible at all times.
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

/** What is sent once, from its confirmation to its outcome. The only way to send it again is to confirm it again. */
export const ConfirmSheet = (props: ConfirmSheetProps) => {
  const { open, title, description, aside, state, texts, instead, onClose, children } = props;
  const canSend = state === 'staged' || state === 'failed';
  const hasMoved = canSend && props.onRefresh !== undefined;
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
          <SendingNotice state={state} {...texts} />
          {instead ?? (hasMoved ? <PriceMoved {...props} /> : <Action {...props} />)}
        </>
      }
    >
      {children}
    </Sheet>
  );
};
