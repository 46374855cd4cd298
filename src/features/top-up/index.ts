/*
 * Top-ups: the steps from the currency to the report, and the records. Private: the mapping of wire rows, and the report that
 * is sent at most once.
 */
export { TopUp } from './components/top-up';
export { TopUpDemo } from './components/top-up-demo';
export { TopUpRecords } from './components/top-up-records';
export { stepBefore } from './place';
export type { TopUpFilter } from './record';
