import type { CallBody, PendingOperation } from '@/api/pending/operation';
import {
  findChange,
  findNewRecord,
  type OperationOutcome,
  type RecordPage,
} from '@/api/pending/outcome';
import type { DepositRow } from '@/api/rows';
import { DEPOSIT_STATUS_CODES } from '@/domain/codes/deposit';

/** The request fields that open such a deposit. */
const termsOf = ({ amount, config_id }: DepositRow): CallBody => ({
  amount,
  ...(config_id === undefined ? {} : { config_id }),
});

/** Looks up whether a deposit was opened, in the newest ones. */
export const findOpened = (
  operation: PendingOperation,
  newest: RecordPage<DepositRow>,
): OperationOutcome<DepositRow> =>
  findNewRecord(operation, newest, { termsOf, madeAt: (row) => row.created_time });

/** True if its owner ended a deposit: redeemed it, or took it back under review. The review gives a reason. */
const isEndedByOwner = ({ is_cancel, status, reason }: DepositRow): boolean =>
  is_cancel === 1 ||
  (status === DEPOSIT_STATUS_CODES.cancelled && (reason === undefined || reason === null));

/** Looks up whether a deposit was redeemed, in the newest ones. */
export const findRedeemed = (
  operation: PendingOperation,
  newest: RecordPage<DepositRow>,
): OperationOutcome<unknown> => findChange(operation, newest, isEndedByOwner);
