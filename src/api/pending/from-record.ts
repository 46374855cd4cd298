import type { RecordAddress } from '@/lib/use-record-address';
import type { PendingSheet } from './sheet-props';

/** A pending operation that is staged from an opened record. */
export interface PendingOfRecord<I, T> extends PendingSheet<I, T> {
  readonly stage: (intent: I) => void;
}

/**
 * An operation on an opened record: its sheet takes the place of the record's, which returns if the user closes it.
 * Once it is confirmed, the screen decides what is shown.
 */
export const fromRecord = <I, T>(
  pending: PendingOfRecord<I, T>,
  address: Pick<RecordAddress, 'open' | 'close'>,
  idOf: (intent: I) => number,
): PendingOfRecord<I, T> => ({
  ...pending,
  stage: (intent) => {
    address.close();
    pending.stage(intent);
  },
  dismiss: () => {
    const { intent } = pending.view;
    pending.dismiss();
    if (intent !== undefined) address.open(idOf(intent));
  },
});
