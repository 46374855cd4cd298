import type { TopUpStatus } from './top-up';
import type { WithdrawalStatus } from './withdrawal';

/** Key of the name of a status among the texts of records: every screen has the same name for it. */
export type StatusName = `topUp.${TopUpStatus}` | `withdrawal.${WithdrawalStatus}`;
