import type { PendingOperation } from '@/api/pending/operation';
import { useOpeningCheck } from '../use-opening-check';
import { OpeningNotice } from './opening-notice';

/** Reads a confirmed opening back, and tells what is not as asked. */
export const OpeningCheck = (props: {
  readonly operation: PendingOperation;
  readonly onSetStops: (id: number) => void;
  readonly onDone: () => void;
}) => {
  const { operation, onSetStops, onDone } = props;
  const { checked, checkAgain } = useOpeningCheck(operation, onDone);
  return (
    <OpeningNotice
      symbol={operation.summary.subject}
      checked={checked}
      onSetStops={(id) => {
        onDone();
        onSetStops(id);
      }}
      onCheckAgain={checkAgain}
      onClose={onDone}
    />
  );
};
