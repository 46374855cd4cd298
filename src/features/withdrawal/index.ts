/*
 * Withdrawals: what stands against one, the form, its records. Private: the mapping of wire rows, and that one is made at most
 * once.
 */
export { WithdrawalDemo } from './components/blocked';
export { WithdrawView } from './components/withdraw-view';
export { WithdrawalRecords } from './components/withdrawal-records';
export type { RecordFilter } from './record';
export { useEnterAddress } from './use-draft';
