import type { ReactNode } from 'react';
import { Button } from './button';
import { SendingNotice, type SendingNoticeProps } from './sending-notice';
import { Sheet, type SheetProps } from './sheet';

/** Something that is confirmed in a sheet and must happen exactly once. */
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
    readonly close: string;
    /** That the price is not the one shown any more, and the button that shows the new one. */
    readonly moved: string;
    readonly takeNewPrice: string;
  };
  /** Shows it at the price of now; there while that is another one than the one shown. */
  readonly onRefresh?: (() => void) | undefined;
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

const Action = ({ state, texts, onConfirm, onCheckAgain, ...props }: ConfirmSheetProps) => {
  const isUnknown = state === 'unknown';
  // Asking what became of it is possible at all times.
  const blocked = isUnknown ? undefined : props.blocked;
  const again = state === 'failed' ? texts.again : texts.confirm;
  return (
    <>
      {blocked !== undefined && <p className="mb-2 text-label text-warn">{blocked}</p>}
      <Button
        block
        loading={state === 'placing' || state === 'checking'}
        disabled={blocked !== undefined}
        onClick={isUnknown ? onCheckAgain : onConfirm}
      >
        {isUnknown ? texts.checkAgain : again}
      </Button>
    </>
  );
};

/** What is about to be sent, from confirming to its end: stays until it is known what became of it. */
export const ConfirmSheet = (props: ConfirmSheetProps) => {
  const { open, title, description, aside, state, texts, instead, onClose, children } = props;
  const hasMoved = state === 'editing' && props.onRefresh !== undefined;
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
          <SendingNotice state={state} {...texts} />
          {instead ?? (hasMoved ? <PriceMoved {...props} /> : <Action {...props} />)}
        </>
      }
    >
      {children}
    </Sheet>
  );
};
